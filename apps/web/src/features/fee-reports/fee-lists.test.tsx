import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFeeServer, showFeeScreen, stored } from './fee-fixture.tsx'

// Real sockets take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = feeScreenTexts.mn
let server: Awaited<ReturnType<typeof openFeeServer>>
beforeEach(async () => {
  server = await openFeeServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const choose = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the two tabs', () => {
  it('[REQ-AMNAT-02] [REQ-AMNAT-43] [CON-179] list reports in the documented columns, and offer sending while a quarter is open', async () => {
    server.say('/api/amnat/getrequests', {
      data: { data: [stored({ status: 2000 }), stored({ id: 'r2', status: 1000 })], per_page: 20, total: 2 },
    })
    await showFeeScreen('/dashboard/amnat')
    const table = await screen.findByRole('table')
    const [headings = [], first] = within(table)
      .getAllByRole('row')
      .map(row => [...row.children].map(({ textContent }) => textContent))
    expect(headings.map((heading, place) => [heading, first?.[place]])).toEqual(
      expect.arrayContaining([
        [t.columnLicence, '012345'],
        [t.columnType, 'MV'],
        [t.columnDeposit, 'Алтан овоо'],
        [t.columnMineral, 'Алт'],
        [t.columnYear, '2026'],
        [t.columnSeason, '2'],
        [t.columnStatus, 'Буцаагдсан'],
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

describe('statuses', () => {
  it('[REQ-AMNAT-29] [REQ-AMNAT-31] [CON-172] of reports are told by one table of words, in the list and where one is read', async () => {
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
    for (const [status, word] of Object.entries(words)) {
      cleanup()
      server.say('/api/amnat/request/getData/r1', { data: stored({ status: Number(status) }), usual_days: null })
      await showFeeScreen('/dashboard/amnat/request/show/r1')
      const header = (await screen.findByText(word, { selector: 'header *' })).closest('header') as HTMLElement
      expect(within(header).getByRole('heading', { level: 1 }).textContent).toContain('A260000001')
    }
  })

  it('[REQ-LATE-03] [REQ-LATE-05] of late requests, in a tab of their own, are processing, approved or rejected', async () => {
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
    expect(screen.getByRole('link', { name: t.sendLate })).toBeTruthy()
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
    const asked = vi.spyOn(globalThis, 'fetch')
    fireEvent.click(await screen.findByRole('button', { name: t.send }))
    const summary = (await screen.findByRole('heading', { name: t.mend })).closest('section') as HTMLElement
    for (const field of [t.company, t.shiidver_huudas, t.alban_bichig, t.tulbur_barimt]) {
      expect(within(summary).getByText(`${field}: Заавал сонгоно уу`)).toBeTruthy()
    }
    for (const field of [t.quarterLabel, t.details]) {
      expect(within(summary).getByText(`${field}: Заавал бичнэ үү`)).toBeTruthy()
    }
    expect(asked.mock.calls.filter(([address]) => String(address).includes('/prerequest/create'))).toEqual([])
    asked.mockRestore()
  })
})
