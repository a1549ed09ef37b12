import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormRenderer } from './FormRenderer.tsx'
import { buildForm, facts, field, section } from './form-fixture.ts'
import { pendingRowId } from './form-rows.ts'
import { createFormStore } from './form-store.ts'
import { problemText } from './problem-text.ts'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const say = { mn: 'Цэвэр жин бохир жингээс их байна.', en: 'The net weight is more than the gross weight.' }
const atMost = { atMost: [{ field: 'net' }, { field: 'gross' }] }
const named = (mn: string, en: string) => ({ _title: { mn, en } })
const goods = field('table', 'goods', {
  ...named('Бараа', 'Goods'),
  rows: [
    {
      fields: [
        field('text', 'serial', { ...named('Дугаар', 'Serial'), format: 'identifier' }),
        field('number', 'quantity', named('Тоо', 'Quantity')),
        field('number', 'worth', {
          ...named('Дүн', 'Worth'),
          calculate: { multiply: [{ field: 'quantity' }, { field: 'price' }] },
        }),
      ],
    },
  ],
  checks: [
    { that: { unique: { field: 'serial' }, over: 'goods' }, say: { mn: 'Дугаар давхардсан.', en: 'Serial twice.' } },
  ],
})
const total = field('number', 'total', {
  ...named('Нийт', 'Total'),
  calculate: { round: { sum: { field: 'worth' }, over: 'goods' }, digits: 2 },
})
const priced = [field('number', 'price', named('Үнэ', 'Price')), goods, total]
const weights = [
  field('number', 'net', named('Цэвэр жин', 'Net')),
  field('number', 'gross', named('Бохир жин', 'Gross')),
]
const open = (fields: readonly object[], answers: Record<string, unknown>, checks: readonly object[] = []) => {
  const form = buildForm([{ ...section(...fields), ...(checks.length > 0 ? { checks } : {}) }])
  return createFormStore({ form, facts, answers })
}
const show = (store: ReturnType<typeof open>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} surroundings={{ remarks: new Map(), previous: null }} stepIndex={0} />
    </QueryClientProvider>,
  )

describe('rules on screen', () => {
  it('[REQ-EXPR-05] follow what is typed: the total wakes with a cell, closed rows with a field beside the table', () => {
    const rows = [
      { _id: 'r1', serial: 'КС-1', quantity: '2' },
      { _id: 'r2', serial: 'КС-2', quantity: '0.5' },
    ]
    const store = open(priced, { price: '0.1', goods: rows })
    const woken: string[] = []
    for (const path of ['total', 'goods/r1/worth', 'goods/r2']) {
      if (path !== 'goods/r2') store.view(path)
      store.subscribe(path, () => woken.push(path))
    }
    expect(store.view('total').value).toBe('0.25')
    store.setValue('goods/r1/quantity', '3')
    expect([store.view('goods/r1/worth').value, store.view('total').value]).toEqual(['0.3', '0.35'])
    expect(woken).toEqual(['goods/r1/worth', 'total'])
    store.setValue('price', '10')
    expect([store.view('goods/r1/worth').value, store.view('total').value]).toEqual(['30', '35'])
    expect(woken).toContain('goods/r2')
  })

  it('[REQ-EXPR-06] stand at the rows alike as soon as they are, those of the add form included', () => {
    const rows = ['КС-1', 'КС-2'].map((serial, index) => ({ _id: `r${index}`, serial }))
    const store = open(priced, { goods: rows })
    store.judge(['goods/r1/serial', `goods/${pendingRowId}/serial`])
    expect(store.view('goods/r1/serial').problems).toEqual([])
    store.setValue('goods/r0/serial', 'КС-2')
    expect(store.view('goods/r1/serial').problems.map(({ code }) => code)).toEqual(['check_failed'])
    store.removeRow('goods', 'r0')
    expect(store.view('goods/r1/serial').problems).toEqual([])
    store.setValue(`goods/${pendingRowId}/serial`, 'КС-2')
    expect(store.view(`goods/${pendingRowId}/serial`).problems.map(({ code }) => code)).toEqual(['check_failed'])
  })

  it('[REQ-EXPR-06] say the sentence of their author in both languages, at the answer and in the summary', async () => {
    const store = open(weights, { net: '5', gross: '4' }, [{ that: atMost, say }])
    show(store)
    const problems = store.judgeStep(0)
    render(<ErrorSummary problems={problems} store={store} attempt={1} />)
    expect(await screen.findByText(`Цэвэр жин: ${say.mn}`)).not.toBeNull()
    expect(screen.getByText(say.mn)).not.toBeNull()
    expect(problems.map(problem => problemText(problem, 'en'))).toEqual([say.en])
    expect(screen.getByRole('textbox', { name: /Цэвэр жин/ }).getAttribute('aria-invalid')).toBe('true')
    act(() => store.setValue('gross', '5.0'))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Цэвэр жин/ }).getAttribute('aria-invalid')).not.toBe('true'),
    )
  })

  it('[REQ-EXPR-07] ask for the explanation of a warning while it is raised, and nowhere before', async () => {
    const store = open(weights, { net: '3', gross: '4' }, [{ that: atMost, say, severity: 'warn', name: 'why' }])
    show(store)
    const question = { name: new RegExp(`${say.mn} Тайлбарлана уу`) }
    expect(screen.queryByRole('textbox', question)).toBeNull()
    expect(screen.queryByText('Одоогоор харагдахгүй байгаа асуултууд')).toBeNull()
    act(() => store.setValue('net', '5'))
    expect(store.findProblems().map(({ code, path }) => `${code} ${path}`)).toEqual(['required why'])
    fireEvent.change(await screen.findByRole('textbox', question), { target: { value: 'Савгүй ачсан' } })
    expect(store.findProblems()).toEqual([])
    expect(store.readTyped()).toMatchObject({ why: 'Савгүй ачсан' })
    act(() => store.setValue('net', '3'))
    await waitFor(() => expect(screen.queryByRole('textbox', question)).toBeNull())
  })

  it('[REQ-EXPR-08] tell from what a value is worked out, in the words of the form', async () => {
    show(open(priced, { price: '2', goods: [{ _id: 'r1', serial: 'КС-1', quantity: '2' }] }))
    const button = await waitFor(() => {
      const found = screen.getByRole('button', { name: 'Нийт: яагаад ингэж байгааг харах' })
      expect(found.getAttribute('aria-haspopup')).toBe('dialog')
      return found
    })
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Яагаад?' })
    expect(await within(dialog).findByText(/«Бараа» хүснэгт дэх «Дүн» нийлбэр бүхэлчилсэн/)).not.toBeNull()
    expect(dialog.textContent).not.toMatch(/worth|goods/)
  })
})
