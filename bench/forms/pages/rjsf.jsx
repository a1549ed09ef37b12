// React JSON Schema Form: core theme, ajv validator.
import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { createRef } from 'react'
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
const property = ({ title, kind }) => ({ title, ...kinds[kind] })
const always = form.fields.filter(({ shownBy }) => shownBy === null)
const conditional = form.fields.filter(({ shownBy }) => shownBy !== null)
const schema = {
  type: 'object',
  required: form.fields.filter(({ required }) => required).map(({ name }) => name),
  properties: {
    ...Object.fromEntries(always.map(field => [field.name, property(field)])),
    ...(form.table.rows.length > 0
      ? {
          items: {
            type: 'array',
            title: form.table.title,
            items: {
              type: 'object',
              properties: Object.fromEntries(form.table.columns.map(column => [column.name, property(column)])),
            },
          },
        }
      : {}),
  },
  // The documented way of one field that depends on another.
  dependencies: Object.fromEntries(
    conditional.map(field => [
      field.shownBy,
      {
        oneOf: [
          { properties: { [field.shownBy]: { enum: ['yes'] }, [field.name]: property(field) } },
          { properties: { [field.shownBy]: { enum: ['no'] } } },
        ],
      },
    ]),
  ),
}
const uiSchema = Object.fromEntries(
  form.fields.flatMap(({ name, kind }) =>
    kind === 'radio' || kind === 'textarea' ? [[name, { 'ui:widget': kind }]] : [],
  ),
)
const ref = createRef()
const rows = () => ref.current.state.formData.items.length
const initial = {
  ...form.answers,
  ...(form.table.rows.length > 0 ? { items: form.table.rows.map(row => ({ ...row, c3: Number(row.c3) })) } : {}),
}

offer({
  mount: root =>
    createRoot(root).render(
      <Form
        ref={ref}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={initial}
        showErrorList="top"
        noHtml5Validate
      />,
    ),
  controls: () => inputs(),
  expected: () =>
    form.fields.length + form.fields.filter(({ kind }) => kind === 'radio').length + form.table.rows.length * 8,
  find: name => document.getElementById(`root_${name}`),
  radio: (name, value) =>
    document.querySelector(
      `input[id^="root_${name}-"][value="${value === 'yes' ? 0 : 1}"], input[id^="root_${name}-"][value="${value}"]`,
    ),
  validate: () => ref.current.validateForm(),
  errors: () => document.querySelectorAll('.rjsf-field.has-error, .has-error, .field-error').length,
  cell: (row, column) => document.getElementById(`root_items_${row}_c${column}`),
  rows,
  add: () => document.querySelector('.rjsf-array-item-add button, button.rjsf-add-button, .btn-add').click(),
  remove: row => document.querySelectorAll('button.rjsf-array-item-remove, .array-item-remove')[row].click(),
})
