// Fields as a person meets them on screen, with lists that come over a real socket.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { FormRenderer } from './FormRenderer.tsx'
import { buildForm, facts, field, section } from './form-fixture.ts'
import { createFormStore } from './form-store.ts'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = formTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer('/api/llist/explosive%2Fmaterials', list())
})
afterEach(() => {
  vi.useRealTimers()
  server.close()
})

type More = {
  readonly form?: CompiledForm
  readonly answers?: Readonly<Record<string, unknown>>
  readonly open?: ReadonlySet<string>
}

const show = (fields: readonly object[], { answers = {}, open, form }: More = {}) => {
  const person = { name: 'Бат-Эрдэнэ', register_number: 'УБ85010112' }
  const store = createFormStore({
    form: form ?? buildForm([section(...fields)]),
    facts: { ...facts, person },
    answers,
    open: open ?? null,
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FormRenderer store={store} surroundings={{ remarks: new Map(), previous: null }} stepIndex={0} />
      <ToastRegion />
    </QueryClientProvider>,
  )
  return store
}
const list = (...values: string[]) => ({
  json: { result: 'success', data: values.map(value => ({ value, label: { mn: value, en: value } })) },
})

describe('a field on screen', () => {
  it('[REQ-FORM-06] of a required table is empty until a row was added with its button', async () => {
    const table = field('table', 'items', { required: true, rows: [{ fields: [field('text', 'part')] }] })
    const store = show([table])
    fireEvent.change(screen.getByLabelText(/^part/), { target: { value: 'Хоолой' } })
    expect(store.judgeStep(0).map(({ code }) => code)).toEqual(['required_table'])
    fireEvent.click(screen.getByRole('button', { name: t.rowAdd }))
    expect(store.judgeStep(0)).toEqual([])
    expect((await screen.findByRole('table')).textContent).toContain('Хоолой')
  })

  it('[REQ-FORM-19] [REQ-CONFIG-08] says that addresses did not come, here and in passing, and asks again', async () => {
    server.answer('/api/llist/address/aimaghot', { status: 500, json: null })
    show([field('address', 'place')])
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Хаягийн мэдээлэл татаж чадсангүй')
    await waitFor(() => expect(screen.getAllByText('Хаягийн мэдээлэл татаж чадсангүй').length).toBeGreaterThan(1))
    server.answer('/api/llist/address/aimaghot', list('Архангай'))
    fireEvent.click(within(alert).getByRole('button', { name: t.retry }))
    expect(await screen.findByRole('option', { name: 'Архангай' })).not.toBeNull()
  })

  it('[REQ-FORM-20] says that a library did not come, and asks again', async () => {
    server.answer('/api/llist/country', { status: 500, json: null })
    show([field('select', 'country', { library: 'country' })])
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Мэдээлэл татаж чадсангүй')
    expect(formTexts.en.listFailed).toBe('Could not load information')
    server.answer('/api/llist/country', list('Япон'))
    fireEvent.click(within(alert).getByRole('button', { name: t.retry }))
    expect(await screen.findByRole('option', { name: 'Япон' })).not.toBeNull()
  })

  it('[REQ-LABEL-06] asks the server for no list that is made while the form is filled in', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    server.answer('/api/llist/explosive/materials', list('anfo'))
    server.answer('/api/llist/country', list('Япон'))
    const store = show([
      field('select', 'material', { library: 'explosive/permitted' }),
      field('select', 'country', { library: 'country' }),
    ])
    expect(await screen.findByRole('option', { name: 'Япон' })).not.toBeNull()
    act(() => store.setOptions('explosive/permitted', [{ value: 'anfo', label: { mn: 'АНФО', en: 'ANFO' } }]))
    expect(await screen.findByRole('option', { name: 'АНФО' })).not.toBeNull()
    const addresses = asked.mock.calls.map(([request]) =>
      decodeURIComponent(String((request as Request).url ?? request)),
    )
    expect(addresses.some(address => address.includes('/llist/country'))).toBe(true)
    expect(addresses.filter(address => address.includes('explosive/permitted'))).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    asked.mockRestore()
  })

  it('[REQ-FORM-27] takes its options from the library of the server, or of the language', async () => {
    server.answer('/api/llist/country', list('Япон'))
    server.answer('/api/llist/lang/degree', list('Магистр'))
    const senior = { value: 'senior', label: { mn: 'Ахлах', en: 'Senior' } }
    server.answer('/api/llist/lang/grade', { json: { result: 'success', data: [senior] } })
    const fields = [
      field('select', 'country', { library: 'country' }),
      field('select_lang', 'degree', { library: 'degree' }),
      field('autoselect_lang', 'grade', { library: 'grade' }),
    ]
    show(fields, { answers: { grade: 'senior' } })
    expect(await screen.findByRole('option', { name: 'Япон' })).not.toBeNull()
    expect(await screen.findByRole('option', { name: 'Магистр' })).not.toBeNull()
    await waitFor(() => expect(server.sentTo('/api/llist/lang/grade')).toHaveLength(1))
    // What was chosen is told in the words of the list.
    const grade = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^grade/ }).value
    await waitFor(() => expect(grade()).toBe('Ахлах'))
  })

  it('[REQ-FORM-15] offers years as a list, the latest first', () => {
    show([field('year', 'made')])
    const years = [...(document.querySelector('datalist')?.options ?? [])].map(option => option.value)
    expect(years.slice(0, 3)).toEqual(['2027', '2026', '2025'])
  })

  it('[REQ-FORM-21] shows the sample of an answer after two seconds, to be copied', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const options = [{ value: 'a', label: { mn: 'А', en: 'A' } }]
    const sample = { mn: 'Загвар үг', en: 'Sample' }
    const store = show([
      field('select', 'purpose', { options }),
      field('text_template', 'words', {
        yesnofield: 'purpose',
        yesnovalue: ['a'],
        options: [{ value: 'a', label: sample }],
      }),
    ])
    act(() => store.setValue('purpose', 'a'))
    act(() => vi.advanceTimersByTime(1999))
    expect(screen.queryByText('Загвар үг')).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByText('Загвар үг')).not.toBeNull()
    vi.useRealTimers()
    fireEvent.click(screen.getByRole('button', { name: t.copy }))
    expect(await screen.findByRole('button', { name: t.copied })).not.toBeNull()
    expect(writeText).toHaveBeenCalledWith('Загвар үг')
  })

  it('[REQ-FORM-22] repeats a value of whoever is signed in, without a way to change it', () => {
    // What was kept in its place before counts for nothing.
    const store = show([field('readonly_user_value', 'who', { librarykey: 'register_number' })], {
      answers: { who: 'ЗЗ99999999' },
    })
    expect(screen.getByRole('group', { name: /^who/ }).textContent).toContain('УБ85010112')
    expect(store.readAnswers().who).toBe('УБ85010112')
    expect(document.body.textContent).not.toContain('ЗЗ99999999')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('[REQ-FORM-26] can be hidden or closed, brings help and a tooltip, and stands in columns', async () => {
    const store = show([
      field('text', 'gone', { hidden: true }),
      field('text', 'shut', { disabled: true }),
      field('text', 'note', { help: { mn: 'Товч бичнэ', en: 'Be brief' }, tooltip: { mn: 'Жишээ', en: 'Example' } }),
    ])
    expect(store.view('gone').state.visible).toBe(false)
    expect(screen.queryByText('gone')).toBeNull()
    expect(screen.queryByRole('textbox', { name: /^shut/ })).toBeNull()
    expect(screen.getByRole('group', { name: /^shut/ })).not.toBeNull()
    const note = screen.getByRole('textbox', { name: /^note/ })
    const described = (note.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map(id => document.getElementById(id)?.textContent)).toContain('Товч бичнэ')
    expect(screen.queryByText('Жишээ')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'note: тайлбар' }))
    expect(await screen.findByText('Жишээ')).not.toBeNull()
    const wide = { _title: { mn: 'А', en: 'A' }, rows: [{ cols: 3, fields: [field('text', 'a'), field('text', 'b')] }] }
    show([], { form: buildForm([wide]) })
    expect(screen.getByRole('textbox', { name: /^a / }).closest('[class*=row]')?.className).toContain('columns3')
  })

  it.each(fieldTypes.filter(type => kindOf(type).rows !== 'none' || kindOf(type).requiredCode === 'required_table'))(
    '[REQ-FORM-23] of kind %s can be shown for reading alone',
    async type => {
      const kind = kindOf(type)
      const cell = { cols: 1, fields: [field('text', 'part')] }
      const rows = kind.rows === 'fixed' ? [{ ...cell, name: 'r1', _title: { mn: 'Мөр', en: 'Row' } }] : [cell]
      const more = kind.rows !== 'none' && kind.ownFields === undefined ? { rows } : {}
      show([field(type, 'section', more)], { open: new Set() })
      for (const role of ['textbox', 'combobox', 'checkbox', 'radio', 'spinbutton']) {
        expect(screen.queryAllByRole(role), role).toEqual([])
      }
      const acts = (await screen.findAllByRole('button')).map(
        button => button.getAttribute('aria-label') ?? button.textContent,
      )
      expect(acts.filter(act => act !== t.why && !/яагаад|ч засах/.test(act ?? ''))).toEqual([])
    },
  )
})
