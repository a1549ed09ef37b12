// Writing about a case: what is typed and attached outlives the screen, and what is sent twice is one message.
import type { RequestMessage } from '@khyanalt/contract/request-message'
import { requestMessageTexts } from '@khyanalt/domain/messages/request-messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Conversation, type NewMessage } from './Conversation.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = requestMessageTexts.mn
const said: RequestMessage = {
  side: 'agency',
  text: 'Загварын нэрийг тулгана уу.',
  about: 'Загвар',
  author: 'Төмөр',
  position: 'Улсын байцаагч',
  at: '2026-11-27T05:00:00.000Z',
  files: [{ name: 'a.pdf', title: 'тайлбар.pdf', size: 1 }],
}
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const own: RequestMessage = {
  side: 'applicant',
  text: 'Тулгалаа.',
  about: null,
  author: 'Бат',
  position: null,
  at: '2026-11-27T06:30:00.000Z',
  files: [],
}

const show = (onWrite: (message: NewMessage) => Promise<unknown>, mayWrite = true, messages = [said]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Conversation
        number="R260000007"
        side="applicant"
        messages={messages}
        mayWrite={mayWrite}
        remarks={['Загвар']}
        onWrite={onWrite}
      />
    </QueryClientProvider>,
  )
const area = () => screen.getByLabelText(t.text, { exact: true }) as HTMLTextAreaElement
const send = () => fireEvent.click(screen.getByRole('button', { name: t.send }))

it('[REQ-MESSAGE-02] shows of both sides who wrote what about which remark and when, with its files, oldest first', () => {
  show(async () => {}, false, [said, own])
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const about = t.aboutSaid.replace('{title}', 'Загвар')
  expect(items).toEqual([
    `${about}${said.text}тайлбар.pdf${t.agency}: Төмөр, Улсын байцаагч · 2026-11-27 13:00`,
    `${own.text}${t.applicant}: Бат · 2026-11-27 14:30`,
  ])
  expect(screen.getByRole('button', { name: t.fileOpen.replace('{title}', 'тайлбар.pdf') })).toBeTruthy()
  expect(screen.queryByRole('button', { name: t.send })).toBeNull()
})

it('[REQ-MESSAGE-06] keeps what is typed until it is sent, and then forgets it', async () => {
  const { unmount } = show(async () => {})
  fireEvent.change(area(), { target: { value: 'Тулгалаа' } })
  unmount()
  const onWrite = vi.fn(async () => {})
  show(onWrite)
  expect(area().value).toBe('Тулгалаа')
  send()
  await waitFor(() => expect(area().value).toBe(''))
  expect(onWrite).toHaveBeenCalledTimes(1)
  expect(Object.keys(localStorage)).toEqual([])
})

it('[REQ-MESSAGE-06] sends the same message again under the same number, and another one under another', async () => {
  const sent: NewMessage[] = []
  show(async message => {
    sent.push(message)
    if (sent.length < 3) throw new Error('the answer was lost')
  })
  const press = async (text: string, times: number) => {
    fireEvent.change(area(), { target: { value: text } })
    send()
    await waitFor(() => expect(sent).toHaveLength(times))
    await waitFor(() => expect(screen.getByRole('button', { name: t.send }).dataset.busy).toBeUndefined())
  }
  await press('Тулгалаа', 1)
  await press('Тулгалаа', 2)
  await press('Тулгаж дуусгалаа', 3)
  expect(sent[0]?.transaction_id).toBe(sent[1]?.transaction_id)
  expect(sent[2]?.transaction_id).not.toBe(sent[1]?.transaction_id)
})

it('[REQ-MESSAGE-01] says that nothing was written, and names the remark that is answered', async () => {
  const onWrite = vi.fn(async (_: NewMessage) => {})
  show(onWrite)
  send()
  expect(screen.getByText(t.empty)).toBeTruthy()
  expect(onWrite).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(t.about), { target: { value: 'Загвар' } })
  fireEvent.change(area(), { target: { value: ' Шошгон дээр ингэж бичсэн ' } })
  send()
  await waitFor(() => expect(onWrite).toHaveBeenCalled())
  expect(onWrite.mock.calls[0]?.[0]).toMatchObject({ text: 'Шошгон дээр ингэж бичсэн', about: 'Загвар', files: [] })
})
