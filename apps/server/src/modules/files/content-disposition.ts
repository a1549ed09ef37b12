// Names of files in replies (RFC 6266, RFC 5987).

/** The header that names a PDF; old readers get a plain name, the others the real one in UTF-8. */
export const contentDisposition = (kind: 'inline' | 'attachment', title: string): string => {
  const name = /\.pdf$/i.test(title) ? title : `${title}.pdf`
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
