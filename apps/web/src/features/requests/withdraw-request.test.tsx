// Taking a request back, over a real socket.
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import type { OpenedRequest } from './queries.ts'
import { WithdrawRequest } from './WithdrawRequest.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = requestViewTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const show = () => {
  const client = new QueryClient()
  const refresh = vi.spyOn(client, 'invalidateQueries')
  const request = { request_number: 'R260000007' } as OpenedRequest['request']
  render(
    <QueryClientProvider client={client}>
      <WithdrawRequest request={request} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: t.withdraw }))
  return refresh
}
const confirm = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: t.withdrawTitle })
  expect(dialog.textContent).toContain('R260000007')
  const buttons = [...dialog.querySelectorAll('button')]
  fireEvent.click(buttons.find(button => button.textContent === t.withdraw) as HTMLButtonElement)
}

it('[REQ-WITHDRAW-01] asks first, and reads everything anew afterwards', async () => {
  server.answer('/api/request/withdraw', { json: { result: 'success', version: 3 } })
  const refresh = show()
  expect(refresh).not.toHaveBeenCalled()
  await confirm()
  await waitFor(() => expect(refresh).toHaveBeenCalledWith())
})

it('[REQ-WITHDRAW-02] says what to do instead when the agency was quicker, and reads everything anew afterwards', async () => {
  server.answer('/api/request/withdraw', {
    status: 409,
    json: { result: 'error', code: 'wrong_state', message: 'Төлөв', message_en: 'State' },
  })
  const refresh = show()
  await confirm()
  await screen.findByText(t.withdrawLate)
  expect(refresh).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  await waitFor(() => expect(refresh).toHaveBeenCalledWith())
})
