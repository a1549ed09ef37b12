// The grammar of a form definition, and the one way to read one.
import type { Bilingual } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'
import { z } from 'zod'
import { jsonBounds, jsonExcess } from './bounded-json.ts'
import { cycleProblems } from './definition-cycles.ts'
import { grammarProblems } from './definition-grammar-problems.ts'
import { referenceProblems } from './definition-references.ts'
import {
  attributes,
  type CheckDefinition,
  caption,
  type FieldDefinition,
  type RowDefinition,
} from './field-attributes.ts'
import { fieldName } from './field-name.ts'
import { fieldTypes } from './fields/field-type.ts'
import { fieldKinds } from './fields/registry.ts'
import { type FormCase, formCase } from './form-cases.ts'
// Whoever reads definitions works out their rules as well.
import './rules/form-rules.ts'
import { ruleProblems } from './rules/rule-problems.ts'

/** A step of the form. */
export type SectionDefinition = {
  readonly _title: Bilingual
  readonly rows: readonly RowDefinition[]
  /** At least one of these fields must be filled. */
  readonly required_one?: readonly string[] | undefined
  /** Preset values by field name. */
  readonly defaultvalue?: Readonly<Record<string, unknown>> | undefined
  /** What must hold of the answers of the step. */
  readonly checks?: readonly CheckDefinition[] | undefined
}

/** The body of a form definition; number, category and language stand beside it. */
export type FormDefinition = {
  readonly _name: Bilingual
  readonly _descr?: Bilingual | undefined
  readonly sections: readonly SectionDefinition[]
  /** The steps of a renewal of an existing certificate; without them `sections` serve. */
  readonly renew_sections?: readonly SectionDefinition[] | undefined
  readonly default_organization?: string | number | null | undefined
  /** What must hold of `sections` as a whole. */
  readonly checks?: readonly CheckDefinition[] | undefined
  /** Answers with the problems that they must have. */
  readonly cases?: readonly FormCase[] | undefined
  readonly clienttype?: readonly ('CITIZEN' | 'COMPANY' | 'FOREIGNER')[] | undefined
}

/** What reading a definition answers: the definition, or every reason why not. */
export type ParsedDefinition =
  | { readonly ok: true; readonly definition: FormDefinition }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Reads a definition from JSON; problem paths are places in the JSON (`sections/0/rows/1/fields/2/type`). Never throws. */
export const parseDefinition = (json: unknown): ParsedDefinition => {
  const excess = jsonExcess(json, jsonBounds.definition)
  if (excess !== null) return { ok: false, problems: [{ ...excess, path: '' }] }
  const parsed = formDefinition.safeParse(json, { reportInput: true })
  if (!parsed.success) return { ok: false, problems: grammarProblems(parsed.error.issues) }
  const definition: FormDefinition = parsed.data
  // Each judge may rely on what the one before found in order.
  const judges = [referenceProblems, cycleProblems, ruleProblems]
  const problems = judges.reduce<readonly Problem[]>(
    (found, judge) => (found.length > 0 ? found : judge(definition)),
    [],
  )
  return problems.length > 0 ? { ok: false, problems } : { ok: true, definition }
}

const rowAttributes = {
  cols: z.number().int().min(1).max(24).optional(),
  tool: z.boolean().optional(),
  extra: caption.optional(),
} as const

/** Fields of a row inside a table: kinds that may stand in rows, so that tables never nest. */
const cell: z.ZodType<FieldDefinition> = fieldUnion(type => fieldKinds[type].inRows)
const addFormRow = z.strictObject({ ...rowAttributes, fields: z.array(cell).min(1).max(50) })
const fixedRow = z.strictObject({
  ...rowAttributes,
  name: fieldName,
  _title: caption,
  fields: z.array(cell).min(1).max(20),
})

const field: z.ZodType<FieldDefinition> = fieldUnion(() => true)
const sectionRow = z.strictObject({ ...rowAttributes, fields: z.array(field).min(1).max(100) })

const section = z.strictObject({
  _title: caption,
  rows: z.array(sectionRow).max(300),
  required_one: z.array(fieldName).min(1).max(50).optional(),
  defaultvalue: z.record(fieldName, z.json()).optional(),
  checks: attributes.checks,
})

/** The grammar: one schema for the whole of a definition's body. */
export const formDefinition = z.strictObject({
  _name: caption,
  _descr: attributes.help,
  sections: z.array(section).min(1).max(50),
  renew_sections: z.array(section).max(50).optional(),
  default_organization: z
    .union([z.string().max(64), z.number().int()])
    .nullable()
    .optional(),
  checks: attributes.checks,
  cases: z.array(formCase).max(100).optional(),
  clienttype: z
    .array(z.enum(['CITIZEN', 'COMPANY', 'FOREIGNER']))
    .max(3)
    .optional(),
})

/** The schema of any field whose kind passes, chosen by `type`. */
function fieldUnion(passes: (type: (typeof fieldTypes)[number]) => boolean): z.ZodType<FieldDefinition> {
  const kinds = fieldTypes.filter(passes).map(type => {
    const kind = fieldKinds[type]
    const rows = kind.rows === 'fixed' ? z.array(z.lazy(() => fixedRow)) : z.array(z.lazy(() => addFormRow))
    const holdsRows = kind.rows !== 'none' && kind.ownFields === undefined
    return z.strictObject({
      type: z.literal(type),
      ...kind.attributes,
      ...(holdsRows ? { rows: rows.min(1).max(100) } : {}),
    })
  })
  const [first, ...others] = kinds
  if (first === undefined) throw new Error('No field kind passes')
  // Each option is built from a kind's own attributes, which are a part of FieldDefinition's.
  return z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<FieldDefinition>
}
