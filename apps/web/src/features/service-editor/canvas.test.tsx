// The canvas as an administrator works it, with the form's own components on it.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import type { Problem } from '@khyanalt/domain/problem'
import { attributesOfKind } from '@khyanalt/form-engine/attribute-shapes'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FormPart } from './FormPart.tsx'
import { type Body, namesIn, outlineOf, valueAt } from './form-edits.ts'
import type { Opened } from './queries.ts'
import type { FormDraft } from './use-form-draft.ts'

const t = formCanvasTexts.mn
const words = serviceEditorTexts.mn
const said = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '')

const field = (type: string, name: string, title: string, more: object = {}) => ({
  type,
  name,
  _title: { mn: title, en: '' },
  ...more,
})
const options = [
  { value: 'a', label: { mn: 'Гүүрэн кран', en: 'Bridge crane' } },
  { value: 'b', label: { mn: 'Өргүүр', en: 'Hoist' } },
]
const form = {
  _name: { mn: 'Маягт', en: 'Form' },
  sections: [
    {
      _title: { mn: 'Төхөөрөмж', en: 'Unit' },
      rows: [
        { fields: [field('select', 'model', 'Загвар', { options })] },
        { fields: [field('number', 'capacity', 'Хүчин чадал', { yesnofield: 'model', yesnovalue: 'x' })] },
        { fields: [field('text', 'note', 'Тайлбар')] },
      ],
    },
    { _title: { mn: 'Байршил', en: 'Place' }, rows: [] },
  ],
}

/** Opens the editor on a form; `problems` are those that the server told. */
const open = (body: Body = form, problems: readonly Problem[] = []) => {
  const content = { language: 'mn', body, plan: [], certificate: null } as const
  const opened = {
    id: 1,
    libraries: [],
    versions: [],
    kinds: Object.fromEntries(fieldTypes.map(type => [type, attributesOfKind(type)])),
    draft: content,
  } as unknown as Opened
  const latest: { body: Body } = { body }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Editor opened={opened} problems={problems} onBody={next => (latest.body = next)} />
    </QueryClientProvider>,
  )
  return latest
}

type EditorProps = {
  readonly opened: Opened
  readonly problems: readonly Problem[]
  readonly onBody: (body: Body) => void
}

const Editor = ({ opened, problems, onBody }: EditorProps) => {
  const [content, setContent] = useState(opened.draft as unknown as FormDraft['content'])
  const edit = (change: Partial<FormDraft['content']>) => {
    if (change.body) onBody(change.body)
    setContent(before => ({ ...before, ...change }))
  }
  const draft = { content, problems, changes: [], edit } as unknown as FormDraft
  return <FormPart opened={opened} draft={draft} />
}

const canvas = () => within(screen.getByRole('region', { name: t.canvas }))
const question = (name: RegExp) => canvas().getByRole('button', { name })
const settings = () => document.querySelector('[data-settings]') as HTMLElement
const mongolian = () =>
  within(within(settings()).getByRole('group', { name: t.title })).getByRole<HTMLInputElement>('textbox', {
    name: words.mn_short,
  })
const titles = (body: Body) =>
  outlineOf(body, 'sections').map(({ items }) => items.map(({ title }) => title?.mn).join(', '))

it('[REQ-CANVAS-01] a question that is pressed on the form shows its own settings, and no JSON', async () => {
  open()
  expect(canvas().getByRole('combobox', { name: /^Загвар/, hidden: true })).not.toBeNull()
  fireEvent.click(question(/^Тайлбар/))
  expect(question(/^Тайлбар/).getAttribute('aria-pressed')).toBe('true')
  expect(mongolian().value).toBe('Тайлбар')
  expect(within(settings()).queryByRole('group', { name: t.options })).toBeNull()
  fireEvent.click(question(/^Загвар/))
  expect(within(settings()).getByRole<HTMLInputElement>('textbox', { name: said(t.option_mn, { n: '2' }) }).value).toBe(
    'Өргүүр',
  )
  // The first value is chosen in the question's own control, by the words of the choices.
  const first = await within(settings()).findByRole('combobox', { name: new RegExp(`^${t.initial}`) })
  expect(within(first).getByRole('option', { name: 'Өргүүр' })).not.toBeNull()
  expect(settings().textContent).not.toMatch(/JSON|yesno|librarykey|defaultvalue/)
})

it('[REQ-CANVAS-02] questions are reached, moved, sent to another step and taken out by keys', async () => {
  const latest = open()
  question(/^Загвар/).focus()
  fireEvent.keyDown(question(/^Загвар/), { key: 'ArrowDown' })
  await waitFor(() => expect(document.activeElement).toBe(question(/^Хүчин чадал/)))
  fireEvent.keyDown(question(/^Хүчин чадал/), { key: 'ArrowUp', altKey: true })
  expect(titles(latest.body)[0]).toBe('Хүчин чадал, Загвар, Тайлбар')
  await waitFor(() => expect(document.activeElement).toBe(question(/^Хүчин чадал/)))
  fireEvent.click(canvas().getByRole('button', { name: said(t.more, { name: 'Хүчин чадал' }) }))
  fireEvent.click(await screen.findByRole('menuitem', { name: said(t.to_step, { name: '2. Байршил' }) }))
  await waitFor(() => expect(titles(latest.body)).toEqual(['Загвар, Тайлбар', 'Хүчин чадал']))
  await waitFor(() => expect(document.activeElement).toBe(question(/^Хүчин чадал/)))
  fireEvent.keyDown(question(/^Хүчин чадал/), { key: 'Delete' })
  expect(titles(latest.body)).toEqual(['Загвар, Тайлбар', ''])
})

it('[REQ-CANVAS-06] a problem is told by titles at its question, leads there, and leaves the form in sight', async () => {
  const places = 'body/sections/0/rows/1/fields/0'
  open(form, [
    {
      code: 'unknown_option',
      path: `${places}/calculate/equals/1`,
      params: { value: 'x', question: { mn: 'Хүчин чадал', en: '' } },
    },
    { code: 'dangling_reference', path: `${places}/when/show`, params: { name: 'gone_key' } },
    { code: 'plan_not_walkable', path: 'plan' },
  ])
  const gone = said(t.reason_gone, { title: 'Хүчин чадал' })
  const list = screen.getAllByRole('listitem').find(item => item.textContent === gone)
  expect(document.body.textContent).not.toMatch(/gone_key|sections\/|rows\/|fields\//)
  expect(canvas().getByRole('combobox', { name: /^Загвар/, hidden: true })).not.toBeNull()
  expect(canvas().getAllByText(gone).length).toBe(1)
  fireEvent.click(within(list as HTMLElement).getByRole('button'))
  await waitFor(() => expect(document.activeElement).toBe(question(/^Хүчин чадал.*засах зүйлтэй/)))
  expect(screen.getByText(/Хяналтын шат: /)).not.toBeNull()
})

it('[REQ-CANVAS-06] whatever a question lacks, the canvas draws it and those beside it', () => {
  const broken = [
    { type: 'select', name: 'a', _title: null, options: 'none' },
    { type: 'no_such_kind', name: 'b' },
    { type: 'table', name: 'a', rows: [{ fields: [null, { type: 'text' }] }] },
    'nothing',
    field('number', 'n', 'Тоо хэмжээ', { min: 'x', not_after: 7, help: 5, library: {} }),
  ]
  open({ sections: [{ rows: broken.map(one => ({ fields: [one] })) }, { rows: null }] })
  expect(canvas().getAllByRole('button', { name: new RegExp(t.unnamed) }).length).toBeGreaterThanOrEqual(4)
  expect(canvas().getByRole('textbox', { name: /^Тоо хэмжээ/, hidden: true })).not.toBeNull()
})

it.each(fieldTypes)(
  '[REQ-CANVAS-01] a new question of kind %s is drawn, chosen and set without words of its program',
  async type => {
    open({ sections: [{ _title: { mn: 'А', en: 'A' }, rows: [] }] })
    const label = kindDescriptions[type].label.mn
    const offered = [...document.querySelectorAll<HTMLElement>('details li button')].filter(button =>
      [label, 'Нэг мөр бичвэр, маягтын үсгээр', 'Богино бичвэр, маягтын үсгээр'].includes(button.textContent ?? ''),
    )
    const wanted = offered.find(button => button.textContent === label) ?? offered[type === 'string' ? 0 : 1]
    fireEvent.click(wanted ?? document.body)
    expect(canvas().getByRole('button', { pressed: true }).getAttribute('aria-label')).toContain(label)
    const raw = /validate_lang|yesno|autofields|tool_|librarykey|\bcols\b|\bwhen\b/
    expect(settings().textContent).not.toMatch(raw)
  },
)

it('[REQ-CANVAS-04] the key of a new question follows its title, and another one that is written by hand stays', async () => {
  const latest = open({ sections: [{ _title: { mn: 'А', en: 'A' }, rows: [] }] })
  fireEvent.click(screen.getAllByRole('button', { name: kindDescriptions.number.label.mn })[0] as HTMLElement)
  const title = mongolian()
  await waitFor(() => expect(document.activeElement).toBe(title))
  fireEvent.change(title, { target: { value: 'Өргөх хүчин чадал' } })
  expect([...namesIn(latest.body)]).toEqual(['urgukh_khuchin_chadal'])
  fireEvent.change(title, { target: { value: 'Жин' } })
  expect([...namesIn(latest.body)]).toEqual(['jin'])
  fireEvent.change(within(settings()).getByLabelText('Түлхүүр нэр'), { target: { value: 'weight' } })
  fireEvent.click(within(settings()).getByRole('button', { name: t.key_change }))
  fireEvent.change(title, { target: { value: 'Жин, кг' } })
  expect([...namesIn(latest.body)]).toEqual(['weight'])
  expect(valueAt(latest.body, 'sections/0/rows/0/fields/0/_title/mn')).toBe('Жин, кг')
})

it('[REQ-CANVAS-07] several pasted lines become a choice each, and what is stored of them is made', () => {
  const latest = open()
  fireEvent.click(question(/^Загвар/))
  const last = within(settings()).getByRole('textbox', { name: said(t.option_mn, { n: '2' }) })
  fireEvent.paste(last, { clipboardData: { getData: () => 'Лифт\n\n Шат \n' } })
  expect(valueAt(latest.body, 'sections/0/rows/0/fields/0/options')).toMatchObject([
    { value: 'a' },
    { value: 'b' },
    { value: 'v3', label: { mn: 'Лифт' } },
    { value: 'v4', label: { mn: 'Шат' } },
  ])
})
