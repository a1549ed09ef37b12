// Rules are built by pick lists of titles and labels; what is built compiles and is read back by the same window.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Body, valueAt } from '../form-edits.ts'
import { QuestionRules } from './QuestionRules.tsx'
import { RulesBeneath } from './RulesBeneath.tsx'
import { RulesOfForm } from './RulesOfForm.tsx'
import { useRuleSentences } from './use-rules.ts'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })
afterEach(cleanup)

const t = ruleEditorTexts.mn
const words = (mn: string) => ({ mn, en: `${mn} (en)` })
const field = (type: string, name: string, mn: string, more: object = {}) => ({
  fields: [{ type, name, _title: words(mn), ...more }],
})
const start: Body = {
  _name: words('Маягт'),
  sections: [
    {
      _title: words('Ачаа'),
      rows: [
        field('select', 'qkind', 'Нэгжийн төрөл', {
          options: [
            { value: 'vdent', label: words('Шүдний') },
            { value: 'vport', label: words('Зөөврийн') },
          ],
        }),
        field('number', 'qnet', 'Цэвэр жин'),
        field('number', 'qgross', 'Бохир жин'),
        field('table', 'qgoods', 'Бараа', {
          rows: [
            {
              fields: [
                { type: 'number', name: 'qqty', _title: words('Тоо хэмжээ') },
                { type: 'number', name: 'qprice', _title: words('Нэгж үнэ') },
              ],
            },
          ],
        }),
        field('number', 'qtotal', 'Нийт'),
      ],
    },
  ],
}
const place = (row: number) => `sections/0/rows/${row}/fields/0`

type Live = { body: Body; json: number }

/** The parts of the editor that show rules, over one body. */
const Page = ({ live, question }: { readonly live: Live; readonly question: string }) => {
  const [current, setCurrent] = useState(live.body)
  const rules = useRuleSentences(current)
  useEffect(() => {
    live.body = current
  }, [live, current])
  const onJson = () => {
    live.json += 1
  }
  return (
    <>
      <section aria-label="canvas">
        <RulesBeneath rules={rules} path={question} />
      </section>
      <section aria-label="question">
        <QuestionRules body={current} path={question} onEdit={setCurrent} errors={[]} onJson={onJson} />
      </section>
      <section aria-label="form">
        <RulesOfForm body={current} onEdit={setCurrent} onJson={onJson} />
      </section>
    </>
  )
}

/** Shows them and answers the body as it stands. */
const show = (body: Body = start, question = place(1)): Live => {
  const live = { body, json: 0 }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page live={live} question={question} />
    </QueryClientProvider>,
  )
  return live
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const press = (label: string, within: { getByRole: typeof screen.getByRole } = screen) =>
  fireEvent.click(within.getByRole('button', { name: label }))
const dialog = async () => within(await screen.findByRole('dialog'))
const choose = (select: HTMLElement, label: string) => {
  const option = within(select).getByRole('option', { name: label }) as HTMLOptionElement
  fireEvent.change(select, { target: { value: option.value } })
}
const problemsOf = (body: Body) => {
  const parsed = parseDefinition(body)
  return parsed.ok ? [] : parsed.problems
}
const expectNoKeys = () =>
  expect(document.body.textContent).not.toMatch(/\bq(kind|net|gross|goods|qty|price|total)\b|vdent|vport/)

it('[REQ-SENTENCE-03] [REQ-SENTENCE-04] shows a question by a choice of another, by title and label', async () => {
  const live = show()
  expect(part('question').getByText(t.none_of_question)).toBeTruthy()
  press(t.add_show, part('question'))
  const window = await dialog()
  choose(window.getByLabelText(t.subject), 'Нэгжийн төрөл')
  expect(window.getByText(t.unfinished)).toBeTruthy()
  press(t.save, window)
  expect(window.getByRole('alert').textContent).toContain(t.unfinished)
  fireEvent.click(window.getByLabelText('Шүдний'))
  expectNoKeys()
  press(t.save, window)
  expect(valueAt(live.body, `${place(1)}/when/show`)).toEqual({ field: 'qkind', in: ['vdent'] })
  expect(problemsOf(live.body)).toEqual([])
  const sentence = '«Нэгжийн төрөл» нь «Шүдний» бол харуулна.'
  for (const name of ['canvas', 'question', 'form']) expect(part(name).getByText(sentence)).toBeTruthy()
  // What is read back is what was built.
  press(t.edit.replace('{rule}', sentence), part('question'))
  const again = await dialog()
  expect((again.getByLabelText('Шүдний') as HTMLInputElement).checked).toBe(true)
  press(t.cancel, again)
  press(t.remove.replace('{rule}', sentence), part('question'))
  expect(live.body).toEqual(start)
})

it('[REQ-SENTENCE-03] [REQ-SENTENCE-04] checks one answer against another, warns, and says the sentence of its author', async () => {
  const live = show()
  press(t.add_check, part('form'))
  const window = await dialog()
  choose(window.getByLabelText(t.subject), 'Цэвэр жин')
  choose(window.getByLabelText(t.way), t.way_atMost)
  choose(window.getByLabelText(t.object), '«Бохир жин»')
  press(t.save, window)
  expect(window.getByRole('alert').textContent).toContain(t.say_missing)
  const say = within(window.getByRole('group', { name: t.say }))
  fireEvent.change(say.getAllByRole('textbox')[0] as HTMLElement, { target: { value: 'Цэвэр жин их байна.' } })
  fireEvent.change(say.getAllByRole('textbox')[1] as HTMLElement, { target: { value: 'Too much.' } })
  fireEvent.click(window.getByLabelText(t.severity_warn))
  expectNoKeys()
  press(t.save, window)
  expect(live.body).toMatchObject({
    sections: [
      {
        checks: [
          {
            that: { atMost: [{ field: 'qnet' }, { field: 'qgross' }] },
            say: { mn: 'Цэвэр жин их байна.', en: 'Too much.' },
            severity: 'warn',
            name: 'explanation_1',
          },
        ],
      },
    ],
  })
  expect(problemsOf(live.body)).toEqual([])
  expect(part('question').getByText(/«Цэвэр жин» нь «Бохир жин» буюу түүнээс бага байх ёстой/)).toBeTruthy()
  expectNoKeys()
})

it('[REQ-SENTENCE-03] [REQ-SENTENCE-04] adds up quantity times price of every row', async () => {
  const live = show(start, place(4))
  press(t.add_calculate, part('question'))
  const window = await dialog()
  choose(window.getByLabelText(t.value), '«Бараа» хүснэгт дэх «Тоо хэмжээ» нийлбэр')
  choose(window.getByLabelText(t.times), 'Нэгж үнэ')
  fireEvent.click(window.getByLabelText(t.or_zero))
  press(t.save, window)
  expect(valueAt(live.body, `${place(4)}/calculate`)).toEqual({
    default: [{ sum: { multiply: [{ field: 'qqty' }, { field: 'qprice' }] }, over: 'qgoods' }, 0],
  })
  expect(problemsOf(live.body)).toEqual([])
  expectNoKeys()
})

it('[REQ-SENTENCE-03] [REQ-SENTENCE-04] asks for one of several, and takes conditions in groups', async () => {
  const live = show()
  press(t.add_required_one, part('form'))
  const window = await dialog()
  fireEvent.click(window.getByLabelText('Цэвэр жин'))
  press(t.save, window)
  expect(window.getByRole('alert').textContent).toContain(t.pick_two)
  fireEvent.click(window.getByLabelText('Бохир жин'))
  press(t.save, window)
  expect(live.body).toMatchObject({ sections: [{ required_one: ['qnet', 'qgross'] }] })

  press(t.add_require, part('question'))
  const second = await dialog()
  choose(second.getByLabelText(t.subject), 'Бохир жин')
  choose(second.getByLabelText(t.way), t.way_atLeast)
  fireEvent.change(second.getByLabelText(t.number), { target: { value: '1,5' } })
  expect(second.getByText(t.number_wrong)).toBeTruthy()
  fireEvent.change(second.getByLabelText(t.number), { target: { value: '1.5' } })
  press(t.add_group, second)
  expect(document.activeElement?.tagName).toBe('SELECT')
  fireEvent.click(second.getByLabelText('Зөөврийн'))
  press(t.save, second)
  expect(valueAt(live.body, `${place(1)}/when/require`)).toEqual({
    all: [
      { field: 'qgross', atLeast: 1.5 },
      { field: 'qkind', in: ['vport'] },
    ],
  })
  expect(problemsOf(live.body)).toEqual([])
})

it('[REQ-SENTENCE-05] reads what an expert wrote as a sentence, leads to JSON, and leaves it as it is', async () => {
  const that = { less: [{ if: [{ filled: { field: 'qnet' } }, { field: 'qnet' }, 0] }, { field: 'qgross' }] }
  const check = { that, say: words('Буруу.'), at: ['qnet', 'qgross'] }
  const body = { ...start, sections: [{ ...(start.sections as object[])[0], checks: [check] }] }
  const live = show(body)
  expectNoKeys()
  const told = part('question').getByText(/«Цэвэр жин» бөглөсөн/).textContent ?? ''
  const edit = t.edit.replace('{rule}', told.replace(t.kind_check, '').trim())
  press(edit, part('question'))
  press(t.open_json, await dialog())
  expect(live.json).toBe(1)
  press(edit, part('question'))
  const window = await dialog()
  expect(window.getByText(t.expert, { exact: false })).toBeTruthy()
  expect(window.queryByLabelText(t.subject)).toBeNull()
  const say = within(window.getByRole('group', { name: t.say }))
  fireEvent.change(say.getAllByRole('textbox')[1] as HTMLElement, { target: { value: 'Wrong.' } })
  press(t.save, window)
  expect(live.body).toMatchObject({ sections: [{ checks: [{ that, say: { en: 'Wrong.' }, at: ['qnet', 'qgross'] }] }] })
})
