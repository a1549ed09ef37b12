// Judges imports by the rules of boundaries.json; pure, so that its own tests can ask it.
import { dirname } from 'node:path'
import type { SourceImport } from './source-imports.ts'

export type BoundaryRules = {
  readonly maxLines: number
  readonly longFilesAllowed: readonly string[]
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
 * One sentence for each ring of imports between folders. Imports of types are gone when the code runs and do not count.
 * A folder and what lies inside it are one; a file directly in a source root (app.ts, services.ts) stands for itself.
 */
export const findImportRings = (files: readonly SourceFile[]): string[] => {
  const known = new Set(files.map(file => file.path))
  const graph: Graph = new Map()
  for (const { path, imports } of files) {
    const from = folderOf(path)
    for (const { target, typeOnly } of imports) {
      const to = folderOf(target)
      const isOne = `${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)
      if (typeOnly || isOne || isTest(path) || !known.has(target)) continue
      graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  return rings(graph).map(ring => `These folders import each other in a ring: ${ring.join(' → ')}.`)
}

const isTest = (path: string): boolean => /(\.test|-fixture)\.tsx?$|\/test\//.test(path)

const folderOf = (path: string): string => {
  const folder = dirname(path)
  return /^(apps|packages)\/[^/]+(\/src)?$/.test(folder) ? path : folder
}

type Graph = Map<string, Set<string>>

/** One ring for each set of nodes that reach each other. */
const rings = (graph: Graph): string[][] => {
  const found: string[][] = []
  const done = new Set<string>()
  const walk = (node: string, trail: readonly string[]): void => {
    const at = trail.indexOf(node)
    if (at >= 0) {
      found.push([...trail.slice(at), node])
      return
    }
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node])
    done.add(node)
  }
  for (const node of [...graph.keys()].sort()) walk(node, [])
  return found
}
