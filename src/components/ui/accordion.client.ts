/** Opens the `<details>` that the address names: a browser opens those around its target, not the target itself. */
function openTarget() {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  if (target instanceof HTMLDetailsElement) target.open = true;
}

openTarget();
addEventListener('hashchange', openTarget);
