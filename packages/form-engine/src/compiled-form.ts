// The shape of a compiled definition: everything the engine looks up, worked out once.
import type { Bilingual } from '@khyanalt/domain/language'
import type { FormDefinition, SectionDefinition } from './definition.ts'
import type { FieldDefinition } from './field-attributes.ts'
import type { FieldConditions } from './field-conditions.ts'
import type { FieldType } from './fields/field-type.ts'
import type { FieldKind } from './fields/kind.ts'
import type { AskedNames, PlacedCheck } from './rules/placed-checks.ts'

/** A field ready for use. */
export type CompiledField = {
  /** The field's name; a caption without one is named by its place (`@0.1.2`), which no answer can be. */
  readonly name: string
  readonly type: FieldType
  readonly title: Bilingual
  readonly field: FieldDefinition
  readonly kind: FieldKind
  readonly stepIndex: number
  readonly conditions: FieldConditions
  /** The checks that stand at it. */
  readonly checks: readonly PlacedCheck[]
  /** The answers that its calculation and its checks ask about. */
  readonly asks: AskedNames
  /** Those that its calculation alone asks about; checks decide over no value. */
  readonly derivesFrom: AskedNames
  /** The cells of a row a person adds, or null. */
  readonly cells: FieldScope | null
  /** The fixed rows of a statictable by name, or null. */
  readonly fixedRows: ReadonlyMap<string, FixedRow> | null
}

/** A row that is always there. */
export type FixedRow = { readonly name: string; readonly title: Bilingual; readonly cells: FieldScope }

/** Fields that know each other by name: the top level of a form, or one row. */
export type FieldScope = {
  readonly fields: ReadonlyMap<string, CompiledField>
  /** The names whose state a change of this one may touch, near and far. */
  readonly affected: ReadonlyMap<string, readonly string[]>
  readonly layout: readonly LayoutRow[]
}

/** A row of fields side by side. */
export type LayoutRow = {
  readonly cols: number
  readonly tool: boolean
  readonly extra: Bilingual | null
  readonly fields: readonly CompiledField[]
}

/** A step of the form. */
export type CompiledStep = {
  readonly index: number
  readonly title: Bilingual
  readonly section: SectionDefinition
  readonly layout: readonly LayoutRow[]
  readonly fields: readonly CompiledField[]
  readonly requiredOne: readonly string[]
}

/** A definition compiled for new requests or for renewals. */
export type CompiledForm = FieldScope & {
  readonly definition: FormDefinition
  readonly renew: boolean
  readonly steps: readonly CompiledStep[]
  /** Reverse index: the names whose answers decide over a field. */
  readonly dependsOn: ReadonlyMap<string, readonly string[]>
}
