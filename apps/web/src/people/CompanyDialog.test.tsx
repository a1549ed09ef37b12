import { checkCompany, insertCompany } from '@khyanalt/contract/companies'
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

describe('an organisation that cannot be added', () => {
  it('[REQ-COMP-12] shows the message of the server, and keeps what was typed', async () => {
    const place = (value: string, ...children: object[]) => ({ value, label: { mn: value, en: value }, children })
    const places = [place('11', place('1122', place('112271')))]
    server.answer('/api/llist/address/aimaghot', { json: { result: 'success', data: places } })
    const message = 'Энэ байгууллага бүртгэлтэй байна. Нэгдсэн нэвтрэлтээр нэвтэрнэ үү.'
    server.answer(`/api${insertCompany.path}`, {
      status: 409,
      json: { result: 'error', code: 'company_registered', message, message_en: 'It is registered.' },
    })
    const onClose = vi.fn()
    render(
      <QueryClientProvider client={new QueryClient()}>
        <CompanyDialog company={null} onClose={onClose} />
      </QueryClientProvider>,
    )
    await screen.findByRole('option', { name: '11' })
    const put = (label: string, value: string) => {
      const found = [...document.querySelectorAll('label')].find(
        one => one.textContent?.replace(/[\s*]+$/, '') === label,
      )
      const control = document.getElementById(found?.htmlFor ?? '')
      if (!control) throw new Error(`There is no ${label}`)
      fireEvent.change(control, { target: { value } })
    }
    for (const [field, value] of Object.entries(typed)) put(companyFieldTexts.mn[field as keyof typeof typed], value)
    for (const [level, value] of ['11', '1122', '112271'].entries())
      put(level === 0 ? companyFieldTexts.mn.address : `${companyFieldTexts.mn.address} ${level + 1}`, value)
    fireEvent.click(screen.getByRole('button', { name: t.save }))
    expect((await screen.findByText(message)).closest('[data-tone=error]')).not.toBeNull()
    expect(server.sentTo(`/api${insertCompany.path}`)).toHaveLength(1)
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByDisplayValue(typed.custom_address)).toBeTruthy()
  })
})

const typed = {
  ...{ regnumber: '6212366', createdDate: '2020-10-05', name: 'Номун Хүнс ХХК', type: 'ХХК', name_en: 'Nomun LLC' },
  ...{ type_en: 'LLC', custom_address: 'Үйлдвэрийн гудамж 3', custom_address_english: 'Industry street 3' },
  ...{ induty: 'Агуулах', general_regnum: 'УБ88070778', general_lastname: 'Пүрэв', general_firstname: 'Тэмүүлэн' },
  ...{ general_position: 'Захирал', general_phone: '99660066', phone: '77654321', email: 'info@nomun.test' },
}
