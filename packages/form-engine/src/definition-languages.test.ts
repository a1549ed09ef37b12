import { expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { parseDefinition } from './definition.ts'

const words = { mn: 'Үг', en: 'Word' }
const body = {
  _name: { mn: 'Маягт', en: 'Form' },
  _descr: { mn: 'Тайлбар', en: 'Description' },
  sections: [
    { _title: { mn: 'Нэг', en: 'One' }, rows: [{ fields: [{ type: 'string', name: 'a', _title: words }] }] },
    { _title: { mn: 'Хоёр', en: 'Two' }, rows: [] },
  ],
}
const problemsOf = (json: object) => {
  const parsed = parseDefinition(json)
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path)
}

it('[REQ-FORM-25] a form is named and described, and each of its sections titled, in Mongolian and in English', () => {
  const parsed = parseDefinition(body)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const { _name, _descr } = parsed.definition
  expect([_name, _descr]).toEqual([body._name, body._descr])
  const { steps } = compileDefinition(parsed.definition, { renew: false })
  expect(steps.map(({ title }) => title)).toEqual(body.sections.map(({ _title }) => _title))
})

it.each(['mn', 'en'] as const)(
  '[REQ-FORM-25] a name, a description or a section title without its %s is refused',
  language => {
    const { [language]: _, ...rest } = words
    const [first, second] = body.sections
    expect(problemsOf({ ...body, _name: rest })).toEqual([`_name/${language}`])
    expect(problemsOf({ ...body, _descr: rest })).toEqual([`_descr/${language}`])
    expect(problemsOf({ ...body, sections: [first, { ...second, _title: rest }] })).toEqual([
      `sections/1/_title/${language}`,
    ])
  },
)
