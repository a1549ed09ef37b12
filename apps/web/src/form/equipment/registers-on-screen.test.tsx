// Registers as a person meets them on screen, answered over a real socket.
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import { industries, type RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import { toastManager } from '../../ui/toast.ts'
import { WithFields } from '../FormRenderer.tsx'
import { RegisterSection } from './RegisterSection.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = equipmentScreenTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  for (const list of ['country', 'xray_kind', 'generator_type', 'uusguur', 'radbtkus']) {
    const data = [{ value: 'DE', label: { mn: 'Герман', en: 'Germany' } }]
    server.answer(`/api/llist/${list}`, { json: { result: 'success', data } })
  }
})
afterEach(() => {
  cleanup()
  server.close()
})

const at = '2026-03-02T04:00:00.000Z'
const meter = (id: string, version: number, model: string) => ({
  id,
  version,
  created_at: at,
  updated_at: at,
  requestid: null,
  permitted: true,
  answers: {
    model,
    serialnumber: `RE-${id}`,
    manufactured_country: 'DE',
    manufactured_year: '2021',
    measuring_range: '0.1 – 2',
    certified_date: '2025-03-02',
    certificate_expire_date: '2031-03-02',
    certificate_file: [
      { name: 'tmp-0199a1b2-0000-7000-8000-000000000001-a1b2c3d.pdf', title: 'Гэрчилгээ.pdf', size: 3 },
    ],
  },
})
const sheet = (answers: object) => ({ id: 's1', version: 1, created_at: at, updated_at: at, answers })

const mount = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WithFields>{children}</WithFields>
      <ToastRegion />
    </QueryClientProvider>,
  )
const show = (name: RegisterName, data: object) => {
  server.answer(`/api/dashboard/additional/register/${name}`, { json: { result: 'success', data } })
  mount(<RegisterSection register={registers[name]} scope={{}} fields={null} editable />)
}

describe('a register on screen', () => {
  it('[REQ-RAD-08] says in words of its own that no device is approved yet', async () => {
    show('radioactive', { sheet: null, items: [] })
    expect(await screen.findByText('Зөвшөөрөгдсөн төхөөрөмж байхгүй байна')).not.toBeNull()
    expect(registers.generator.texts.empty.mn).not.toBe(registers.radioactive.texts.empty.mn)
  })

  it('[REQ-RAD-04] [REQ-RAD-10] lets every machine be deleted but where it is only read, and shows six industries in Mongolian', async () => {
    const answers = { ...meter('1', 1, 'PX').answers, type: 'DE', industry: 'dental' }
    const items = ['1', '2'].map(id => ({
      ...meter(id, 1, 'PX'),
      permitted: false,
      answers: { ...answers, serialnumber: `PX-${id}` },
    }))
    const data = { sheet: null, items }
    show('radioactive', data)
    expect(await screen.findAllByRole('button', { name: /PX-\d: устгах/ })).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: /PX-1: дэлгэрэнгүй/ }))
    expect(within(await screen.findByRole('dialog')).getByText('Шүдний эмнэлэг')).not.toBeNull()
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: t.close })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const deletion = '/api/dashboard/additional/delete-radioactive'
    server.answer(deletion, { json: { result: 'success', message: '' } })
    fireEvent.click(screen.getByRole('button', { name: /PX-2: устгах/ }))
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: t.remove }))
    await waitFor(() => expect(server.sentTo(deletion)).toMatchObject([{ body: { id: '2' } }]))
    cleanup()
    mount(<RegisterSection register={registers.radioactive} scope={{}} fields={[]} editable={false} />)
    expect(await screen.findAllByText(/PX-\d/)).not.toEqual([])
    expect(screen.queryByRole('button', { name: /устгах/ })).toBeNull()
    expect(industries.map(({ label }) => label.mn)).toEqual([
      'Үйлдвэр, авто зам',
      'Судалгаа, шинжилгээ',
      'Эрүүл мэнд',
      'Каротаж',
      'Шүдний эмнэлэг',
      'Аюулгүй байдлын үзлэг',
    ])
  })
  it.each([
    ['clothing', 'Сервертэй холбогдож мэдээлэл татаж чадсангүй'],
    ['surveymeter', 'Хэмжилтийн багажны мэдээллийг авч чадсангүй.'],
  ] as const)('[REQ-TOOL-07] says of %s, where a request is read, that it did not come', async (name, words) => {
    server.answer(`/api/dashboard/additional/register/${name}`, { status: 500, json: null })
    mount(<RegisterSection register={registers[name]} scope={{}} fields={[]} editable={false} />)
    expect(await screen.findByText(words)).not.toBeNull()
    expect(screen.getByRole('button', { name: /Дахин/ })).not.toBeNull()
  })

  it('[REQ-TOOL-04] shows sixty records in one table without pages', async () => {
    const items = Array.from({ length: 60 }, (_, index) => meter(String(index), 1, 'RadEye'))
    show('surveymeter', { sheet: sheet({ value: 'yes' }), items })
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(61)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('[REQ-CLOTH-01] keeps the kinds that are there open and adds the others by name, thirteen in all', async () => {
    const clothing = [{ _id: 'dosimeter', count: 4 }]
    show('clothing', { sheet: sheet({ clothing }), items: [] })
    expect(await screen.findByRole('region', { name: 'Дозиметр' })).not.toBeNull()
    expect(screen.queryByRole('region', { name: 'Хавчаар' })).toBeNull()
    const tongs = screen.getByRole('button', { name: 'Хавчаар' })
    expect(within(tongs.parentElement as HTMLElement).getAllByRole('button')).toHaveLength(12)
    fireEvent.click(tongs)
    expect(await screen.findByRole('region', { name: 'Хавчаар' })).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Хавчаар' })).toBeNull()
  })

  it('[REQ-TOOL-09] [CON-081] tells a save that failed in passing and in the open dialog, after one second of loading', async () => {
    const added = vi.spyOn(toastManager, 'add').mockClear()
    show('surveymeter', { sheet: sheet({ value: 'yes' }), items: [meter('1', 1, 'RadEye')] })
    const message = 'Бүртгэл түр хаалттай байна.'
    const refused = { result: 'error', code: 'unavailable', message, message_en: 'Closed for now.' }
    server.answer('/api/dashboard/additional/register/surveymeter/item', { status: 503, json: refused })
    const dialog = await openEditing('RE-1')
    fireEvent.click(within(dialog).getByRole('button', { name: t.save }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain(message)
    expect(added.mock.calls.map(([toast]) => [toast.title, toast.timeout])).toEqual([
      [t.loading, 1000],
      [message, 3000],
    ])
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: t.save }).disabled).toBe(false)
  })

  it('[REQ-SURV-05] [REQ-SURV-06] [CON-122] asks after a no for the contract alone, and after a yes for the tools alone', async () => {
    show('surveymeter', { sheet: sheet({ value: 'yes' }), items: [meter('1', 1, 'RadEye')] })
    await screen.findByRole('table')
    const contract = /Өөр байгууллагатай гэрээтэй юу/
    const add = registers.surveymeter.texts.add?.mn ?? ''
    expect(screen.queryByText(contract)).toBeNull()
    expect(screen.getByRole('button', { name: add })).not.toBeNull()
    fireEvent.click(screen.getAllByLabelText('Үгүй')[0] as HTMLElement)
    expect(await screen.findByText(contract)).not.toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('button', { name: add })).toBeNull()
    expect(screen.getByRole('button', { name: t.save })).not.toBeNull()
    fireEvent.click(screen.getAllByLabelText('Тийм')[0] as HTMLElement)
    expect(await screen.findByRole('table')).not.toBeNull()
    expect(screen.queryByText(contract)).toBeNull()
    expect(screen.queryByRole('button', { name: t.save })).toBeNull()
  })

  it('[REQ-SURV-05] [CON-122] offers after a yes without tools to add one, and to save when the yes turns to no', async () => {
    show('surveymeter', { sheet: sheet({ value: 'yes' }), items: [] })
    const add = 'Багаж нэмэх'
    const saves = () => screen.queryByRole('button', { name: t.save }) !== null
    fireEvent.click(await screen.findByRole('button', { name: add }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByLabelText(/^Загвар/)).not.toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Хаах' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saves()).toBe(false)
    fireEvent.click(screen.getAllByLabelText('Үгүй')[0] as HTMLElement)
    await waitFor(() => expect(saves()).toBe(true))
  })

  it('[REQ-SURV-06] shows, where it is only read, tools for a yes, and for a no the contract with its file', async () => {
    const read = (answers: object) => {
      const data = { sheet: sheet(answers), items: [meter('1', 1, 'RadEye')] }
      server.answer('/api/dashboard/additional/register/surveymeter', { json: { result: 'success', data } })
      mount(<RegisterSection register={registers.surveymeter} scope={{}} fields={[]} editable={false} />)
    }
    const contract_file = [
      { name: 'tmp-0199a1b2-0000-7000-8000-000000000003-a1b2c3d.pdf', title: 'Гэрээ.pdf', size: 3 },
    ]
    read({ value: 'no', contract_another_organization: 'yes', contract_file })
    expect(await screen.findByText(/Өөр байгууллагатай гэрээтэй юу/)).not.toBeNull()
    expect(screen.getByRole('button', { name: /Гэрээ\.pdf/ })).not.toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    cleanup()
    read({ value: 'yes' })
    expect((await screen.findByRole('table')).textContent).toContain('RE-1')
    expect(screen.queryByText(/Өөр байгууллагатай гэрээтэй юу/)).toBeNull()
  })

  it('[REQ-SURV-06] asks after a no with a contract for its file too', async () => {
    show('surveymeter', { sheet: sheet({ value: 'no' }), items: [] })
    expect(await screen.findByText(/Өөр байгууллагатай гэрээтэй юу/)).not.toBeNull()
    expect(document.querySelector('input[type=file]')).toBeNull()
    fireEvent.click(screen.getAllByLabelText('Тийм')[1] as HTMLElement)
    await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull())
    expect(screen.getByText(/^Гэрээний файл/)).not.toBeNull()
  })

  it('[REQ-GEN-16] [REQ-TOOL-03] [REQ-FIDELITY-04] says in the dialog that adding failed, and then “Амжилттай хадгалагдлаа” of an instrument', async () => {
    const told = vi.spyOn(toastManager, 'add').mockClear()
    show('surveymeter', { sheet: sheet({ value: 'yes' }), items: [meter('1', 1, 'RadEye')] })
    const item = '/api/dashboard/additional/register/surveymeter/item'
    const message = 'Бүртгэл түр хаалттай байна.'
    server.answer(item, {
      status: 503,
      json: { result: 'error', code: 'unavailable', message, message_en: 'Closed for now.' },
    })
    const filename = 'tmp-0199a1b2-0000-7000-8000-000000000002-a1b2c3d.pdf'
    for (const path of ['/api/uploadfile', '/api/dashboard/additional/uploadfile']) {
      server.answer(path, {
        json: { result: 'success', filename, url: '/x', size: 9, title: 'g.pdf' },
      })
    }
    fireEvent.click(await screen.findByRole('button', { name: registers.surveymeter.texts.add?.mn ?? '' }))
    const dialog = await screen.findByRole('dialog')
    const write = (name: RegExp, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(name), { target: { value } })
    write(/^Загвар/, 'Гамма')
    write(/^Серийн дугаар/, 'G-2')
    await within(dialog).findByRole('option', { name: 'Герман' })
    write(/^Улс/, 'DE')
    write(/^Үйлдвэрлэсэн он/, '2021')
    write(/^Хэмжих хязгаар/, '0.1 – 2')
    write(/^Баталгаажуулсан огноо/, '2025-03-02')
    write(/^Гэрчилгээний дуусах огноо/, '2031-03-02')
    const picker = dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    fireEvent.change(picker, { target: { files: [new File(['%PDF-1.4'], 'g.pdf', { type: 'application/pdf' })] } })
    await within(dialog).findByText('g.pdf')
    const add = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Хадгалах' }))
    add()
    expect((await within(dialog).findByRole('alert')).textContent).toContain(message)
    expect(told.mock.calls.map(([toast]) => toast.title)).not.toContain('Амжилттай хадгалагдлаа')
    server.answer(item, { json: { result: 'success', message: '', data: meter('2', 1, 'Gamma') } })
    add()
    await waitFor(() => expect(told.mock.calls.map(([toast]) => toast.title)).toContain('Амжилттай хадгалагдлаа'))
  })

  it('keeps what was typed when somebody else changed the record meanwhile, on a second word', async () => {
    show('surveymeter', { sheet: sheet({ value: 'yes' }), items: [meter('1', 1, 'RadEye')] })
    const path = '/api/dashboard/additional/register/surveymeter/item'
    const json = { result: 'error', code: 'version_conflict', message: 'Өөрчлөгдсөн', message_en: 'Changed' }
    server.answer(path, { status: 409, json: { ...json, current: meter('1', 4, 'Тэднийх') } })
    const dialog = await openEditing('RE-1')
    fireEvent.change(within(dialog).getByLabelText(/^Загвар/), { target: { value: 'Минийх' } })
    fireEvent.click(within(dialog).getByRole('button', { name: t.save }))
    expect((await within(dialog).findByText(t.conflict)).closest('[role=alert]')).not.toBeNull()
    server.answer(path, { json: { result: 'success', message: '', data: meter('1', 5, 'Минийх') } })
    fireEvent.click(within(dialog).getByRole('button', { name: t.conflictMine }))
    await waitFor(() => expect(server.sentTo(path)).toHaveLength(2))
    expect(server.sentTo(path).map(({ body }) => body)).toMatchObject([
      { version: 1, answers: { model: 'Минийх' } },
      { version: 4, answers: { model: 'Минийх' } },
    ])
  })
})

const openEditing = async (serial: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`${serial}: засах`) }))
  return screen.findByRole('dialog')
}
