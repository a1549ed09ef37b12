// What a sample of a field is made from, apart from the kinds themselves: browsers judge answers and never make them up.
import type { Facts } from '../facts.ts'
import type { FieldDefinition } from '../field-attributes.ts'

/** Chance in [0, 1), the facts, and samples for the cells of the rows. */
type SampleTools = {
  readonly random: () => number
  readonly facts: Facts
  readonly rows: () => readonly Readonly<Record<string, unknown>>[]
}

type MakeSample = (field: FieldDefinition, tools: SampleTools) => unknown

/** Values that a kind accepts and values that it refuses; undefined where it has none. */
export type KindSamples = { readonly valid: MakeSample; readonly invalid: MakeSample }
