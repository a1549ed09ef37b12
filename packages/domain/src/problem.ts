// A problem is a fact about an answer, without a sentence; texts are looked up by code at the edge.
import type { Bilingual } from './language.ts'

export type ProblemParams = Readonly<Record<string, string | number | Bilingual>>
/** `path` points at a field, row or file: `serial`, `machines/<rowId>/serial`; never at an index. */
export type Problem = { readonly code: string; readonly path: string; readonly params?: ProblemParams }
