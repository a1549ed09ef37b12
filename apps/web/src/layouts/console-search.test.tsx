// The search of the console as people use it, over a real socket.

import type { ServerResponse } from 'node:http'
import type { SignedInUser } from '@khyanalt/contract/auth'
import { type ConsoleRow, searchConsole } from '@khyanalt/contract/console'
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { LanguageProvider } from '../language/language.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { ConsoleSearch } from './ConsoleSearch.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = consoleTexts.mn
const path = `/api${searchConsole.path}`
const user = { id: 'u1', name: 'Төмөр', login_type: 'user', grants: [{ role: 'REVIEWER' }] } as unknown as SignedInUser
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  sessionStorage.clear()
  server = await openAnsweringServer()
})
afterEach(() => server.close())

const row = (number: string): ConsoleRow => ({
  ...{ id: number, number, title: { mn: 'Рентген', en: 'X-ray' }, state: { mn: 'Илгээсэн', en: 'Sent' } },
  ...{ person: 'Дорж Бат', date: '2026-11-20', address: `/staff/requests/${number}` },
})
const answerOf = (numbers: readonly string[], more: object = {}) => ({
  result: 'success',
  data: { groups: [{ kind: 'request', rows: numbers.map(row) }], nearly: false, many_people: false, ...more },
})
const answer = (...numbers: string[]) => server.answer(path, { json: answerOf(numbers) })
const Place = () => <output>{useLocation().pathname}</output>
const show = () =>
  render(
    <LanguageProvider>
      <MemoryRouter>
        <button type="button">elsewhere</button>
        <ConsoleSearch user={user} />
        <Place />
        <LiveRegion />
      </MemoryRouter>
    </LanguageProvider>,
  )
const chord = (more: object = {}) =>
  fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true, ...more })
const field = () => screen.findByRole('combobox')
const type = async (value: string) => fireEvent.change(await field(), { target: { value } })
const options = () => screen.queryAllByRole('option').map(option => option.textContent)

describe('the search of the console', () => {
  it('[REQ-PALETTE-05] opens by the place of K on a Mongolian layout, with Control or Command and nothing else', async () => {
    show()
    chord({ shiftKey: true })
    chord({ ctrlKey: false })
    expect(screen.queryByRole('dialog')).toBeNull()
    chord()
    expect(await screen.findByRole('dialog', { name: new RegExp(t.search_title) })).toBeTruthy()
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
  })

  it('[REQ-PALETTE-05] opens from the field in the bar; Escape closes it and gives the focus back', async () => {
    show()
    const button = screen.getByRole('button', { name: t.search })
    button.focus()
    fireEvent.click(button)
    fireEvent.keyDown(await field(), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('[REQ-PALETTE-05] leads through its rows by arrows, opens one by Enter, and offers it again before anything is typed', async () => {
    answer('R260000001', 'R260000002')
    show()
    chord()
    await type('бат')
    await screen.findByText('R260000002')
    const input = await field()
    const pointedAt = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    expect(pointedAt()?.textContent).toContain('R260000001')
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    expect(pointedAt()?.textContent).toContain('R260000002')
    expect(pointedAt()?.textContent).toContain('Илгээсэн · Дорж Бат · 2026-11-20')
    expect(pointedAt()?.getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/staff/requests/R260000002'))
    expect(screen.queryByRole('dialog')).toBeNull()
    chord()
    const recent = within(await screen.findByRole('group', { name: t.search_recent }))
    // Whose it is is not kept.
    expect(recent.getByRole('option').textContent).toBe('R260000002Рентген')
    fireEvent.click(screen.getByRole('button', { name: t.search_forget }))
    expect(options()).toEqual([])
  })

  it('[REQ-PALETTE-01] finds the pages of the person’s own roles in both languages', async () => {
    server.answer(path, { json: { result: 'success', data: { groups: [], nearly: false, many_people: false } } })
    show()
    chord()
    for (const text of ['бүртгэл', 'registers', 'burtgel']) {
      await type(text)
      await waitFor(() => expect(options()).toContain(staffTexts.mn.nav_registers))
    }
    await type('аудит')
    await screen.findByText(t.search_none.replace('{text}', 'аудит'))
    expect(options()).toEqual([])
  })

  it('[REQ-PALETTE-06] keeps the last answer until the next, drops one that was typed over, and says how many there are', async () => {
    answer('R260000001')
    show()
    chord()
    await type('нэг')
    await screen.findByText('R260000001')
    await waitFor(() =>
      expect(document.body.textContent).toContain(t.search_found.replace(/.*other \{# (.*?)\}\}/, '1 $1')),
    )
    const held: ServerResponse[] = []
    server.answer(path, response => void held.push(response))
    await type('хоёр')
    await waitFor(() => expect(held).toHaveLength(1))
    expect(screen.getByText('R260000001')).toBeTruthy()
    answer('R260000003')
    await type('гурав')
    await screen.findByText('R260000003')
    held[0]?.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answerOf(['R260000002'])))
    await new Promise(resolve => setTimeout(resolve, 100))
    expect([screen.queryByText('R260000002'), screen.queryByText('R260000003') !== null]).toEqual([null, true])
  })

  it('[REQ-PALETTE-06] says what only comes close, that many are meant, and that it did not work', async () => {
    server.answer(path, { json: answerOf(['R260000001'], { nearly: true, many_people: true }) })
    show()
    chord()
    await type('бат')
    await screen.findByText(t.search_nearly)
    expect(screen.getByText(t.search_many)).toBeTruthy()
    server.answer(path, { status: 500, json: { result: 'error', code: 'unexpected', message: 'x', message_en: 'x' } })
    await type('бату')
    expect((await screen.findByRole('alert')).textContent).toBe(t.search_failed)
  })
})
