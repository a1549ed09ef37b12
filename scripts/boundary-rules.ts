// Judges imports by the rules of boundaries.json; pure, so that its own tests can ask it.
import { dirname } from 'node:path'
import type { SourceImport } from './source-imports.ts'

export type BoundaryRules = {
  readonly maxLines: number
  readonly longFilesAllowed: readonly string[]
  /** Patterns of files that may know each other's types in a ring; a list that may only get shorter. */
  readonly typeRingsAllowed: readonly string[]
  readonly rules: readonly {
    /** Which files the rule is for; its named groups may stand in `mayNotImport` as {name}. */
    readonly from: string
    readonly butNotFrom?: string
    readonly mayNotImport: string
    /** What to do instead, as a sentence. */
    readonly instead: string
  }[]
}

export type SourceFile = { readonly path: string; readonly imports: readonly SourceImport[] }

/** One sentence for each import that a rule forbids. */
export const findForbiddenImports = (files: readonly SourceFile[], { rules }: BoundaryRules): string[] =>
  files.flatMap(file =>
    rules.flatMap(rule => {
      const from = new RegExp(rule.from).exec(file.path)
      if (!from || (rule.butNotFrom && new RegExp(rule.butNotFrom).test(file.path))) return []
      const groups = from.groups ?? {}
      const forbidden = new RegExp(rule.mayNotImport.replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? ''))
      return file.imports
        .filter(({ target }) => forbidden.test(target))
        .map(({ target, line }) => `${file.path}:${line} imports ${target}. ${rule.instead}`)
    }),
  )

/**
 * One sentence for each ring of imports: between files, between folders, and between modules of the server. Imports of
 * types count between files and modules; between other folders they do not, since they are gone when the code runs. A
 * folder and what lies inside it are one; a file directly in a source root (app.ts, services.ts) stands for itself.
 */
export const findImportRings = (
  files: readonly SourceFile[],
  { typeRingsAllowed }: Pick<BoundaryRules, 'typeRingsAllowed'>,
): string[] => {
  const sources = files.filter(({ path }) => !isTest(path))
  const isAllowed = (ring: readonly string[]): boolean =>
    typeRingsAllowed.some(pattern => ring.every(path => new RegExp(pattern).test(path)))
  const byValue = ringsBetween(sources, path => path, { types: false })
  const byType = ringsBetween(sources, path => path, { types: true }).filter(ring => !isAllowed(ring))
  // A ring of values is one of types as well; it is told once.
  const fileRings = [
    ...byValue,
    ...byType.filter(ring => !byValue.some(inner => inner.every(path => ring.includes(path)))),
  ]
  return [
    ...fileRings.map(ring => `These files import each other in a ring: ${ring.join(', ')}.`),
    ...ringsBetween(sources, folderOf, { types: false }).map(
      ring => `These folders import each other in a ring: ${ring.join(', ')}.`,
    ),
    ...ringsBetween(sources, moduleOf, { types: true }).map(
      ring => `These modules import each other in a ring: ${ring.join(', ')}.`,
    ),
  ]
}

const isTest = (path: string): boolean => /(\.test|-fixture)\.tsx?$|\/test\//.test(path)

const folderOf = (path: string): string => {
  const folder = dirname(path)
  return /^(apps|packages)\/[^/]+(\/src)?$/.test(folder) ? path : folder
}

const moduleOf = (path: string): string | null => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? null

/** The sets of nodes that reach each other, where each file belongs to a node or to none. */
const ringsBetween = (
  files: readonly SourceFile[],
  nodeOf: (path: string) => string | null,
  { types }: { readonly types: boolean },
): string[][] => {
  const known = new Set(files.map(file => file.path))
  const graph: Graph = new Map()
  for (const { path, imports } of files) {
    const from = nodeOf(path)
    for (const { target, typeOnly } of imports) {
      const to = known.has(target) ? nodeOf(target) : null
      if (from === null || to === null || (typeOnly && !types)) continue
      const isOne = `${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)
      if (!isOne) graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  return rings(graph)
}

type Graph = Map<string, Set<string>>

/** The strongly connected parts of more than one node (Tarjan), each sorted by name. */
const rings = (graph: Graph): string[][] => {
  const found: string[][] = []
  const numbers = new Map<string, number>()
  const open: string[] = []
  /** The lowest number that can be reached from the node among those that are open. */
  const visit = (node: string): number => {
    const number = numbers.size
    numbers.set(node, number)
    const at = open.push(node) - 1
    let lowest = number
    for (const next of graph.get(node) ?? []) {
      const known = numbers.get(next)
      if (known === undefined) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, known)
    }
    if (lowest < number) return lowest
    const part = open.splice(at)
    if (part.length > 1) found.push(part.sort())
    return lowest
  }
  for (const node of [...graph.keys()].sort()) if (!numbers.has(node)) visit(node)
  return found
}
