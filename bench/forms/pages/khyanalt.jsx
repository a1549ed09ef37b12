// This project's engine and renderer, as the request screen uses them.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../apps/web/src/ui/base.css'
import { ErrorSummary } from '../../../apps/web/src/form/ErrorSummary.tsx'
import { FormRenderer } from '../../../apps/web/src/form/FormRenderer.tsx'
import { controlId } from '../../../apps/web/src/form/field-ids.ts'
import { createFormStore } from '../../../apps/web/src/form/form-store.ts'
import { preloadParts } from '../../../apps/web/src/form/lazy-parts.tsx'
import { readPinned } from '../../../apps/web/src/form/read-pinned.ts'
import { LanguageProvider } from '../../../apps/web/src/language/language.tsx'
import { choices, neutralForm } from '../neutral-form.ts'
import { inputs, offer, wanted } from './page.js'

const form = neutralForm(wanted.fields, wanted.rows)
const hasTable = form.table.rows.length > 0
const named = title => ({ mn: title, en: title })
const options = values => values.map(value => ({ value, label: named(value) }))
const kinds = {
  text: { type: 'text', validate_lang: 'en' },
  number: { type: 'number' },
  date: { type: 'date' },
  textarea: { type: 'textarea', validate_lang: 'en' },
  checkbox: { type: 'checkbox' },
  radio: { type: 'radio', options: options(['yes', 'no']) },
  select: { type: 'select', options: options(choices) },
}
const written = {
  _name: named('Bench'),
  sections: [
    {
      _title: named('All fields'),
      rows: [
        ...form.fields.map(field => ({
          fields: [
            {
              name: field.name,
              _title: named(field.title),
              required: field.required,
              ...(field.shownBy ? { yesnofield: field.shownBy, yesnovalue: ['yes'] } : {}),
              ...kinds[field.kind],
            },
          ],
        })),
        ...(hasTable
          ? [
              {
                fields: [
                  {
                    name: 'items',
                    type: 'dynamicadd',
                    _title: named(form.table.title),
                    rows: [
                      {
                        cols: 4,
                        fields: form.table.columns.map(({ name, title, kind }) => ({
                          name,
                          _title: named(title),
                          ...kinds[kind],
                        })),
                      },
                    ],
                  },
                ],
              },
            ]
          : []),
      ],
    },
  ],
}
const answers = {
  ...form.answers,
  ...(hasTable ? { items: form.table.rows.map((row, index) => ({ _id: `r${index}`, ...row })) } : {}),
}
const surroundings = { remarks: new Map(), previous: null }
let store = null
let validate = () => undefined

const Page = () => {
  const [problems, setProblems] = useState([])
  const [attempt, setAttempt] = useState(0)
  useEffect(preloadParts, [])
  validate = () => {
    setProblems(store.judgeStep(0))
    setAttempt(attempt + 1)
  }
  return (
    <>
      {problems.length > 0 && <ErrorSummary problems={problems} store={store} attempt={attempt} />}
      <FormRenderer store={store} surroundings={surroundings} stepIndex={0} />
    </>
  )
}
const ids = () => store.rowIds('items')
const cellOf = (row, column) => document.getElementById(controlId(`items/${ids()[row]}/c${column}`))
const entry = row => cellOf(row, 0)?.closest('section')
const question = () => document.querySelector('[role=alertdialog]')
const show = async row => {
  while (!cellOf(row, 0)) {
    window.scrollTo(0, (document.documentElement.scrollHeight * row) / ids().length)
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0)))
  }
  cellOf(row, 0).scrollIntoView({ block: 'center' })
}

offer({
  mount: root => {
    // Reading the definition belongs to opening the form; the server judged it once, when it was published.
    store = createFormStore({
      form: readPinned(written, { type: 'NEW', cert_id: null }),
      answers,
      facts: { today: '2026-03-01', language: 'en', options: {}, person: {}, company: null },
    })
    createRoot(root).render(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider>
          <Page />
        </LanguageProvider>
      </QueryClientProvider>,
    )
  },
  controls: () => inputs(),
  // Of a long table the rows near the screen are mounted; every other field is.
  expected: () =>
    form.fields.length +
    form.fields.filter(({ kind }) => kind === 'radio').length +
    Math.min(form.table.rows.length, form.table.rows.length > 40 ? 4 : 40) * 8,
  find: name => document.getElementById(controlId(name)),
  radio: (name, value) =>
    document.querySelector(
      `[id="${controlId(name)}"] input[value="${value}"], input[name="${controlId(name)}"][value="${value}"], input[id^="${controlId(name)}"][value="${value}"]`,
    ),
  validate: () => validate(),
  errors: () => document.querySelectorAll('[aria-invalid=true]').length,
  show,
  cell: cellOf,
  rows: () => ids().length,
  add: () => [...document.querySelectorAll('button')].findLast(button => /нэмэх/i.test(button.textContent)).click(),
  // Removing asks first; the measurement starts with the answer.
  beforeRemove: async row => {
    // The page still walks to the row that was added last; a row that it leaves behind takes its question with it.
    while (!question()) {
      await show(row)
      entry(row)?.querySelector('button').click()
      for (let tries = 0; tries < 50 && !question(); tries++) await new Promise(resolve => setTimeout(resolve, 20))
    }
  },
  remove: () => [...question().querySelectorAll('button')].find(button => /устга/i.test(button.textContent)).click(),
})
