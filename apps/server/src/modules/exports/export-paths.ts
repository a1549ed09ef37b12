// Names inside the ZIP: readable, unique, and safe on every system.

const folders = { answer: 'files', receipt: 'receipts', certificate: 'certificate' } as const

/** Gives each file a path of its own; twins get a number. */
export const exportPaths = <F extends { readonly title: string; readonly purpose: keyof typeof folders }>(
  files: readonly F[],
): readonly { readonly path: string; readonly file: F }[] => {
  const taken = new Set<string>()
  return files.map(file => {
    const base = cleanName(file.title)
    for (let twin = 1; ; twin++) {
      const path = `${folders[file.purpose]}/${base}${twin === 1 ? '' : `-${twin}`}.pdf`
      // Some systems take letters of either case for the same.
      const key = path.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return { path, file }
    }
  })
}

/** What no system takes for a path, a device or a hidden file. */
const cleanName = (title: string): string => {
  const name = title
    .replace(/\.pdf$/i, '')
    .replace(/[\p{C}/\\:*?"<>|]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 80)
  return name === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name) ? `file-${name}` : name
}
