// A problem is a fact about an answer, without a sentence; texts are looked up by code at the edge.
import type { Bilingual } from './language.ts'

/** What a sentence is told; what has words in both languages is read in the reader's. */
export type ProblemParams = Readonly<Record<string, string | number | Bilingual>>
/** `path` points at a field, row or file: `serial`, `machines/<rowId>/serial`; never at an index. */
export type Problem = { readonly code: string; readonly path: string; readonly params?: ProblemParams }

/** The params in one language, numbers as they are, since years and limits take no grouping. */
export const paramsIn = (params: ProblemParams | undefined, ui: 'mn' | 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[ui] || value.mn : String(value),
    ]),
  )
