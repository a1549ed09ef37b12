import { formTexts } from '@khyanalt/domain/messages/forms'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hangUp, openAnsweringServer } from '../../../test/answering-server.ts'
import { toastManager } from '../../ui/toast.ts'
import { citizen, filled, showSteps } from './steps-fixture.tsx'

// Lazy parts and real sockets take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = requestTexts.mn
const form = formTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer('/api/llist/organizations', {
    json: {
      result: 'success',
      data: [
        { name: 'Төв газар', name_en: 'Head office', value: 1 },
        { name: 'Дархан', name_en: 'Darkhan', value: 2 },
      ],
    },
  })
  const person = { name: 'Бат-Эрдэнэ', register_number: 'УБ85010112' }
  server.answer('/api/request/applicant', { json: { result: 'success', data: { person } } })
  server.answer('/api/llist/words/add', { json: { result: 'success' } })
  server.answer('/api/company/list', { json: { result: 'success', data: { c1: 'Оргил ХХК', c2: 'Алтан ХХК' } } })
})
afterEach(() => server.close())

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const next = () => press(t.next)
const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })
const place = () => screen.getByLabelText('place').textContent
const choices = (name: RegExp) =>
  within(screen.getByLabelText(name))
    .getAllByRole('option')
    .map(option => option.textContent)

const member = { ...citizen, type: 2, companies: [{ id: 'c1', name: 'Оргил ХХК' }] } as typeof citizen

/** Goes to the check of all answers and presses the button that sends, and its confirmation. */
const send = async (word: string = t.submit) => {
  fireEvent.click(await screen.findByRole('button', { name: word }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: word }))
}
const goToCheck = async () => {
  next()
  await heading(/Тайлбар/)
  next()
  await heading(new RegExp(t.check))
}

describe('the steps of a request', () => {
  it('[REQ-STEPPER-01] [REQ-FORM-25] are those of the definition, titled in both languages, with ways on and back and, at the end, to send', async () => {
    await showSteps({ values: filled })
    expect((await heading(/Хүсэлт гаргагч/)).textContent).toBe('Хүсэлт гаргагчApplicant')
    expect(screen.queryByRole('button', { name: t.previous })).toBeNull()
    next()
    expect((await heading(/Тайлбар/)).textContent).toBe('ТайлбарNote')
    expect(screen.queryByRole('button', { name: t.submit })).toBeNull()
    press(t.previous)
    await heading(/Хүсэлт гаргагч/)
    await goToCheck()
    expect(await screen.findByRole('button', { name: t.submit })).not.toBeNull()
    expect(screen.queryByRole('button', { name: t.next })).toBeNull()
  })

  it('[REQ-STEPPER-02] [REQ-CONFIG-01] [REQ-CONFIG-03] ask on the first one who sends and who receives', async () => {
    const { saves } = await showSteps()
    expect(await screen.findByText(t.configuration)).not.toBeNull()
    next()
    // The dialog of the contacts may stand before the summary by now.
    const summary = await screen.findAllByRole('link', { hidden: true })
    expect(summary.map(link => link.textContent)).toEqual([
      `${t.senderType}: Заавал оруулна уу`,
      `${t.organization}: Заавал сонгоно уу`,
      'name: name оруулна уу',
      expect.stringContaining('mobile'),
    ])
    expect(saves).toEqual([])
    expect(screen.getByRole('heading', { level: 2, name: /Хүсэлт гаргагч/, hidden: true })).not.toBeNull()
  })

  it('[REQ-CONFIG-03] ask for no receiving unit that the form names itself', async () => {
    await showSteps({ values: { ...filled, '@organization_id': undefined }, default_organization: 2 })
    expect(screen.queryByLabelText(new RegExp(t.organization))).toBeNull()
    next()
    await heading(/Тайлбар/)
  })
  it('[REQ-STEPPER-03] [REQ-STEPPER-19] [REQ-CONFIG-07] save a draft with sender, unit and the step to open next', async () => {
    const { saves } = await showSteps({ user: member, values: { '@organization_id': 2 } })
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(new RegExp(t.organization)).value).toBe('2'))
    fireEvent.click(screen.getByLabelText(new RegExp(t.senderCompany)))
    await waitFor(() => expect(choices(new RegExp(`^${t.company}`))).toContain('Оргил ХХК'))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${t.company}`)), { target: { value: 'c1' } })
    fireEvent.change(screen.getByLabelText(new RegExp(t.organization)), { target: { value: '1' } })
    fireEvent.change(screen.getByLabelText(/^name/), { target: { value: 'Бат' } })
    fireEvent.change(screen.getByLabelText(/^mobile/), { target: { value: '99112233' } })
    next()
    await heading(/Тайлбар/)
    await waitFor(() => expect(saves.at(-1)?.step).toBe(1))
    expect(Object.assign({}, ...saves.map(({ values }) => values))).toMatchObject({
      '@sender_type': 2,
      '@company_id': 'c1',
      '@organization_id': 1,
      name: 'Бат',
    })
  })

  it('[REQ-FORM-30] start with what the step presets, which may be changed', async () => {
    const { draft } = await showSteps()
    expect(screen.getByLabelText<HTMLInputElement>(/^district/).value).toBe('Сүхбаатар')
    fireEvent.change(screen.getByLabelText(/^district/), { target: { value: 'Баянгол' } })
    expect(draft.store.readAnswers().district).toBe('Баянгол')
  })

  it('[REQ-STEPPER-07] [CON-105] list in a dialog the fields of which one must be filled, and stay', async () => {
    const { saves } = await showSteps({ values: { ...filled, mobile: '' } })
    next()
    const dialog = await screen.findByRole('dialog', { name: t.requiredOneTitle })
    const named = within(dialog)
      .getAllByRole('button')
      .map(button => button.textContent)
    expect(named).toEqual(expect.arrayContaining(['mobile', 'letterbox']))
    expect(saves).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'letterbox' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^letterbox/)))
  })

  it('say of a step further on why it is not open yet, and lead to what it waits for', async () => {
    await showSteps({ values: { ...filled, name: '' } })
    press(/Тайлбар.*Нээгдээгүй/)
    const dialog = await screen.findByRole('dialog', { name: '“Тайлбар” алхам хараахан нээгдээгүй байна' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'name: name оруулна уу' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^name/)))
  })

  it('[REQ-STEPPER-15] ask to look at the internet connection while a draft cannot be saved', async () => {
    const { server: drafts } = await showSteps({ values: filled, reachable: false })
    next()
    expect(await screen.findByText('Ноорог хадгалж чадсангүй. Интернет холболтоо шалгана уу')).not.toBeNull()
    drafts.reachable = true
    press(form.draftRetry)
    await waitFor(() => expect(screen.queryByText(form.draftRefused)).toBeNull())
  })
})

describe('who sends and who receives', () => {
  it.each([
    [['FOREIGNER'], [t.senderPerson]],
    [['COMPANY'], [t.senderCompany]],
    [
      ['CITIZEN', 'COMPANY'],
      [t.senderPerson, t.senderCompany],
    ],
  ])('[REQ-CONFIG-04] follows the clients that the service lists: %s', async (clienttype, offered) => {
    await showSteps({ clienttype })
    const labels = screen.getAllByRole('radio').map(radio => (radio as HTMLInputElement).labels?.[0]?.textContent)
    expect(labels).toEqual(offered)
  })

  it('[REQ-CONFIG-02] [REQ-CONFIG-09] offers a company the own ones by name and wants one of them', async () => {
    const { saves } = await showSteps({ values: { ...filled, '@sender_type': 2 } })
    await waitFor(() => expect(choices(new RegExp(`^${t.company}`)).slice(1)).toEqual(['Оргил ХХК', 'Алтан ХХК']))
    next()
    expect(await screen.findByRole('link', { name: `${t.company}: Заавал сонгоно уу` })).not.toBeNull()
    expect(saves).toEqual([])
    fireEvent.change(screen.getByLabelText(new RegExp(`^${t.company}`)), { target: { value: 'c2' } })
    next()
    await heading(/Тайлбар/)
    await waitFor(() => expect(Object.assign({}, ...saves.map(({ values }) => values))['@company_id']).toBe('c2'))
  })

  it('[REQ-CONFIG-05] [REQ-CONFIG-06] leads a citizen without a company to register one', async () => {
    await showSteps()
    fireEvent.click(screen.getByLabelText(new RegExp(t.senderCompany)))
    const prompt = await screen.findByRole('alertdialog', { name: 'Байгууллага олдсонгүй' })
    fireEvent.click(within(prompt).getByRole('button', { name: t.companyRegister }))
    await waitFor(() => expect(place()).toMatch(/^\/dashboard\/profile\/?$/))
  })

  it('[REQ-CONFIG-05] asks nothing of a citizen who has a company', async () => {
    await showSteps({ user: { ...member, type: 1 } })
    fireEvent.click(screen.getByLabelText(new RegExp(t.senderCompany)))
    expect(await screen.findByLabelText(new RegExp(`^${t.company}`))).not.toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('[REQ-CONFIG-08] says in passing and in place which list did not come, and asks again', async () => {
    server.answer('/api/llist/organizations', { status: 500, json: null })
    await showSteps()
    await waitFor(() => expect(screen.getAllByText('Байгууллагын мэдээлэл татаж чадсангүй').length).toBeGreaterThan(1))
    server.answer('/api/llist/organizations', {
      json: { result: 'success', data: [{ name: 'Төв газар', name_en: 'Head office', value: 1 }] },
    })
    press(t.retry)
    await waitFor(() => expect(choices(new RegExp(t.organization))).toContain('Төв газар'))
  })

  it('[REQ-CONFIG-08] says of the companies too that they did not come', async () => {
    server.answer('/api/company/list', { status: 500, json: null })
    await showSteps({ values: { ...filled, '@sender_type': 2 } })
    await waitFor(() => expect(screen.getAllByText('Компанийн мэдээлэл татаж чадсангүй').length).toBeGreaterThan(1))
  })
})

describe('sending', () => {
  const sent = { json: { result: 'success', request_number: 'R260000001', status: 0, version: 9 } }

  it('[REQ-STEPPER-08] [REQ-STEPPER-10] [REQ-STEPPER-18] submits a draft from the last step, keeps its words and leads to what happens next', async () => {
    // The toast of success is gone after a second, however slow the machine.
    const told = vi.spyOn(toastManager, 'update')
    server.answer('/api/request/submit', sent)
    await showSteps({ values: { ...filled, maker: 'Морита' } })
    expect(screen.queryByRole('button', { name: t.submit })).toBeNull()
    await goToCheck()
    await send()
    expect(await screen.findByText('Уншиж байна...')).not.toBeNull()
    await waitFor(() => expect(place()).toBe('/dashboard/services/sent/R260000001'))
    expect(told.mock.lastCall?.[1]).toMatchObject({ title: t.sent, type: 'success' })
    expect(server.sentTo('/api/request/submit')).toHaveLength(1)
    expect(server.sentTo('/api/request/submit')[0]?.body).toMatchObject({
      data: { name: 'Бат', maker: 'Морита' },
      sender_type: 1,
      organization_id: 2,
    })
    await waitFor(() =>
      expect(server.received.map(({ body }) => body)).toContainEqual({ wordkey: 'maker', text: 'Морита', lang: 'mn' }),
    )
  })

  it('[REQ-STEPPER-09] [REQ-STEPPER-11] resubmits what was returned, and leads a portal account to its home', async () => {
    server.answer('/api/request/resubmit', sent)
    const operator = { ...citizen, login_type: 'user' } as typeof citizen
    await showSteps({ user: operator, values: filled, returned: true })
    await goToCheck()
    await send(t.resubmit)
    await waitFor(() => expect(place()).toBe('/portal/home'))
    expect(server.sentTo('/api/request/resubmit')).toHaveLength(1)
    expect(server.sentTo('/api/request/submit')).toEqual([])
  })

  it.each([
    ['client', 1, '/dashboard/services/sent/R260000001'],
    ['client', 2, '/dashboard/services/sent/R260000001'],
    ['client', 3, '/dashboard/services/sent/R260000001'],
    ['user', 1, '/portal/home'],
  ] as const)('[CON-021] leads a %s of type %s to %s', async (login_type, type, home) => {
    server.answer('/api/request/submit', sent)
    await showSteps({ user: { ...citizen, login_type, type } as typeof citizen, values: filled })
    await goToCheck()
    await send()
    await waitFor(() => expect(place()).toBe(home))
  })

  it('[REQ-STEPPER-12] names the first step that is incomplete and opens it', async () => {
    const { draft } = await showSteps({ values: filled })
    await goToCheck()
    act(() => draft.store.setValue('name', ''))
    fireEvent.click(await screen.findByRole('button', { name: t.submit }))
    await heading(/Хүсэлт гаргагч/)
    expect(screen.getByText('1-р алхамын мэдээллийг гүйцэт оруулна уу.')).not.toBeNull()
  })

  it('[REQ-STEPPER-13] says that the server could not be reached when it refuses without a reason', async () => {
    server.answer('/api/request/submit', { status: 500, json: null })
    await showSteps({ values: filled })
    await goToCheck()
    await send()
    expect((await screen.findAllByText('Сервертэй холбогдож чадсангүй')).length).toBeGreaterThan(0)
    expect(place()).toBe('/')
  })

  it('[REQ-STEPPER-14] says that the network failed, keeps everything and sends the same act again', async () => {
    const told = vi.spyOn(toastManager, 'update')
    const toasts = () => told.mock.calls.map(([, toast]) => ('title' in toast ? [toast.title, toast.timeout] : []))
    server.answer('/api/request/submit', hangUp)
    await showSteps({ values: filled })
    await goToCheck()
    await send()
    expect((await screen.findAllByText('Сервертэй холбогдоход алдаа гарлаа.')).length).toBeGreaterThan(0)
    expect(toasts()).toEqual([['Сервертэй холбогдоход алдаа гарлаа.', 3000]])
    server.answer('/api/request/submit', sent)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await send()
    await waitFor(() => expect(place()).toBe('/dashboard/services/sent/R260000001'))
    expect(toasts().at(-1)).toEqual([t.sent, 1000])
    const ids = server
      .sentTo('/api/request/submit')
      .map(({ body }) => (body as { transaction_id: string }).transaction_id)
    expect(new Set(ids).size).toBe(1)
  })
})
