// Form.io: components JSON, its own renderer.
import { Formio } from '@formio/js'
import '@formio/js/dist/formio.form.min.css'
import { choices, neutralForm } from '../neutral-form.ts'
import { inputs, offer, wanted } from './page.js'

const form = neutralForm(wanted.fields, wanted.rows)
const options = { values: choices.map(value => ({ label: value, value })) }
const kinds = {
  text: { type: 'textfield' },
  number: { type: 'number' },
  // The native control, as everywhere else on this bench; its own calendar is heavier.
  date: { type: 'textfield', inputType: 'date' },
  textarea: { type: 'textarea' },
  checkbox: { type: 'checkbox' },
  radio: { type: 'radio', values: ['yes', 'no'].map(value => ({ label: value, value })) },
  select: { type: 'select', widget: 'html5', data: options },
}
const components = [
  ...form.fields.map(field => ({
    key: field.name,
    label: field.title,
    input: true,
    validate: { required: field.required },
    ...(field.shownBy ? { conditional: { show: true, when: field.shownBy, eq: 'yes' } } : {}),
    ...kinds[field.kind],
  })),
  ...(form.table.rows.length > 0
    ? [
        {
          type: 'datagrid',
          key: 'items',
          label: form.table.title,
          input: true,
          components: form.table.columns.map(({ name, title, kind }) => ({
            key: name,
            label: title,
            input: true,
            ...kinds[kind],
          })),
        },
      ]
    : []),
]
let instance = null
const field = name => instance?.getComponent(name)?.refs?.input?.[0] ?? null
const grid = () => instance.getComponent('items')

offer({
  mount: root => {
    Formio.createForm(root, { components }).then(created => {
      instance = created
      created.submission = {
        data: { ...form.answers, ...(form.table.rows.length > 0 ? { items: form.table.rows } : {}) },
      }
    })
  },
  controls: () => inputs(),
  expected: () =>
    form.fields.length + form.fields.filter(({ kind }) => kind === 'radio').length + form.table.rows.length * 8,
  find: name => (document.body.contains(field(name)) ? field(name) : null),
  radio: (name, value) => instance.getComponent(name).element.querySelector(`input[value="${value}"]`),
  validate: () => {
    instance.submit().catch(() => undefined)
  },
  errors: () =>
    document.querySelectorAll('.formio-component.has-error, .formio-errors .error, .formio-error-wrapper').length,
  cell: (row, column) => grid().rows[row]?.[`c${column}`]?.refs?.input?.[0],
  rows: () => grid().rows.length,
  add: () => grid().addRow(),
  remove: row => grid().removeRow(row),
})
