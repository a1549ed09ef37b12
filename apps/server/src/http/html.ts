// HTML written by hand: everything put in is escaped unless it is HTML itself.

/** Safe markup. */
export type Html = { readonly html: string }

/** Markup with values; texts are escaped, lists joined. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html => ({
  html: parts.reduce((made, part, index) => made + asMarkup(values[index - 1] ?? null) + part),
})

type HtmlValue = string | number | null | Html | readonly Html[]

const asMarkup = (value: HtmlValue): string => {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'html' in value ? value.html : value.map(item => item.html).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? '')
