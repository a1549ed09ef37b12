import { checkCompany } from '@khyanalt/contract/companies'
import { companyFieldTexts } from '@khyanalt/domain/messages/company-form'
import { companyRegistrationTexts } from '@khyanalt/domain/messages/company-registration'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hangUp, openAnsweringServer } from '../../test/answering-server.ts'
import { CompanyDialog } from './CompanyDialog.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = companyRegistrationTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer('/api/llist/address/aimaghot', { json: { result: 'success', data: [] } })
})
afterEach(() => server.close())

describe('the check of an organisation', () => {
  it.each([
    ['the connection fails', hangUp, /Серверт холбогдож чадсангүй/],
    [
      'the registry is silent',
      {
        status: 503,
        json: {
          result: 'error',
          code: 'company_check_failed',
          message: 'Мэдээлэл баталгаажуулж чадсангүй',
          message_en: 'x',
        },
      },
      /^/,
    ],
  ] as const)(
    '[REQ-COMP-11] says that it could not be checked when %s, and keeps the number',
    async (_, answer, why) => {
      server.answer(`/api${checkCompany.path}`, answer)
      render(
        <QueryClientProvider client={new QueryClient()}>
          <CompanyDialog company={null} onClose={() => undefined} />
        </QueryClientProvider>,
      )
      const number = await screen.findByLabelText<HTMLInputElement>(new RegExp(companyFieldTexts.mn.regnumber))
      fireEvent.change(number, { target: { value: '6212366' } })
      fireEvent.click(screen.getByRole('button', { name: t.check }))
      const told = await screen.findByText('Мэдээлэл баталгаажуулж чадсангүй')
      expect(told.closest('[data-tone=error]')?.textContent).toMatch(why)
      expect(screen.getAllByText('Мэдээлэл баталгаажуулж чадсангүй')).toHaveLength(1)
      expect(number.value).toBe('6212366')
    },
  )
})
