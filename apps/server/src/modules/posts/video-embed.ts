// Videos of the few hosts that may be shown: kept as a link, which the browser turns into a player once it is pressed.

/** A video of a host we allow. */
export type Video = { readonly provider: 'youtube' | 'vimeo'; readonly id: string }

const hosts = [
  { provider: 'youtube', host: /^(www\.)?youtube(-nocookie)?\.com$/, path: /^\/embed\/([\w-]{6,20})$/ },
  { provider: 'vimeo', host: /^player\.vimeo\.com$/, path: /^\/video\/(\d{6,12})$/ },
] as const

const watchAddress = {
  youtube: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id: string) => `https://vimeo.com/${id}`,
} as const

/** The video behind the address of an embedded frame; null for every other address. */
export const readVideo = (address: string): Video | null => {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address)
  if (url?.protocol !== 'https:' || url.port || url.username) return null
  for (const { provider, host, path } of hosts) {
    const id = host.test(url.hostname) ? path.exec(url.pathname)?.[1] : undefined
    if (id) return { provider, id }
  }
  return null
}

/** The video that a cleaned figure names; null when somebody else wrote the figure. */
export const readFigure = (attributes: Readonly<Record<string, string>>): Video | null => {
  const [provider, id = ''] = [attributes['data-video'], attributes['data-id']]
  if (provider === 'youtube' && /^[\w-]{6,20}$/.test(id)) return { provider, id }
  if (provider === 'vimeo' && /^\d{6,12}$/.test(id)) return { provider, id }
  return null
}

const captions = {
  mn: (host: string) => `Видео ${host} сайтаас дарсны дараа ачаална.`,
  en: (host: string) => `The video is loaded from ${host} once you press it.`,
} as const
const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** The figure that stands for a video; `title` is escaped already. */
export const videoFigure = ({ provider, id }: Video, title: string, language: 'mn' | 'en'): string =>
  `<figure data-video="${provider}" data-id="${id}" data-title="${title}">` +
  `<a href="${watchAddress[provider](id)}" rel="noopener noreferrer external">${title}</a>` +
  `<figcaption>${captions[language](hostNames[provider])}</figcaption></figure>`
