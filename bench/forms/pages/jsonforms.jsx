// JSON Forms: vanilla renderers.
import { createAjv } from '@jsonforms/core'
import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { choices, neutralForm } from '../neutral-form.ts'
import { inputs, offer, wanted } from './page.js'

const form = neutralForm(wanted.fields, wanted.rows)
const kinds = {
  text: { type: 'string' },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
  textarea: { type: 'string' },
  checkbox: { type: 'boolean' },
  radio: { type: 'string', enum: ['yes', 'no'] },
  select: { type: 'string', enum: [...choices] },
}
const options = { radio: { format: 'radio' }, textarea: { multi: true } }
const property = ({ title, kind }) => ({ title, ...kinds[kind] })
const hasTable = form.table.rows.length > 0
const schema = {
  type: 'object',
  required: form.fields.filter(({ required }) => required).map(({ name }) => name),
  properties: {
    ...Object.fromEntries(form.fields.map(field => [field.name, property(field)])),
    ...(hasTable
      ? {
          items: {
            type: 'array',
            items: {
              type: 'object',
              properties: Object.fromEntries(form.table.columns.map(column => [column.name, property(column)])),
            },
          },
        }
      : {}),
  },
}
const uischema = {
  type: 'VerticalLayout',
  elements: [
    ...form.fields.map(field => ({
      type: 'Control',
      scope: `#/properties/${field.name}`,
      ...(options[field.kind] ? { options: options[field.kind] } : {}),
      ...(field.shownBy
        ? {
            rule: {
              effect: 'SHOW',
              condition: { scope: `#/properties/${field.shownBy}`, schema: { const: 'yes' } },
            },
          }
        : {}),
    })),
    ...(hasTable ? [{ type: 'Control', scope: '#/properties/items' }] : []),
  ],
}
const initial = {
  ...form.answers,
  ...(hasTable ? { items: form.table.rows.map(row => ({ ...row, c3: Number(row.c3) })) } : {}),
}
const ajv = createAjv()
let current = initial
let setMode = () => undefined

const Page = () => {
  const [mode, set] = useState('ValidateAndHide')
  setMode = set
  return (
    <JsonForms
      schema={schema}
      uischema={uischema}
      data={initial}
      renderers={vanillaRenderers}
      cells={vanillaCells}
      ajv={ajv}
      validationMode={mode}
      onChange={({ data }) => {
        current = data
      }}
    />
  )
}
const input = name =>
  document.querySelector(
    `[id^="#/properties/${name}-input"], [id="#/properties/${name}-input"], [id="#/properties/${name}"] input, [id="#/properties/${name}"] textarea, [id="#/properties/${name}"] select`,
  )
const tableRows = () => document.querySelectorAll('table tbody tr')

// Removing asks with the browser's own question, which is answered at once.
window.confirm = () => true

offer({
  mount: root => createRoot(root).render(<Page />),
  controls: () => inputs(),
  expected: () =>
    form.fields.length + form.fields.filter(({ kind }) => kind === 'radio').length + form.table.rows.length * 8,
  find: input,
  radio: (name, value) =>
    document.querySelector(
      `input[type=radio][name^="#/properties/${name}"][value="${value}"], [id="#/properties/${name}"] input[value="${value}"]`,
    ),
  validate: () => setMode('ValidateAndShow'),
  errors: () => document.querySelectorAll('.validation_error').length,
  cell: (row, column) => tableRows()[row]?.querySelectorAll('input, select')[column],
  rows: () => current.items.length,
  add: () =>
    document
      .querySelector('.array-table-layout button, .array\\.table button, header button, legend button, fieldset button')
      .click(),
  remove: row => [...tableRows()[row].querySelectorAll('button')].at(-1).click(),
})
