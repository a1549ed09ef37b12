// What a version of a certificate says, in the form that the public log takes a digest of and its PDF carries.
import { type Bytes, fromBase64, sha256, toHex, utf8 } from './bytes.ts'

/** JSON in one form (RFC 8785): keys in order, no blanks, nothing that is undefined. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(item => canonicalJson(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

/** Hex SHA-256 of a content; a salt among its members keeps anybody from trying out what it may say. */
export const digestOfContent = async (content: object): Promise<string> =>
  toHex(await sha256(utf8(canonicalJson(content))))

/** The name of the property of the metadata of a PDF that holds the content, as base64 of its canonical JSON. */
export const contentProperty = 'khyanalt:content'

/** The content that a PDF carries; null where it carries none, as papers from before and public extracts. */
export const readContent = (pdf: Bytes): object | null => {
  const text = new TextDecoder('latin1').decode(pdf)
  // The last one counts: a PDF is updated by appending.
  const start = text.lastIndexOf(`<${contentProperty}>`)
  const end = text.indexOf(`</${contentProperty}>`, start)
  if (start < 0 || end < 0) return null
  try {
    const bytes = fromBase64(text.slice(start + contentProperty.length + 2, end))
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof content === 'object' ? content : null
  } catch {
    return null
  }
}
