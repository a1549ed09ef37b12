// Samples of kinds that hold rows, lines or records.
import { parseQuantity } from '@khyanalt/domain/quantity'
import { isRowId, rowsOf } from '../answers.ts'
import { maxRowLimit } from '../field-attributes.ts'
import { permittedMaterials } from '../fields/explosive_usage_tool.ts'
import { kindOf } from '../fields/registry.ts'
import { takesItems } from '../registers/register.ts'
import { drawBase36, pick } from './draw.ts'
import type { KindSamples } from './kind-samples.ts'
import { sampleFile } from './value-samples.ts'

export const repeatingRows: KindSamples = {
  valid: (field, { rows }) =>
    rows()
      .slice(0, field.limit ?? maxRowLimit)
      .map((cells, index) => ({ _id: `r${index + 1}`, ...cells })),
  invalid: (_, { random }) => (random() < 0.5 ? 'rows' : [{ serial: 'a row without an id' }]),
}

export const fixedRows: KindSamples = {
  valid: (field, { rows }) => rows().map((cells, index) => ({ _id: field.rows?.[index]?.name ?? 'r', ...cells })),
  invalid: (_, { random }) => (random() < 0.5 ? 'rows' : [{ _id: 'no_such_row' }]),
}

/** One row of a material that the certificate permits, where its list is at hand. */
export const permittedMaterial: KindSamples = {
  valid: (field, tools) => {
    const sampled = repeatingRows.valid(field, tools)
    const listed = tools.facts.options[permittedMaterials]
    if (listed === undefined) return sampled
    const option = listed.find(({ data }) => (parseQuantity(data?.left) ?? 1000) >= 1000)
    const [first] = rowsOf(sampled)
    if (option === undefined || first === undefined) return []
    const unit_type = option.data?.unit_type ?? first.unit_type
    return [{ ...first, explosive_name: option.value, unit_type, quantity_numeric: 1 }]
  },
  invalid: repeatingRows.invalid,
}

export const register: KindSamples = {
  valid: ({ type }, { rows }) => {
    const [sheet = {}, item = {}] = rows()
    const asked = kindOf(type).register
    return { sheet, items: asked !== undefined && takesItems(asked, sheet) ? [{ _id: 'r1', ...item }] : [] }
  },
  invalid: (_, { random }) =>
    pick<unknown>(random, ['text', 12, { sheet: 'text' }, { items: [{ model: 'a record without an id' }] }]),
}

export const employees: KindSamples = {
  valid: (_, { random, facts }) => [facts.options.workers?.[0]?.value ?? drawBase36(random, 8)],
  invalid: (_, { random }) => pick<unknown>(random, ['w1', [1], ['w1', 'w1'], [{ id: 'w1' }]]),
}

export const tickedLines: KindSamples = {
  valid: (field, { random }) =>
    (field.list ?? []).filter(line => isRowId(line.value)).map(line => ({ _id: line.value, file: sampleFile(random) })),
  invalid: (field, { random }) => (random() < 0.5 ? 'ticked' : [{ _id: field.list?.[0]?.value ?? 'line' }]),
}
