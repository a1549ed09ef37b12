// Turns the link of a video into its player.

const players = {
  youtube: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  vimeo: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
} as const

/** Puts the player where the pressed link stands; false when it was no link of a video. */
export const playVideo = (pressed: Element): boolean => {
  const link = pressed.closest('a')
  const { video, id, title = '' } = link?.closest<HTMLElement>('figure[data-video]')?.dataset ?? {}
  if (!link || !id || (video !== 'youtube' && video !== 'vimeo')) return false
  const player = document.createElement('iframe')
  player.src = players[video](encodeURIComponent(id))
  player.title = title
  player.allow = 'autoplay; fullscreen; picture-in-picture'
  // The hosts refuse to play for a page that does not say who it is; they learn the site, not the page.
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  link.replaceWith(player)
  player.focus()
  return true
}
