/**
 * Plays the film in place, with captions, and copies its address. Without this script both are links: to the file, and
 * to the film on this page.
 */
const link = document.querySelector<HTMLElement>('[data-play-film]');
link?.addEventListener('click', (event) => {
  const video = link.nextElementSibling;
  if (!(video instanceof HTMLVideoElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.hidden = true;
  video.dataset.playing = '';
  for (const track of video.textTracks) track.mode = 'showing';
  video.focus();
  // In a low window with its controls, which are at its lower edge.
  if (video.offsetHeight > innerHeight) video.scrollIntoView(false);
  void video.play();
});

const share = document.querySelector<HTMLAnchorElement>('[data-copy-link]');
share?.addEventListener('click', async (event) => {
  const status = document.querySelector('[data-copy-status]');
  if (!status || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // Cleared first: a live region announces an unchanged text only once.
  status.textContent = '';
  // A separate `try`: without https `navigator.clipboard` is undefined.
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(share.href);
  } catch {
    isCopied = false;
  }
  // Fallback: shows the address in the address bar, without leaving the link.
  if (!isCopied) history.replaceState(history.state, '', share.href);
  status.textContent = (isCopied ? share.dataset.copied : share.dataset.notCopied) ?? '';
});
