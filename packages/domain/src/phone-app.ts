// The application for phones.

/** Its name, and where stores offer it. */
export const phoneApp = {
  name: 'i-inspector',
  googlePlay: 'https://play.google.com/store/search?q=i-inspector&c=apps',
  appStore: 'https://apps.apple.com/mn/iphone/search?term=i-inspector',
} as const
