// The questions every kind of field answers.
import type { Bilingual } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'
import type { z } from 'zod'
import type { Reading } from '../concepts/reading.ts'
import type { Facts } from '../facts.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import type { Register } from '../registers/register.ts'
import type { SummaryColumn, SummaryTableRow } from '../summary.ts'

/** What a kind knows while it judges a value: where the value stands and the facts. */
export type FieldContext = { readonly path: string; readonly facts: Facts }

/** A value for PDF, export and search: text, number, truth, file names, or rows of them. */
export type ExportedValue = string | number | boolean | null | readonly ExportedValue[] | ExportedRecord
export type ExportedRecord = { readonly [key: string]: ExportedValue }

/** The code of the problem of an empty required field; sentences differ by how a person answers. */
export type RequiredCode = 'required' | 'required_choice' | 'required_file' | 'required_table' | 'value_empty'

export type FieldKind = {
  /** Schemas of the attributes the kind knows; anything else is refused. */
  readonly attributes: Readonly<Record<string, z.ZodType>>
  /** Whether the kind holds rows of fields: none, rows a person adds, or rows the definition fixes. */
  readonly rows: 'none' | 'repeating' | 'fixed'
  /** Fields of a row that come with the kind and not from the definition. */
  readonly ownFields?: readonly FieldDefinition[]
  /** The register of equipment behind the kind, which is forms of its own. */
  readonly register?: Register
  /** Whether the kind may stand inside a row. */
  readonly inRows: boolean
  /** `answer`: the person fills it; `given`: facts or the definition fill it; `none`: it holds nothing. */
  readonly holds: 'answer' | 'given' | 'none'
  /** Whether the kind is ever displayed. */
  readonly displayed: boolean
  /**
   * Whether it draws nothing beyond its own box, so that a browser may leave it undrawn while it is far from the screen.
   * Lists that open inside their field would be cut off at its edge; tables measure themselves.
   */
  readonly drawsOnlyItsBox: boolean
  /** Whether the kind belongs to the read-only view and the PDF. */
  readonly inSummary: boolean
  readonly requiredCode: RequiredCode
  /** The value of a cleared field; never null, since null in a patch takes the answer away. */
  readonly emptyValue: unknown
  readonly isEmpty: (value: unknown) => boolean
  /**
   * The one value behind a spelling that is not empty. Whoever compares, judges, shows, exports or stores an answer
   * does so with this value; the draft alone keeps what was typed. Rows are read cell by cell and not here.
   */
  readonly read: (spelling: unknown, field: FieldDefinition) => Reading
  /** Problems of a value as read. */
  readonly problems: (value: unknown, field: FieldDefinition, context: FieldContext) => readonly Problem[]
  /** The value as a person reads it. */
  readonly text: (value: unknown, field: FieldDefinition, facts: Facts) => Bilingual
  /** Rows with captions in place of one text, for a kind whose value names records; null where none are at hand. */
  readonly summaryRows?: (
    value: unknown,
    field: FieldDefinition,
    facts: Facts,
    path: string,
  ) => { readonly columns: readonly SummaryColumn[]; readonly rows: readonly SummaryTableRow[] } | null
  readonly exported: (value: unknown, field: FieldDefinition, facts: Facts) => ExportedValue
}
