// Generated definitions and answers for property tests: every kind, conditions that never wait in a circle.
import { compileDefinition } from '../compile.ts'
import type { CompiledField, CompiledForm } from '../compiled-form.ts'
import type { Condition } from '../condition.ts'
import { parseDefinition } from '../definition.ts'
import type { Facts } from '../facts.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import { type FieldType, fieldTypes } from '../fields/field-type.ts'
import { kindOf } from '../fields/registry.ts'
import { between, pick } from '../samples/draw.ts'
import { kindDescriptions } from '../samples/kind-descriptions.ts'

/** The body of a form of all kinds in random order, each maybe behind an earlier yes/no field. */
export const generatedDefinition = (random: () => number): unknown => {
  const fields: FieldDefinition[] = [{ type: 'yesno', name: 'y0', _title: title('y0') }]
  const count = between(random, 5, 40)
  for (let index = 1; index < count; index += 1) {
    const field = sampleField(pick(random, fieldTypes), `f${index}`, random)
    fields.push({ ...field, ...condition(fields, field, random) })
  }
  return { _name: title('Маягт'), sections: steps(fields, random) }
}

/** A generated definition, compiled. */
export const generatedForm = (random: () => number): CompiledForm => {
  const parsed = parseDefinition(generatedDefinition(random))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}

/** A field of a kind with the attributes the kind needs. */
const sampleField = (type: FieldType, name: string, random: () => number): FieldDefinition => {
  const base = { type, name, _title: title(name) }
  const options = ['a', 'b', 'c'].map(value => ({ value, label: title(value) }))
  switch (type) {
    case 'label':
    case 'title':
      return base
    case 'hidden':
      return { ...base, defaultvalue: 'constant' }
    case 'checkvalue':
      return { ...base, defaultvalue: 'agreed', required: random() < 0.5 }
    case 'select_lang':
    case 'autoselect_lang':
      return { ...base, library: 'purposes', required: random() < 0.5 }
    case 'conditional':
      return { ...base, yesnofield: 'y0' }
    case 'text_template':
      return { ...base, yesnofield: 'y0', options }
    case 'checkboxfile':
      return { ...base, list: options, required: random() < 0.5 }
    case 'table':
    case 'dynamicadd':
      return { ...base, required: random() < 0.5, limit: between(random, 1, 5), rows: [{ fields: cells(random) }] }
    case 'statictable':
      return { ...base, rows: [{ name: 'row', _title: title('row'), fields: cells(random) }] }
    case 'select':
    case 'radio':
    case 'autoselect':
    case 'checkbox':
      return { ...base, options, required: random() < 0.5 }
    default:
      return { ...base, required: random() < 0.5, disabled: random() < 0.1, hidden: random() < 0.1 }
  }
}

/** A value the field's kind must refuse; undefined where there is none. */
export const invalidSample = (field: CompiledField, facts: Facts, random: () => number): unknown =>
  kindDescriptions[field.type].samples.invalid(field.field, { random, facts, rows: () => [] })

const steps = (fields: readonly FieldDefinition[], random: () => number): readonly unknown[] => {
  const cut = between(random, 1, fields.length - 1)
  return [fields.slice(0, cut), fields.slice(cut)].map((part, index) => ({
    _title: title(`Алхам ${index + 1}`),
    rows: [{ cols: 2, fields: part }],
  }))
}

const cells = (random: () => number): readonly FieldDefinition[] => {
  const inRows = fieldTypes.filter(type => kindOf(type).inRows && type !== 'conditional')
  const [first = 'string', ...others] = inRows
  const any = Array.from({ length: between(random, 0, 3) }, (_, index) =>
    sampleField(pick(random, [first, ...others]), `c${index}`, random),
  )
  // One cell at least must hold something.
  return [sampleField('string', 'text', random), ...any]
}

/** Conditions ask earlier fields only, so that they never wait in a circle. */
const condition = (
  earlier: readonly FieldDefinition[],
  field: FieldDefinition,
  random: () => number,
): Pick<FieldDefinition, 'yesnofield' | 'yesnovalue' | 'when'> => {
  const asked = earlier.filter(({ type }) => kindOf(type).holds !== 'none')
  const name = asked[Math.floor(random() * asked.length)]?.name ?? 'y0'
  if (field.yesnofield !== undefined || random() < 0.5) return {}
  if (random() < 0.5) return { yesnofield: name, yesnovalue: ['yes', 'a', 'agreed'] }
  const filled =
    numbers.has(earlier.find(other => other.name === name)?.type) && random() < 0.7
      ? pick<Condition>(random, [
          { field: name, atLeast: between(random, 0, 2030) },
          { field: name, in: ['0', '7.0', 12] },
        ])
      : { field: name, filled: random() < 0.5 }
  if (field.type === 'label' || field.type === 'title' || field.type === 'hidden') return { when: { show: filled } }
  return {
    when: pick<NonNullable<FieldDefinition['when']>>(random, [
      { show: { not: filled } },
      { enable: filled },
      { require: filled },
    ]),
  }
}

const numbers = new Set<FieldType | undefined>(['number', 'year'])

const title = (text: string) => ({ mn: text, en: text })
