// Names of uploaded files inside answers, wherever they stand.
import { isUploadName } from '@khyanalt/domain/upload-limits'

/** Every upload name in a JSON value, each once. */
export const fileNamesIn = (value: unknown): string[] => {
  const names = new Set<string>()
  const visit = (part: unknown): void => {
    if (typeof part === 'string') {
      if (isUploadName(part)) names.add(part)
    } else if (Array.isArray(part)) part.forEach(visit)
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit)
  }
  visit(value)
  return [...names]
}

/** Where a file name stands in answers: the path of the value that holds it, rows by their id. */
export const pathOfFile = (answers: Readonly<Record<string, unknown>>, name: string): string => {
  const find = (part: unknown, path: string): string | null => {
    if (part === name) return path
    if (Array.isArray(part)) {
      for (const item of part) {
        const id = (item as { _id?: unknown } | null)?._id
        const found = find(item, typeof id === 'string' ? `${path}/${id}` : path)
        if (found !== null) return found
      }
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, item] of Object.entries(part)) {
        const found = find(item, item === name && key === 'name' ? path : path ? `${path}/${key}` : key)
        if (found !== null) return found
      }
    }
    return null
  }
  return find(answers, '') ?? ''
}
