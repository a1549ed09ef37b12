// What a form knows beside its answers: remarks of the reviewer and the answers sent before.
import type { Bilingual } from '@khyanalt/domain/language'
import type { Answers } from '@khyanalt/form-engine/answers'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { FieldProps } from './field-props.ts'

/** A remark as fields show it. */
export type FieldRemark = { readonly title: string; readonly comment: string }

export type FoldedRowsProps = FieldProps & {
  /** Those of the rows that stand open. */
  readonly entries: (ids: readonly string[]) => ReactNode
}

export type FormSurroundings = {
  readonly remarks: ReadonlyMap<string, readonly FieldRemark[]>
  /** The answers of the round that was returned; null outside a return. */
  readonly previous: Answers | null
  /** What a list of choices that does not come is told by, where a form has words of its own. */
  readonly listFailed?: Bilingual
  /** Shows fixed rows that nobody must fill as names until somebody asks for them. */
  readonly FoldedRows?: ComponentType<FoldedRowsProps>
}

const nothing: FormSurroundings = { remarks: new Map(), previous: null }

/** Hands the surroundings down; the value stays the same while the form is open. */
export const FormSurroundingsContext = createContext<FormSurroundings>(nothing)

/** The surroundings of the form. */
export const useSurroundings = (): FormSurroundings => use(FormSurroundingsContext)
