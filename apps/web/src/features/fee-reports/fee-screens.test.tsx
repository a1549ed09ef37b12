import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { feeReportProblemTexts } from '@khyanalt/domain/messages/fee-report-problems'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastManager } from '../../ui/toast.ts'
import { confirmSending, openFeeServer, sendByCheck, showFeeScreen, stored } from './fee-fixture.tsx'

// Real sockets take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = feeScreenTexts.mn
const declare = feeDeclareTexts.mn
const mustSelect = feeReportProblemTexts.mn.must_select
let server: Awaited<ReturnType<typeof openFeeServer>>
beforeEach(async () => {
  server = await openFeeServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const create = '/dashboard/amnat/request/create'
const choose = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const chooseSheet = async () => {
  choose(/^Компани/, 'c1')
  await screen.findByRole('option', { name: /2026 оны 2-р улирал/ })
  choose(/^Улирал/, '2026-2')
  choose(/^Маягт/, '1')
}
const keep = (report: object) => server.say('/api/amnat/request/getData/r1', { data: report, usual_days: 3 })

describe('a new report', () => {
  it('[REQ-AMNAT-03] cannot be begun at flag 0: says why and leads to the late request', async () => {
    server.period(0)
    await showFeeScreen(create)
    await screen.findByText('Тайлан илгээх боломжгүй байна')
    expect(screen.getByText(t.closedText)).toBeTruthy()
    expect(screen.getByRole('link', { name: t.sendLate }).getAttribute('href')).toBe(
      '/dashboard/amnat/previousrequest/create',
    )
    expect(screen.queryByRole('combobox', { name: /^Компани/ })).toBeNull()
    expect(screen.queryByRole('button', { name: declare.check })).toBeNull()
  })

  it('[CON-183] [REQ-AMNAT-04] [CON-049] asks for the own companies and explains that one is needed', async () => {
    server.companies()
    await showFeeScreen(create)
    await screen.findByText(t.noCompanyTitle)
    expect(server.sentTo('/api/amnat/company/getCompany/u1')).toHaveLength(1)
  })

  it('[REQ-AMNAT-42] has five numbered sections; [REQ-AMNAT-05] [REQ-AMNAT-06] company leads to quarters, quarter and sheet to the months', async () => {
    const { place } = await showFeeScreen(create)
    const sections = await screen.findAllByRole('heading', { level: 2, name: /^\d\. / })
    expect(sections.map(one => one.textContent?.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.'])
    expect(screen.queryByRole('grid', { name: /тоо хэмжээ/ })).toBeNull()
    await chooseSheet()
    const grid = await screen.findByRole('grid', { name: /тоо хэмжээ/ })
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(one => one.textContent),
    ).toEqual(['4-р сар', '5-р сар', '6-р сар', 'Нийт'])
    // The draft stands on the server and has an address of its own now, on the same page.
    await waitFor(() => expect(place()).toBe('/dashboard/amnat/request/edit/r1'))
    expect(screen.getByRole('grid', { name: /тоо хэмжээ/ })).toBe(grid)
    // Another company empties the quarter; what was filled in is asked about first.
    const cell = within(grid).getAllByRole('gridcell')[0] as HTMLElement
    cell.focus()
    fireEvent.keyDown(cell, { key: 'А' })
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
    choose(/^Компани/, 'c2')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t.clearGo }))
    await waitFor(() => expect(screen.queryByRole('grid', { name: /тоо хэмжээ/ })).toBeNull())
    expect(await screen.findByText(t.noQuarters)).toBeTruthy()
  })

  it('[REQ-AMNAT-10] [REQ-AMNAT-11] [REQ-AMNAT-12] is not sent before everything required is there; each gap leads to its field', async () => {
    await showFeeScreen(create)
    await screen.findAllByRole('heading', { level: 2, name: /^\d\. / })
    press(declare.check)
    for (const field of [t.company, t.quarterLabel, t.sheet]) {
      expect(await screen.findByText(`${field}: ${mustSelect}`)).toBeTruthy()
    }
    await chooseSheet()
    press(declare.check)
    const summary = (await screen.findByRole('heading', { name: t.mend })).closest('section') as HTMLElement
    for (const field of [t.payer, t.deposit, t.licence, t.mineral, t.increased, t.active, t.papers]) {
      expect(within(summary).getByText(`${field}: ${mustSelect}`)).toBeTruthy()
    }
    // The name of the product in both tables, month by month.
    expect(within(summary).getAllByText(/Бүтээгдэхүүний нэр: Заавал сонгоно уу/)).toHaveLength(6)
    expect(within(summary).queryByText(new RegExp(t.secondMineral))).toBeNull()
    for (const field of [t.payer, t.deposit, t.licence, t.mineral, t.increased, t.active, t.papers]) {
      const gap = within(summary).getByText(`${field}: ${mustSelect}`)
      fireEvent.click(gap)
      // The focus has left the summary for a field.
      expect(document.activeElement?.matches('input, select, button'), field).toBe(true)
      expect(summary.contains(document.activeElement), field).toBe(false)
    }
    fireEvent.click(within(summary).getByText(`${t.deposit}: ${mustSelect}`))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Орд/ }))
    fireEvent.click(within(summary).getAllByText(/5-р сар, Бүтээгдэхүүний нэр/)[0] as Element)
    expect(document.activeElement?.id).toBe('cell-too_hemjee.month_5.row_1')
    expect(server.sentTo('/api/amnat/request/update/r1')).toEqual([])
  })

  it('[REQ-AMNAT-16] [CON-174] keeps the prefix of a pasted licence apart and refuses more than 6 characters', async () => {
    await showFeeScreen(create)
    await screen.findAllByRole('heading', { level: 2, name: /^\d\. / })
    const licence = screen.getByRole('textbox', { name: /Тусгай зөвшөөрлийн дугаар/ })
    fireEvent.change(licence, { target: { value: 'XV-012345' } })
    expect((licence as HTMLInputElement).value).toBe('012345')
    expect((screen.getByRole('combobox', { name: /Зөвшөөрлийн төрөл/ }) as HTMLSelectElement).value).toBe('XV')
    fireEvent.change(licence, { target: { value: '0123456' } })
    expect(screen.getByText(/дээд тал нь 6 тэмдэгт$/)).toBeTruthy()
  })

  it('[REQ-AMNAT-19] [REQ-AMNAT-20] takes PDFs alone and tells a second upload to wait for the first', async () => {
    // The first upload stays on its way.
    server.answer('/api/amnat/uploadfile', () => undefined)
    await showFeeScreen('/dashboard/amnat/previousrequest/create')
    const pick = (paper: string, file: File) =>
      fireEvent.change(screen.getByLabelText(new RegExp(`: ${paper}`), { selector: 'input' }), {
        target: { files: [file] },
      })
    await screen.findByRole('button', { name: t.send })
    pick(t.shiidver_huudas, new File(['x'], 'a.docx'))
    expect((await screen.findAllByText(new RegExp(formTexts.mn.fileWrongType))).length).toBeGreaterThan(0)
    const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
    pick(t.shiidver_huudas, pdf('first.pdf'))
    await screen.findAllByText(formTexts.mn.fileUploading)
    pick(t.alban_bichig, pdf('second.pdf'))
    const dialog = await screen.findByRole('dialog', { name: 'Өмнөх файл хуулагдаж байна' })
    expect(within(dialog).getByText(/түр хүлээнэ үү/)).toBeTruthy()
    expect(server.sentTo('/api/amnat/uploadfile')).toHaveLength(1)
    fireEvent.click(within(dialog).getAllByRole('button').at(-1) as Element)
    press(/Болих|Цуцлах/)
  })
})

describe('what may be filled in', () => {
  it('[REQ-AMNAT-23] [REQ-AMNAT-24] [REQ-AMNAT-26] offers payers, minerals, six sheets, and the deposits of the period', async () => {
    await showFeeScreen(create)
    await screen.findAllByRole('heading', { level: 2, name: /^\d\. / })
    await chooseSheet()
    const options = (name: RegExp) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .slice(1)
        .map(option => option.textContent)
    expect(screen.getByRole('radio', { name: t.payer_has_license })).toBeTruthy()
    expect(screen.getByRole('radio', { name: t.payer_exporter })).toBeTruthy()
    expect(options(/^Ашигт малтмал/)).toEqual(['Алт', 'Хайлуур жонш', 'Барилгын болон өнгөлгөөний чулуу'])
    expect(options(/^Маягт/).map(text => text?.slice(0, 7))).toEqual([1, 2, 3, 4, 5, 6].map(id => `Маягт-${id}`))
    expect(options(/^Орд/)).toEqual(['Алтан овоо (Төв)'])
    expect(options(/^Дагалдах/)).toEqual(['Мөнгө'])
  })

  it('[REQ-AMNAT-25] [CON-175] starts the numbers of an X report at 0', async () => {
    await showFeeScreen(create)
    await screen.findAllByRole('heading', { level: 2, name: /^\d\. / })
    await chooseSheet()
    fireEvent.click(screen.getByRole('radio', { name: t.activeNo }))
    const numbers = ['too_hemjee', 'unelgee'].flatMap(sheet =>
      [4, 5, 6].flatMap(month => [3, 4, 5, 6, 7, 8, 9].map(row => `cell-${sheet}.month_${month}.row_${row}`)),
    )
    const shown = () => numbers.map(id => document.getElementById(id)?.textContent)
    await waitFor(() => expect(shown()).toEqual(numbers.map(() => '0.00')))
  })

  it('[REQ-AMNAT-18] [REQ-AMNAT-27] [REQ-AMNAT-28] has four balance lines with surplus and deficit, none below zero, sent as texts', async () => {
    await showFeeScreen(create)
    await screen.findAllByRole('heading', { level: 2, name: /^\d\. / })
    await chooseSheet()
    const grid = screen.getByRole('grid', { name: t.section5 })
    expect(within(grid).getAllByRole('row')).toHaveLength(5)
    const lines = ['uldegdel', 'nogduulsan_tolbor', 'hugatsaand_tolson', 'etssiin_uldegdel']
    const cells = lines.flatMap(line => ['iluu', 'dutuu'].map(side => `cell-tailan_${line}.${side}`))
    expect(cells.filter(id => !grid.contains(document.getElementById(id)))).toEqual([])
    const write = (text: string) => {
      const cell = document.getElementById('cell-tailan_uldegdel.iluu') as HTMLElement
      cell.focus()
      fireEvent.keyDown(cell, { key: 'F2' })
      fireEvent.change(document.activeElement as Element, { target: { value: text } })
      fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
    }
    write('-1')
    expect(document.getElementById('cell-tailan_uldegdel.iluu-problem')?.textContent).toBe(
      '0 эсвэл түүнээс их тоо оруулна уу',
    )
    write('1 250,5')
    await waitFor(() =>
      expect(server.sentTo('/api/amnat/request/savedraft').at(-1)?.body).toMatchObject({
        data: {
          tailan_uldegdel: { iluu: '1250.50', dutuu: '' },
          too_hemjee: { row_data: { month_4: { row_2: 'кг' } } },
        },
      }),
    )
  })

  it('[REQ-AMNAT-21] says what became of a file', async () => {
    server.say('/api/amnat/uploadfile', { filename: 'tmp-1.pdf', url: '/x', size: 9, title: 'a.pdf' })
    await showFeeScreen('/dashboard/amnat/previousrequest/create')
    await screen.findByRole('button', { name: t.send })
    const pick = (paper: string) =>
      fireEvent.change(screen.getByLabelText(new RegExp(`: ${paper}`), { selector: 'input' }), {
        target: { files: [new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })] },
      })
    pick(t.shiidver_huudas)
    expect(await screen.findByText('Файл хуулагдлаа')).toBeTruthy()
    press('a.pdf файлыг устгах')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Устгах|Хасах/ }))
    expect(await screen.findByText('a.pdf файл устлаа.')).toBeTruthy()
    server.answer('/api/amnat/uploadfile', {
      status: 500,
      json: { result: 'error', code: 'internal', message: 'x', message_en: 'x' },
    })
    pick(t.alban_bichig)
    expect((await screen.findAllByText(/a\.pdf файл хуулахад алдаа гарлаа\./)).length).toBeGreaterThan(0)
  })
})

describe('the way back', () => {
  it.each([
    ['creating', create, {}],
    ['correcting', '/dashboard/amnat/request/edit/r1', { status: 2000 }],
    ['reading', '/dashboard/amnat/request/show/r1', { status: 1000 }],
    ['asking for a late one', '/dashboard/amnat/previousrequest/create', {}],
  ])('[REQ-AMNAT-38] of %s leads to the list of reports', async (_, address, report) => {
    keep(stored(report))
    await showFeeScreen(address)
    expect((await screen.findByRole('link', { name: t.back })).getAttribute('href')).toBe('/dashboard/amnat')
  })
})

describe('the course of a report', () => {
  it('[CON-184] looks like that of a request, and adds what was said', async () => {
    keep(stored({ status: 2000 }))
    const step = { name: null, user_position: 'Улсын байцаагч', created_at: '2026-07-06T02:00:00.000Z' }
    const acts = [
      { ...step, action: 'send', status: 0, resolve: null, user_name: 'Бат', user_position: null, comments: [] },
      { ...step, action: 'receive', status: 1, resolve: 0, user_name: 'Төмөр', comments: [] },
      {
        ...{ ...step, action: 'return', status: 2000, resolve: 2, user_name: 'Төмөр' },
        comments: [{ title: 'Хүснэгт 3', comment: 'Үлдэгдэл зөрсөн' }],
      },
    ]
    server.say('/api/amnat/request/getStepdata/r1', { data: acts })
    await showFeeScreen('/dashboard/amnat/request/show/r1')
    const course = await screen.findByRole('list', { name: t.history })
    const events = [...course.children].map(({ children: [mark, words] }) => [
      mark?.getAttribute('data-tone'),
      words?.textContent,
    ])
    const at = '2026-07-06 10:00 · '
    expect(events).toEqual([
      ['blue', `Илгээсэн${at}Бат`],
      ['blue', `Хүлээн авсан – Хянагдаж байна${at}Төмөр, Улсын байцаагч`],
      ['red', `Засуулахаар буцаасан – Буцаагдсан${at}Төмөр, Улсын байцаагчХүснэгт 3Үлдэгдэл зөрсөн`],
    ])
  })
})

describe('a report that is sent', () => {
  it('[REQ-AMNAT-35] is told to be registered, goes with its sums, and leads back to the list', async () => {
    keep(stored())
    const { place } = await showFeeScreen('/dashboard/amnat/request/edit/r1')
    await screen.findByRole('button', { name: declare.check })
    keep(stored({ status: 0 }))
    await sendByCheck()
    await screen.findByRole('heading', { level: 1, name: /^Амжилттай - Таны тайлангийн хүсэлтийг бүртгэж авлаа/ })
    fireEvent.click(screen.getByRole('link', { name: declare.toList }))
    await waitFor(() => expect(place()).toBe('/dashboard/amnat'))
    expect(server.sentTo('/api/amnat/request/update/r1').map(({ body }) => body)).toMatchObject([
      { too_hemjee: { total_data: { row_5: '0.00' } } },
    ])
  })

  it('[REQ-AMNAT-37] stays when it is refused, says why in passing and in place, and can be sent again', async () => {
    const told = vi.spyOn(toastManager, 'update')
    keep(stored())
    server.answer('/api/amnat/request/update/r1', {
      status: 409,
      json: { result: 'error', code: 'fee_period_closed', message: 'Хугацаа дууссан', message_en: 'Closed' },
    })
    await showFeeScreen('/dashboard/amnat/request/edit/r1')
    await sendByCheck()
    await waitFor(() => expect(told.mock.lastCall?.[1]).toMatchObject({ title: 'Хугацаа дууссан', type: 'error' }))
    expect((await screen.findAllByText('Хугацаа дууссан')).length).toBeGreaterThan(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    server.say('/api/amnat/request/update/r1', { id: 'r1', request_number: 'A260000001', status: 0, version: 2 })
    keep(stored({ status: 0 }))
    await confirmSending()
    await screen.findByRole('heading', { level: 1, name: /^Амжилттай/ })
    expect(server.sentTo('/api/amnat/request/update/r1')).toHaveLength(2)
  })

  it('[REQ-AMNAT-32] shows the numbered reasons of a return, or that none came; [REQ-AMNAT-36] is told to be corrected', async () => {
    const comments = [
      { title: 'Хүснэгт 3', comment: 'Үлдэгдэл зөрсөн' },
      { title: 'Баримт', comment: 'Гарын үсэг алга' },
    ]
    keep(stored({ status: 2000, comments }))
    await showFeeScreen('/dashboard/amnat/request/edit/r1')
    const reasons = await screen.findByRole('list', { name: t.reasons })
    expect([
      reasons.tagName,
      within(reasons)
        .getAllByRole('listitem')
        .map(one => one.textContent),
    ]).toEqual(['OL', ['Хүснэгт 3Үлдэгдэл зөрсөн', 'БаримтГарын үсэг алга']])
    keep(stored({ status: 0 }))
    await sendByCheck()
    await screen.findByRole('heading', { level: 1, name: /^Амжилттай - Таны тайлангийн хүсэлтийг засварлалаа/ })
    cleanup()
    keep(stored({ status: 2000 }))
    await showFeeScreen('/dashboard/amnat/request/edit/r1')
    expect(await screen.findByText('Тайлбар ирээгүй байна')).toBeTruthy()
  })

  it('[REQ-AMNAT-33] tells a rejection with its reasons for 20 seconds, and keeps both on the page', async () => {
    const add = vi.spyOn(toastManager, 'add')
    keep(stored({ status: 3000, comments: [{ title: 'Зөвшөөрөл', comment: 'Хүчингүй' }] }))
    await showFeeScreen('/dashboard/amnat/request/show/r1')
    const notice = { type: 'error', timeout: 20_000, description: 'Зөвшөөрөл: Хүчингүй' }
    await waitFor(() => expect(add).toHaveBeenCalledWith(expect.objectContaining(notice)))
    expect(within(await screen.findByRole('list', { name: t.reasons })).getByText('Хүчингүй')).toBeTruthy()
    expect(screen.getAllByText(t.rejectedTitle).length).toBeGreaterThan(1)
    // [CON-173] Nothing can be written here.
    for (const grid of screen.getAllByRole('grid')) expect(grid.getAttribute('aria-readonly')).toBe('true')
  })
})
