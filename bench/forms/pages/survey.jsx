// SurveyJS: JSON model, React renderer.
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import 'survey-core/survey-core.css'
import { Survey } from 'survey-react-ui'
import { choices, neutralForm } from '../neutral-form.ts'
import { inputs, offer, wanted } from './page.js'

const form = neutralForm(wanted.fields, wanted.rows)
const kinds = {
  text: { type: 'text' },
  number: { type: 'text', inputType: 'number' },
  date: { type: 'text', inputType: 'date' },
  textarea: { type: 'comment' },
  checkbox: { type: 'boolean', renderAs: 'checkbox' },
  radio: { type: 'radiogroup', choices: ['yes', 'no'] },
  // The native control, as everywhere else on this bench.
  select: { type: 'dropdown', renderAs: 'select', choices: [...choices] },
}
const columnKinds = {
  text: { cellType: 'text' },
  number: { cellType: 'text', inputType: 'number' },
  select: { cellType: 'dropdown', renderAs: 'select', choices: [...choices] },
}
const model = new Model({
  elements: [
    ...form.fields.map(field => ({
      name: field.name,
      title: field.title,
      isRequired: field.required,
      ...(field.shownBy ? { visibleIf: `{${field.shownBy}} = 'yes'` } : {}),
      ...kinds[field.kind],
    })),
    ...(form.table.rows.length > 0
      ? [
          {
            type: 'matrixdynamic',
            name: form.table.name,
            title: form.table.title,
            rowCount: 0,
            maxRowCount: 2000,
            confirmDelete: false,
            columns: form.table.columns.map(({ name, title, kind }) => ({ name, title, ...columnKinds[kind] })),
          },
        ]
      : []),
  ],
})
model.data = { ...form.answers, ...(form.table.rows.length > 0 ? { items: form.table.rows } : {}) }

const question = name => model.getQuestionByName(name)
const inDocument = name => document.getElementById(question(name)?.inputId)
const rowsOf = () => document.querySelectorAll('[data-name=items] tbody tr, #items tbody tr')

offer({
  mount: root => createRoot(root).render(<Survey model={model} />),
  controls: () => inputs(),
  // A radio pair is two inputs; the table has eight a row.
  expected: () =>
    form.fields.length + form.fields.filter(({ kind }) => kind === 'radio').length + form.table.rows.length * 8,
  find: inDocument,
  radio: (name, value) => document.querySelector(`#${CSS.escape(question(name).id)} input[value="${value}"]`),
  validate: () => model.validate(true, false),
  errors: () => document.querySelectorAll('.sd-question__erbox, .sd-error').length,
  cell: (row, column) =>
    question('items').visibleRows[row].cells[column] &&
    document.getElementById(question('items').visibleRows[row].cells[column].question.inputId),
  rows: () => question('items').visibleRows.length,
  add: () => question('items').addRow(),
  remove: row => question('items').removeRow(row),
  seenRows: () => rowsOf().length,
})
