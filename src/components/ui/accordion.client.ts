/** Opens the `<details>` that the URL fragment targets: browsers open only the ancestors of the target. */
function openTarget() {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  if (target instanceof HTMLDetailsElement) target.open = true;
}

openTarget();
addEventListener('hashchange', openTarget);
