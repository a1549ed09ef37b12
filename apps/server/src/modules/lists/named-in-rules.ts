// Options that a form names by their values: in conditions, calculations, checks and what an answer begins with.

/** Parts of a definition that hold words, keys and kinds, and never a value. */
const words = new Set([
  '_title',
  '_name',
  'label',
  'say',
  'help',
  'title',
  'name',
  'type',
  'library',
  'format',
  'cases',
])

/** Those of the values that stand as texts anywhere but in titles, keys and kinds. */
export const namedInRules = (body: unknown, values: ReadonlySet<string>): string[] => {
  const found = new Set<string>()
  const read = (node: unknown): void => {
    if (typeof node === 'string' && values.has(node)) found.add(node)
    else if (Array.isArray(node)) node.forEach(read)
    else if (typeof node === 'object' && node !== null) {
      for (const [key, part] of Object.entries(node)) if (!words.has(key)) read(part)
    }
  }
  read(body)
  return [...found].sort()
}
