// Which file imports what, read with a real parser and resolved to paths of the repository.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

export type SourceImport = {
  /** A path of the repository, or the name of a package. */
  readonly target: string
  readonly line: number
  /** Gone at run time: the whole import is of types. */
  readonly typeOnly: boolean
}

/** The imports of one file; `repository` is the folder that paths are relative to. */
export const readImports = (repository: string, path: string, text: string): SourceImport[] => {
  const { module, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      name: moduleRequest.value,
      start,
      typeOnly: entries.length > 0 && entries.every(entry => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, start, typeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^(['"`])(.+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
      return literal?.[2] ? [{ name: literal[2], start, typeOnly: false }] : []
    }),
  ]
  return found.map(({ name, start, typeOnly }) => ({
    target: resolveImport(repository, path, name),
    line: lineOf(start),
    typeOnly,
  }))
}

const resolveImport = (repository: string, from: string, name: string): string => {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  const own = /^#src\/(.+)$/.exec(name)
  if (own?.[1]) return join(from.split('/').slice(0, 2).join('/'), 'src', own[1])
  const workspace = /^@khyanalt\/([^/]+)\/(.+)$/.exec(name)
  if (workspace?.[1] && workspace[2]) return resolveWorkspaceImport(repository, workspace[1], workspace[2])
  return name
}

// The `exports` field of a package maps `./x` or `./*` to a file.
const resolveWorkspaceImport = (repository: string, name: string, subpath: string): string => {
  const folder = `packages/${name}`
  const manifest = join(repository, folder, 'package.json')
  if (!existsSync(manifest)) return `${folder}/${subpath}`
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> }
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined) {
      if (pattern === `./${subpath}`) return normalize(join(folder, target))
      continue
    }
    const asked = `./${subpath}`
    if (!asked.startsWith(before) || !asked.endsWith(after)) continue
    const star = asked.slice(before.length, asked.length - after.length)
    return normalize(join(folder, target.replace('*', star)))
  }
  return `${folder}/${subpath}`
}
