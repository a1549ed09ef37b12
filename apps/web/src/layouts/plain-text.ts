/** The words of sanitised HTML; the bell shows one paragraph, so markup would only be in the way. */
export const plainText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? ''
