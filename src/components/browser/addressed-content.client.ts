/** The section that the address names, else the main content. */
export function addressedContent(): HTMLElement | null {
  const main = document.querySelector('main');
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return main?.contains(target) ? target : main;
}
