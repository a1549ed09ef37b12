// A declaration is checked before it is sent, as its sender sees it.
import type { ServerResponse } from 'node:http'
import { wholeDeclaration, withCells } from '@khyanalt/domain/fee-report/declare-fixture'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { feePaperTexts } from '@khyanalt/domain/messages/fee-report-paper'
import { feeReportProblemTexts } from '@khyanalt/domain/messages/fee-report-problems'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmSending, openFeeServer, sendByCheck, showFeeScreen, stored } from '../fee-fixture.tsx'

// Real sockets take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = feeDeclareTexts.mn
const form = feeScreenTexts.mn
const paper = feePaperTexts.mn
let server: Awaited<ReturnType<typeof openFeeServer>>
beforeEach(async () => {
  server = await openFeeServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const edit = '/dashboard/amnat/request/edit/r1'
const known = { deposit_name: 'd1', document_files: ['tmp-0198f000-0000-7000-8000-000000000001-a1b2c3d.pdf'] }
const keep = (answers: object, more: object = {}) =>
  server.say('/api/amnat/request/getData/r1', {
    data: stored(more, { ...wholeDeclaration, ...answers, ...known } as never),
    usual_days: 3,
  })
const graded = withCells('too_hemjee', 5, { row_3: '192.5' })
const place = 'Тоо хэмжээний хүснэгт: 5-р сар, Агуулга, хувь'
const cellText = (name: string) => document.getElementById(`cell-${name}`)?.textContent
const openCheck = async () => {
  fireEvent.click(await screen.findByRole('button', { name: t.check }))
  await screen.findByRole('heading', { name: new RegExp(`^${t.checkTitle}`) })
}
const field = () => screen.findByRole('textbox', { name: new RegExp(`^${t.explain}`) })

describe('the check before sending', () => {
  it('[REQ-DECLARE-07] shows sums and report, asks by name, and tells the number and what happens next', async () => {
    keep({})
    await showFeeScreen(edit)
    await openCheck()
    expect(await screen.findByText(t.noWarnings)).toBeTruthy()
    for (const sum of ['2,403,000,000.00 ₮', '120,150,000.00 ₮']) {
      expect(screen.getAllByText(sum).length, sum).toBeGreaterThan(0)
    }
    // The whole report, as the agency will see it.
    expect(screen.getAllByRole('grid').map(grid => grid.getAttribute('aria-readonly'))).toEqual([
      'true',
      'true',
      'true',
    ])
    fireEvent.click(screen.getByRole('button', { name: form.send }))
    const dialog = await screen.findByRole('alertdialog')
    for (const part of [
      'Алтан Уул ХХК (27c1)',
      '2026 оны 2-р улирал',
      'MV-012044',
      'Хайлуур жонш',
      '2,403,000,000.00 ₮',
      '120,150,000.00 ₮',
    ])
      expect(within(dialog).getByText(part)).toBeTruthy()
    // No is no.
    fireEvent.click(within(dialog).getAllByRole('button')[0] as Element)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.sentTo('/api/amnat/request/update/r1')).toEqual([])
    keep({}, { status: 0 })
    await confirmSending()
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^${form.sent}`) })
    expect(screen.getByText('A260000001')).toBeTruthy()
    for (const sentence of [paper.nextReview, paper.nextReturn, paper.nextUsual.replace('{days}', '3')])
      expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByRole('button', { name: t.receipt })).toBeTruthy()
    expect(screen.getByRole('link', { name: t.toList }).getAttribute('href')).toBe('/dashboard/amnat')
  })

  it('[REQ-DECLARE-03] [REQ-DECLARE-04] [REQ-DECLARE-05] asks a word for each warning before it sends, and sends the word along', async () => {
    keep(graded)
    await showFeeScreen(edit)
    await openCheck()
    expect(await screen.findByRole('heading', { name: place })).toBeTruthy()
    expect(screen.getByText('100 хувиас их байна: 192.50')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: form.send }))
    const summary = (await screen.findByRole('heading', { name: t.mend })).closest('section') as HTMLElement
    expect(screen.queryByRole('alertdialog')).toBeNull()
    fireEvent.click(within(summary).getByRole('link', { name: place }))
    expect(document.activeElement).toBe(await field())
    expect(screen.getByText(t.explainMissing)).toBeTruthy()
    fireEvent.change(await field(), { target: { value: 'Давхар баяжмал' } })
    keep({}, { status: 0 })
    await confirmSending()
    await waitFor(() =>
      expect(server.sentTo('/api/amnat/request/update/r1').at(-1)?.body).toMatchObject({
        explanations: [{ path: 'too_hemjee/month_5/row_3', code: 'percent_above_100', text: 'Давхар баяжмал' }],
      }),
    )
  })

  it('[REQ-DECLARE-10] keeps the words with the draft: in the form and back, and on another day', async () => {
    keep(graded)
    const { step, back } = await showFeeScreen(edit)
    await openCheck()
    fireEvent.change(await field(), { target: { value: 'Давхар баяжмал' } })
    expect(step()).toBe('check')
    await back()
    expect(step()).toBeNull()
    expect(cellText('too_hemjee.month_5.row_3')).toBe('192.50')
    await openCheck()
    expect((await field()).textContent).toBe('Давхар баяжмал')
    const explanations = [{ path: 'too_hemjee/month_5/row_3', code: 'percent_above_100', text: 'Давхар баяжмал' }]
    await waitFor(() =>
      expect(server.sentTo('/api/amnat/request/savedraft').at(-1)?.body).toMatchObject({ data: { explanations } }),
    )
    cleanup()
    keep({ ...graded, explanations })
    await showFeeScreen(`${edit}?step=check`)
    expect((await field()).textContent).toBe('Давхар баяжмал')
  })

  it('[REQ-DECLARE-02] a warning leads to its cell, or takes the computed number where its writer says so', async () => {
    keep(withCells('unelgee', 4, { row_7: '1', row_9: '1' }))
    const { step } = await showFeeScreen(edit)
    await openCheck()
    const fee = 'Борлуулалтын үнэлгээ, төлбөрийн тооцооны хүснэгт: 4-р сар, Үндсэн төлбөр, ₮'
    fireEvent.click(await screen.findByRole('button', { name: `Очиж засах: ${fee}` }))
    await waitFor(() => expect(document.activeElement?.id).toBe('cell-unelgee.month_4.row_7'))
    expect(step()).toBeNull()
    await openCheck()
    const warning = (await screen.findByRole('heading', { name: fee })).closest('li') as HTMLElement
    fireEvent.click(within(warning).getByRole('button', { name: 'Тооцсон 40,050,000.00 дүнг авах' }))
    // The total followed the fee, and with both nothing stands out any more.
    expect(await screen.findByText(t.noWarnings)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: t.backToForm }))
    await waitFor(() => expect(cellText('unelgee.month_4.row_9')).toBe('40,050,000.00'))
  })

  it('[REQ-DECLARE-01] [REQ-DECLARE-02] offers what follows for empty cells, one or all, and leaves what was typed', async () => {
    keep({
      ...withCells('unelgee', 4, { row_3: '', row_7: '', row_9: '' }, withCells('unelgee', 5, { row_7: '7' })),
      tailan_etssiin_uldegdel: { iluu: '', dutuu: '' },
    })
    await showFeeScreen(edit)
    const offers = (await screen.findAllByText(t.offered)).map(one => one.closest('[data-tone]') as HTMLElement)
    expect(offers).toHaveLength(2)
    const [sales, balance] = offers as [HTMLElement, HTMLElement]
    fireEvent.click(within(balance).getByRole('button', { name: /^Авах: Тайлант үеийн эцсийн үлдэгдэл, Дутуу/ }))
    expect(cellText('tailan_etssiin_uldegdel.dutuu')).toBe('21,150,000.00')
    fireEvent.click(within(sales).getByRole('button', { name: t.takeAll }))
    expect(cellText('unelgee.month_4.row_3')).toBe('900.00')
    expect(cellText('unelgee.month_4.row_7')).toBe('40,050,000.00')
    expect(cellText('unelgee.month_4.row_9')).toBe('40,050,000.00')
    expect(cellText('unelgee.month_5.row_7')).toBe('7.00')
    await waitFor(() => expect(screen.queryByText(t.offered)).toBeNull())
  })

  it('[REQ-DECLARE-12] a refusal leads back to the form with the cell in words, and nothing typed is lost', async () => {
    keep({})
    server.answer('/api/amnat/request/update/r1', {
      status: 422,
      json: {
        result: 'error',
        code: 'answers_incomplete',
        message: errorTexts.mn.answers_incomplete,
        message_en: errorTexts.en.answers_incomplete,
        problems: [{ path: 'unelgee/month_6/row_4', code: 'not_a_number' }],
      },
    })
    await showFeeScreen(edit)
    await sendByCheck()
    const summary = (await screen.findByRole('heading', { name: form.mend })).closest('section') as HTMLElement
    const words = `Борлуулалтын үнэлгээ, төлбөрийн тооцооны хүснэгт: 6-р сар, Нийт үнэлгээ, ₮: ${feeReportProblemTexts.mn.not_a_number}`
    fireEvent.click(within(summary).getByText(words))
    expect(document.activeElement?.id).toBe('cell-unelgee.month_6.row_4')
    expect(cellText('unelgee.month_6.row_4')).toContain('801,000,000.00')
  })

  it('[REQ-DECLARE-12] an address of the check leads to the form while something is missing', async () => {
    keep({ payer_type: '' })
    const { step } = await showFeeScreen(`${edit}?step=check`)
    expect(await screen.findByText(`${form.payer}: ${feeReportProblemTexts.mn.must_select}`)).toBeTruthy()
    expect(step()).toBeNull()
  })
})

describe('a report that is quickly filled in', () => {
  it('[REQ-DECLARE-13] is sent as the draft that is still being made, once', async () => {
    const waiting: ServerResponse[] = []
    const made = { result: 'saved', id: 'r1', version: 1, saved_at: '2026-07-05T02:00:00.000Z' }
    server.answer('/api/amnat/request/savedraft', response => void waiting.push(response))
    server.say('/api/amnat/request/create', { id: 'r2', request_number: 'A260000002', status: 0, version: 1 })
    server.say('/api/amnat/uploadfile', { filename: known.document_files[0], url: '/x', size: 9, title: 'a.pdf' })
    const { place } = await showFeeScreen('/dashboard/amnat/request/create')
    await screen.findAllByRole('heading', { level: 2, name: /^\d\. / })
    const choose = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
    choose(/^Компани/, 'c1')
    await screen.findByRole('option', { name: /2026 оны 2-р улирал/ })
    choose(/^Улирал/, '2026-2')
    choose(/^Орд/, 'd1')
    choose(/^Ашигт малтмал/, 'gold')
    choose(/^Маягт/, '1')
    fireEvent.click(screen.getByRole('radio', { name: form.payer_has_license }))
    fireEvent.change(screen.getByRole('textbox', { name: /Тусгай зөвшөөрлийн дугаар/ }), {
      target: { value: 'MV-012345' },
    })
    for (const name of [form.increased, form.active])
      fireEvent.click(
        within(screen.getByRole('group', { name: new RegExp(`^${name}`) })).getAllByRole('radio')[0] as Element,
      )
    fireEvent.change(screen.getByLabelText(/Файл сонгох/, { selector: 'input' }), {
      target: { files: [new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })] },
    })
    await screen.findByRole('button', { name: /a\.pdf.*нээх/ })
    for (const sheet of ['too_hemjee', 'unelgee'])
      for (const month of [4, 5, 6]) {
        const cell = document.getElementById(`cell-${sheet}.month_${month}.row_1`) as HTMLElement
        cell.focus()
        fireEvent.keyDown(cell, { key: 'А' })
        fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
      }
    await openCheck()
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await confirmSending()
    server.answer('/api/amnat/request/savedraft', { json: made })
    keep({}, { status: 0 })
    for (const response of waiting) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(made))
    }
    await waitFor(() => expect(place()).toBe('/dashboard/amnat/request/sent/r1'))
    expect(server.sentTo('/api/amnat/request/update/r1')).toHaveLength(1)
    expect(server.sentTo('/api/amnat/request/create')).toEqual([])
  })
})

describe('below a column', () => {
  it('[REQ-DECLARE-08] of grades stands their weighted mean, live', async () => {
    keep(graded)
    await showFeeScreen(edit)
    await screen.findByRole('grid', { name: /тоо хэмжээ/ })
    // (92.5 + 192.5 + 92.5) : 3
    expect(cellText('too_hemjee.total_data.row_3')).toBe('дундаж 125.83')
    expect(cellText('too_hemjee.total_data.row_5')).toBe('3,000.00')
    const cell = document.getElementById('cell-too_hemjee.month_5.row_5') as HTMLElement
    cell.focus()
    fireEvent.keyDown(cell, { key: '0' })
    expect(cellText('too_hemjee.total_data.row_3')).toBe('дундаж 92.50')
  })
})

describe('a sent report', () => {
  it('[REQ-DECLARE-05] shows what stood out with the words on it, and where nobody said a word', async () => {
    const one = { path: 'too_hemjee/month_5/row_3', code: 'percent_above_100', params: { value: '192.50' } }
    const warnings = [
      { ...one, explanation: 'Давхар баяжмал' },
      { ...one, path: 'too_hemjee/month_6/row_3', explanation: null },
    ]
    keep(graded, { status: 1, warnings })
    await showFeeScreen('/dashboard/amnat/request/show/r1')
    const card = (await screen.findByRole('heading', { name: paper.warnings })).closest('section') as HTMLElement
    expect(within(card).getByText(/Давхар баяжмал/)).toBeTruthy()
    expect(within(card).getByRole('heading', { name: place })).toBeTruthy()
    expect(within(card).getByText(paper.unexplained)).toBeTruthy()
    expect(screen.getByRole('button', { name: t.print })).toBeTruthy()
  })
})
