import { emptyFeeReport, type FeeReportAnswers, withQuarter, withTemplate } from '@khyanalt/domain/fee-report/answers'
import { feeReportProblemTexts } from '@khyanalt/domain/messages/fee-report-problems'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFeeServer, showFeeScreen } from './fee-fixture.tsx'

// Real sockets take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = feeScreenTexts.mn
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
const whole: FeeReportAnswers = {
  ...withTemplate(withQuarter({ ...emptyFeeReport, company_id: 'c1' }, { year: 2026, season: 2 }), 1),
  payer_type: 'has_license',
  deposit_name: 'd1',
  cert_type: 'MV',
  license_number: '012345',
  mineral_name: 'gold',
  resource_increased: 'no',
  season_active: 'yes',
  document_files: ['tmp-0198f000-0000-7000-8000-000000000001-a1b2c3d.pdf'],
}
const named = (answers: FeeReportAnswers): FeeReportAnswers => {
  const fill = (sheet: FeeReportAnswers['too_hemjee']) => ({
    row_data: Object.fromEntries(
      Object.entries(sheet.row_data).map(([month, row]) => [month, { ...row, row_1: 'Алт' }]),
    ),
  })
  return { ...answers, too_hemjee: fill(answers.too_hemjee), unelgee: fill(answers.unelgee) }
}
const stored = (more: object = {}, answers = named(whole)) => ({
  ...answers,
  id: 'r1',
  request_number: 'A260000001',
  status: 5000,
  type: 'NEW',
  company: { id: 'c1', key: '27c1', name_mn: 'Алтан Уул ХХК', name_en: null },
  deposit: { mn: 'Алтан овоо', en: 'Altan Ovoo' },
  season: 2,
  updated_at: '2026-07-04T02:00:00.000Z',
  submitted_at: null,
  version: 1,
  actions: [],
  saved_at: null,
  files: [],
  comments: [],
  closes: '2026-07-20',
  ...more,
})
const keep = (report: object) => server.say('/api/amnat/request/getData/r1', { data: report })

describe('the two tabs', () => {
  it('[REQ-AMNAT-02] [REQ-AMNAT-43] [CON-179] list reports in the documented columns, and offer sending while a quarter is open', async () => {
    server.say('/api/amnat/getrequests', {
      data: { data: [stored({ status: 2000 }), stored({ id: 'r2', status: 1000 })], per_page: 20, total: 2 },
    })
    await showFeeScreen('/dashboard/amnat')
    const table = await screen.findByRole('table')
    const headings = within(table)
      .getAllByRole('columnheader')
      .map(one => one.textContent)
    expect(headings).toEqual(
      expect.arrayContaining([
        t.columnLicence,
        t.columnDeposit,
        t.columnMineral,
        t.columnYear,
        t.columnSeason,
        t.columnStatus,
      ]),
    )
    // [REQ-AMNAT-30] A returned one is corrected, the others are read.
    expect(
      within(table)
        .getByRole('link', { name: /^Засах/ })
        .getAttribute('href'),
    ).toBe('/dashboard/amnat/request/edit/r1')
    expect(
      within(table)
        .getByRole('link', { name: /^Харах/ })
        .getAttribute('href'),
    ).toBe('/dashboard/amnat/request/show/r2')
    expect(await screen.findByRole('link', { name: t.sendReport })).toBeTruthy()
  })

  it('[REQ-AMNAT-02] hide the button at flag 0, and [REQ-LATE-05] the second tab offers the late request', async () => {
    server.period(0)
    await showFeeScreen('/dashboard/amnat')
    await screen.findByText(t.noReports)
    expect(screen.queryByRole('link', { name: t.sendReport })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: t.tabLate }))
    expect((await screen.findByRole('link', { name: t.sendLate })).getAttribute('href')).toBe(
      '/dashboard/amnat/previousrequest/create',
    )
  })
})

describe('a new report', () => {
  it('[REQ-AMNAT-03] cannot be begun at flag 0: says why and leads to the late request', async () => {
    server.period(0)
    await showFeeScreen(create)
    await screen.findByText('Тайлан илгээх боломжгүй байна')
    expect(screen.getByRole('link', { name: t.sendLate })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t.send })).toBeNull()
    // [REQ-AMNAT-38]
    expect(screen.getByRole('link', { name: t.back }).getAttribute('href')).toBe('/dashboard/amnat')
  })

  it('[CON-183] [REQ-AMNAT-04] asks for the own companies and explains that one is needed', async () => {
    server.companies()
    await showFeeScreen(create)
    await screen.findByText(t.noCompanyTitle)
    expect(server.sentTo('/api/amnat/company/getCompany/u1')).toHaveLength(1)
  })

  it('[REQ-AMNAT-42] has five numbered sections; [REQ-AMNAT-05] [REQ-AMNAT-06] [REQ-AMNAT-07] [REQ-AMNAT-08] company leads to quarters, quarter and sheet to the months', async () => {
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

  it('[REQ-AMNAT-10] [REQ-AMNAT-11] [REQ-AMNAT-12] [REQ-AMNAT-13] [REQ-AMNAT-14] [REQ-AMNAT-15] is not sent before everything required is there; each gap leads to its field', async () => {
    await showFeeScreen(create)
    await screen.findAllByRole('heading', { level: 2, name: /^\d\. / })
    press(t.send)
    for (const field of [t.company, t.quarterLabel, t.sheet]) {
      expect(await screen.findByText(`${field}: ${mustSelect}`)).toBeTruthy()
    }
    await chooseSheet()
    press(t.send)
    const summary = (await screen.findByRole('heading', { name: t.mend })).closest('section') as HTMLElement
    for (const field of [t.payer, t.deposit, t.licence, t.mineral, t.increased, t.active, t.papers]) {
      expect(within(summary).getByText(`${field}: ${mustSelect}`)).toBeTruthy()
    }
    // The name of the product in both tables, month by month.
    expect(within(summary).getAllByText(/Бүтээгдэхүүний нэр: Заавал сонгоно уу/)).toHaveLength(6)
    expect(within(summary).queryByText(new RegExp(t.secondMineral))).toBeNull()
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
    fireEvent.click(within(dialog).getAllByRole('button').at(-1) as Element)
    press(/Болих|Цуцлах/)
  })
})

describe('what may be filled in', () => {
  it('[REQ-AMNAT-23] [REQ-AMNAT-24] [REQ-AMNAT-26] [REQ-AMNAT-44] offers payers, minerals, six sheets, and the deposits of the period', async () => {
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
    const cell = document.getElementById('cell-unelgee.month_4.row_7')
    await waitFor(() => expect(cell?.textContent).toBe('0.00'))
  })

  it('[REQ-AMNAT-18] [REQ-AMNAT-27] [REQ-AMNAT-28] has four balance lines with surplus and deficit, none below zero, sent as texts', async () => {
    await showFeeScreen(create)
    await screen.findAllByRole('heading', { level: 2, name: /^\d\. / })
    await chooseSheet()
    const grid = screen.getByRole('grid', { name: t.section5 })
    expect(within(grid).getAllByRole('row')).toHaveLength(5)
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

describe('statuses', () => {
  it('[REQ-AMNAT-29] [REQ-AMNAT-31] [CON-172] of reports are told by one table of words', async () => {
    const words = {
      0: 'Илгээсэн',
      1: 'Хянагдаж байна',
      900: 'Гомдол үүсгэсэн',
      1000: 'Бүртгэгдсэн',
      2000: 'Буцаагдсан',
      3000: 'Татгалзсан',
      4000: 'Түдгэлзсэн',
      5000: 'Ноорог',
    }
    const data = Object.keys(words).map(status => stored({ id: `r${status}`, status: Number(status) }))
    server.say('/api/amnat/getrequests', { data: { data, per_page: 20, total: data.length } })
    await showFeeScreen('/dashboard/amnat')
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map(row => Object.values(words).find(word => within(row).queryByText(word)))).toEqual(
      Object.values(words),
    )
  })

  it('[REQ-LATE-03] of late requests are processing, approved or rejected', async () => {
    const late = (status: number) => ({
      id: `l${status}`,
      status,
      company: { id: 'c1', key: '27c1', name_mn: 'Алтан Уул ХХК', name_en: null },
      year: 2026,
      season: 1,
      details: 'x',
      papers: [],
      created_at: '2026-07-04T02:00:00.000Z',
      open_until: null,
      used_at: null,
      reason: null,
      version: 1,
      actions: [],
    })
    const data = [0, 1, 10, 30].map(late)
    server.say('/api/amnat/getprerequests', { data: { data, per_page: 20, total: 4 } })
    await showFeeScreen('/dashboard/amnat?tab=late')
    const table = await screen.findByRole('table')
    expect(within(table).getAllByText('Хянагдаж байна')).toHaveLength(2)
    expect(within(table).getByText('Зөвшөөрсөн')).toBeTruthy()
    expect(within(table).getByText('Татгалзсан')).toBeTruthy()
  })
})

describe('a report that is sent', () => {
  it('[REQ-AMNAT-35] [REQ-AMNAT-22] is told to be registered and leads back to the list', async () => {
    keep(stored())
    const { place } = await showFeeScreen('/dashboard/amnat/request/edit/r1')
    fireEvent.click(await screen.findByRole('button', { name: t.send }))
    await waitFor(() => expect(place()).toBe('/dashboard/amnat'))
    expect((await screen.findAllByText('Амжилттай - Таны тайлангийн хүсэлтийг бүртгэж авлаа')).length).toBeGreaterThan(
      0,
    )
    const sent = server.sentTo('/api/amnat/request/update/r1').at(-1)?.body
    expect(sent).toMatchObject({ too_hemjee: { total_data: { row_5: '0.00' } } })
    expect(sent).not.toHaveProperty('temp_documents')
  })

  it('[REQ-AMNAT-37] stays when it is refused, says why, and can be sent again', async () => {
    keep(stored())
    server.answer('/api/amnat/request/update/r1', {
      status: 409,
      json: { result: 'error', code: 'fee_period_closed', message: 'Хугацаа дууссан', message_en: 'Closed' },
    })
    await showFeeScreen('/dashboard/amnat/request/edit/r1')
    fireEvent.click(await screen.findByRole('button', { name: t.send }))
    expect((await screen.findAllByText('Хугацаа дууссан')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: t.send }).getAttribute('aria-disabled')).toBeNull()
  })

  it('[REQ-AMNAT-32] shows the numbered reasons of a return, or that none came; [REQ-AMNAT-36] is told to be corrected', async () => {
    keep(stored({ status: 2000, comments: [{ title: 'Хүснэгт 3', comment: 'Үлдэгдэл зөрсөн' }] }))
    await showFeeScreen('/dashboard/amnat/request/edit/r1')
    const reasons = await screen.findByRole('list', { name: t.reasons })
    expect(within(reasons).getByText('Үлдэгдэл зөрсөн')).toBeTruthy()
    press(t.send)
    expect((await screen.findAllByText(/засварлалаа/)).length).toBeGreaterThan(0)
    cleanup()
    keep(stored({ status: 2000 }))
    await showFeeScreen('/dashboard/amnat/request/edit/r1')
    expect(await screen.findByText('Тайлбар ирээгүй байна')).toBeTruthy()
  })

  it('[REQ-AMNAT-33] tells a rejection for 20 seconds and keeps it with its reasons on the page', async () => {
    const add = vi.spyOn((await import('../../ui/toast.ts')).toastManager, 'add')
    keep(stored({ status: 3000, comments: [{ title: 'Зөвшөөрөл', comment: 'Хүчингүй' }] }))
    await showFeeScreen('/dashboard/amnat/request/show/r1')
    await waitFor(() => expect(add).toHaveBeenCalledWith(expect.objectContaining({ type: 'error', timeout: 20_000 })))
    expect(within(await screen.findByRole('list', { name: t.reasons })).getByText('Хүчингүй')).toBeTruthy()
    expect(screen.getAllByText(t.rejectedTitle).length).toBeGreaterThan(1)
    // [CON-173] Nothing can be written here.
    for (const grid of screen.getAllByRole('grid')) expect(grid.getAttribute('aria-readonly')).toBe('true')
  })
})

describe('a late request', () => {
  it('[REQ-LATE-04] that is there already is told, and the lists come back; [REQ-LATE-07] it carries three papers and details', async () => {
    server.say('/api/amnat/prerequest/create', { result: 'already_exist', id: 'l1' })
    let number = 0
    server.answer('/api/amnat/uploadfile', response => {
      number += 1
      const filename = `tmp-0198f000-0000-7000-8000-00000000000${number}-a1b2c3d.pdf`
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ result: 'success', filename, url: '/x', size: 9, title: `${number}.pdf` }))
    })
    const { place } = await showFeeScreen('/dashboard/amnat/previousrequest/create')
    await screen.findByRole('button', { name: t.send })
    choose(/^Компани/, 'c1')
    choose(/^Улирал/, '2')
    for (const [at, paper] of [t.shiidver_huudas, t.alban_bichig, t.tulbur_barimt].entries()) {
      fireEvent.change(screen.getByLabelText(new RegExp(`: ${paper}`), { selector: 'input' }), {
        target: { files: [new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })] },
      })
      await screen.findByRole('button', { name: new RegExp(`${at + 1}\\.pdf файлыг шинэ`) })
    }
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(t.details) }), { target: { value: 'Хоцорсон' } })
    press(t.send)
    expect(
      (await screen.findAllByText('Давхардсан бүртгэл - Таны илгээсэн хүсэлт өмнө нь илгээгдсэн байна')).length,
    ).toBeGreaterThan(0)
    await waitFor(() => expect(place()).toBe('/dashboard/amnat'))
    expect(server.sentTo('/api/amnat/prerequest/create')[0]?.body).toMatchObject({
      company_id: 'c1',
      season: 2,
      year: 2026,
      shiidver_huudas: expect.stringContaining('001-'),
      alban_bichig: expect.stringContaining('002-'),
      tulbur_barimt: expect.stringContaining('003-'),
      details: 'Хоцорсон',
    })
  })

  const late = '/dashboard/amnat/previousrequest/create'

  it('[REQ-LATE-01] [REQ-LATE-02] names what is missing, choices and words with their own sentences', async () => {
    await showFeeScreen(late)
    fireEvent.click(await screen.findByRole('button', { name: t.send }))
    const summary = (await screen.findByRole('heading', { name: t.mend })).closest('section') as HTMLElement
    for (const field of [t.company, t.shiidver_huudas, t.alban_bichig, t.tulbur_barimt]) {
      expect(within(summary).getByText(`${field}: Заавал сонгоно уу`)).toBeTruthy()
    }
    for (const field of [t.quarterLabel, t.details]) {
      expect(within(summary).getByText(`${field}: Заавал бичнэ үү`)).toBeTruthy()
    }
  })
})
