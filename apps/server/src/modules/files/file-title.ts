// The name a file had on the person's own machine, made fit to be shown.
const longest = 200

/** Without folders, control and direction characters; never empty. */
export const cleanFileTitle = (original: string): string => {
  const name = (original.split(/[\\/]/).at(-1) ?? '')
    .toWellFormed()
    .normalize('NFC')
    // \p{C}: controls and the marks that turn text around and so disguise an ending.
    .replace(/\p{C}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (Array.from(name).length <= longest) return name || 'file.pdf'
  return `${Array.from(name.replace(/\.pdf$/i, ''))
    .slice(0, longest - 4)
    .join('')}.pdf`
}
