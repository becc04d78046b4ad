/** Plays the film in its place, with captions. The link leads to the file where this script is not. */
const link = document.querySelector<HTMLElement>('[data-play-film]');
link?.addEventListener('click', (event) => {
  const video = link.nextElementSibling;
  if (!(video instanceof HTMLVideoElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.hidden = true;
  video.dataset.playing = '';
  for (const track of video.textTracks) track.mode = 'showing';
  video.focus();
  void video.play();
});
