// Files of a form: what may go, what is told while it goes, and what came of it; uploads run over a real socket.

import type { ServerResponse } from 'node:http'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { maxUploadBytes } from '@khyanalt/domain/upload-limits'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { checkFile } from './check-file.ts'
import { FormRenderer } from './FormRenderer.tsx'
import { buildForm, facts, field, section } from './form-fixture.ts'
import { createFormStore } from './form-store.ts'
import { WorkerPapers } from './workers/WorkerPapers.tsx'
import type { WorkerScope } from './workers/worker-queries.ts'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = formTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

const stored = (letter: string) => `tmp-0199a1b2-0000-7000-8000-00000000000${letter}-a1b2c3d.pdf`
const pdf = (name: string) => new File(['%PDF-1.7 test'], name, { type: 'application/pdf' })
const arrived = (letter: string) => ({
  json: { result: 'success', filename: stored(letter), url: '/x', size: 13, title: 'паспорт.pdf' },
})
const told = () => screen.getByRole('status').textContent

const show = (answers: Readonly<Record<string, unknown>> = {}) => {
  const form = buildForm([section(field('file', 'papers', { limit: 2 }), field('text', 'note'))])
  const store = createFormStore({ form, facts, answers })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} surroundings={{ remarks: new Map(), previous: null }} stepIndex={0} />
      <LiveRegion />
    </QueryClientProvider>,
  )
  return store
}
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]')
const pick = (file: File) => fireEvent.change(picker() as HTMLInputElement, { target: { files: [file] } })

describe('a file', () => {
  it('[REQ-FILE-01] [REQ-FILE-02] [REQ-FILE-17] goes only as a PDF of at most 10 MB, whatever a notice speaks of', async () => {
    const png = new File(['\u0089PNG'], 'зураг.png', { type: 'image/png' })
    const jpg = new File(['\u00ff\u00d8'], 'зураг.jpg', { type: 'image/jpeg' })
    const disguised = new File(['\u0089PNG'], 'зураг.pdf', { type: 'application/pdf' })
    expect(await Promise.all([png, jpg, disguised].map(checkFile))).toEqual(Array(3).fill('fileWrongType'))
    const weighing = (bytes: number) =>
      new File(['%PDF-', new Uint8Array(bytes - 5)], 'том.pdf', { type: 'application/pdf' })
    expect(await checkFile(weighing(maxUploadBytes + 1))).toBe('fileTooBig')
    expect(await checkFile(weighing(maxUploadBytes))).toBeNull()
    expect(await checkFile(new File([], 'хоосон.pdf', { type: 'application/pdf' }))).toBe('fileEmpty')
  })

  it('[REQ-FILE-01] [REQ-FILE-17] of another type is called one at the field, with what to do instead, and is not sent', async () => {
    const store = show()
    for (const name of ['паспорт.docx', 'паспорт.xlsx']) {
      pick(new File(['PK'], name))
      await waitFor(() =>
        expect(screen.getByRole('alert').textContent).toBe(
          `Файлын төрөл буруу байна (${name}). PDF файл эсвэл зураг сонгоно уу. ` +
            'Word, Excel файлыг эхлээд PDF хэлбэрээр хадгална.',
        ),
      )
    }
    expect(server.sentTo('/api/uploadfile')).toEqual([])
    expect(store.readAnswers().papers).toBeUndefined()
    expect(picker()?.accept).toBe('application/pdf,.pdf,image/*')
  })

  it('[REQ-FIDELITY-10] locks every control while it is on its way, and takes neither the focus nor what was typed', async () => {
    let answer: () => void = () => undefined
    server.answer('/api/uploadfile', (response: ServerResponse) => {
      answer = () => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(arrived('1').json))
      }
    })
    const options = ['а', 'б'].map(value => ({ value, label: { mn: value, en: value } }))
    const form = buildForm([
      section(
        field('file', 'papers', { limit: 2 }),
        field('text', 'note'),
        field('textarea', 'story'),
        field('select', 'kind', { options }),
        field('yesno', 'has'),
      ),
    ])
    const store = createFormStore({ form, facts, answers: { note: 'Бичсэн үг' } })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <FormRenderer store={store} surroundings={{ remarks: new Map(), previous: null }} stepIndex={0} />
        <LiveRegion />
      </QueryClientProvider>,
    )
    const note = screen.getByLabelText<HTMLInputElement>(/^note/)
    note.focus()
    note.setSelectionRange(2, 4)
    pick(pdf('паспорт.pdf'))
    expect(await screen.findByText(t.formLocked)).not.toBeNull()
    const controls = [...document.querySelectorAll('input:not([type=file]), select, textarea')]
    const isLocked = (control: Element) =>
      control.getAttribute('aria-disabled') === 'true' &&
      (control.matches('select, [type=radio]') || (control as HTMLInputElement).readOnly)
    expect([controls.length, controls.filter(isLocked).length]).toEqual([5, 5])
    expect([document.activeElement, note.value, note.selectionStart, note.selectionEnd]).toEqual([
      note,
      'Бичсэн үг',
      2,
      4,
    ])
    await waitFor(() => expect(server.sentTo('/api/uploadfile')).toHaveLength(1))
    answer()
    await waitFor(() => expect(told()).toBe('Файл хуулагдлаа'))
    expect(controls.filter(isLocked)).toEqual([])
    expect([document.activeElement, note.readOnly]).toEqual([note, false])
  })

  it('[REQ-FILE-05] [REQ-FILE-09] [CON-093] comes one by one up to the limit, and says when it is there', async () => {
    let answer: (letter: string) => void = () => undefined
    server.answer('/api/uploadfile', (response: ServerResponse) => {
      answer = letter => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(arrived(letter).json))
      }
    })
    const store = show()
    expect(picker()?.multiple).toBe(false)
    pick(pdf('паспорт.pdf'))
    expect(await screen.findByRole('progressbar')).not.toBeNull()
    expect(told()).toBe(t.fileUploading)
    const note = screen.getByLabelText(/^note/)
    expect(note.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(t.formLocked)).not.toBeNull()
    await waitFor(() => expect(server.sentTo('/api/uploadfile')).toHaveLength(1))
    answer('1')
    await waitFor(() => expect(told()).toBe('Файл хуулагдлаа'))
    expect(note.hasAttribute('aria-disabled')).toBe(false)
    pick(pdf('нэмэлт.pdf'))
    await waitFor(() => expect(server.sentTo('/api/uploadfile')).toHaveLength(2))
    answer('2')
    await waitFor(() => expect(picker()).toBeNull())
    expect(store.readAnswers().papers).toEqual([
      { name: stored('1'), title: 'паспорт.pdf', size: 13 },
      { name: stored('2'), title: 'нэмэлт.pdf', size: 13 },
    ])
  })

  it('[REQ-FILE-06] is sent again while the server has not yet seen that the one before was stopped', async () => {
    server.answer('/api/uploadfile', () => undefined)
    const store = show()
    pick(pdf('буруу.pdf'))
    fireEvent.click(await screen.findByRole('button', { name: t.cancel }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    server.answer('/api/uploadfile', { status: 409, json: { result: 'error', code: 'upload_running', message: '' } })
    const before = server.sentTo('/api/uploadfile').length
    pick(pdf('паспорт.pdf'))
    await waitFor(() => expect(server.sentTo('/api/uploadfile').length).toBeGreaterThan(before))
    expect(screen.queryByRole('dialog')).toBeNull()
    server.answer('/api/uploadfile', arrived('1'))
    await waitFor(() => expect(store.readAnswers().papers).toMatchObject([{ title: 'паспорт.pdf' }]), { timeout: 3000 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[REQ-FILE-08] [REQ-FILE-11] that failed is named, and can be picked again, whereupon it is on its way and then there', async () => {
    server.answer('/api/uploadfile', { status: 500, json: null })
    const store = show()
    pick(pdf('паспорт.pdf'))
    expect((await screen.findByRole('alert')).textContent).toContain('паспорт.pdf файл хуулахад алдаа гарлаа.')
    expect([screen.queryByRole('progressbar'), store.readAnswers().papers]).toEqual([null, undefined])
    let answer: () => void = () => undefined
    server.answer('/api/uploadfile', (response: ServerResponse) => {
      answer = () => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(arrived('1').json))
      }
    })
    pick(pdf('паспорт.pdf'))
    expect(await screen.findByRole('progressbar')).not.toBeNull()
    await waitFor(() => expect(server.sentTo('/api/uploadfile')).toHaveLength(2))
    answer()
    await waitFor(() => expect(store.readAnswers().papers).toHaveLength(1))
    expect([screen.queryByRole('alert'), screen.queryByRole('progressbar')]).toEqual([null, null])
  })

  it('[REQ-FILE-08] [REQ-FILE-10] is taken off once that is confirmed by its name', async () => {
    const store = show({ papers: [{ name: stored('1'), title: 'паспорт.pdf' }] })
    fireEvent.click(screen.getByRole('button', { name: 'паспорт.pdf файлыг устгах' }))
    const question = await screen.findByRole('alertdialog', { name: 'паспорт.pdf файлыг устгах уу?' })
    expect(store.readAnswers().papers).toHaveLength(1)
    fireEvent.click(within(question).getByRole('button', { name: t.rowRemove }))
    await waitFor(() => expect(told()).toBe('паспорт.pdf файл устлаа.'))
    expect(store.readAnswers().papers).toEqual([])
    await waitFor(() => expect(document.activeElement?.id).toBe('field-papers'))
  })

  it('[CON-093] of a field for one is picked again only after the first was taken off', async () => {
    server.answer('/api/uploadfile', arrived('1'))
    const form = buildForm([section(field('file', 'paper'))])
    const store = createFormStore({ form, facts, answers: {} })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <FormRenderer store={store} surroundings={{ remarks: new Map(), previous: null }} stepIndex={0} />
        <LiveRegion />
      </QueryClientProvider>,
    )
    expect(picker()?.multiple).toBe(false)
    pick(pdf('паспорт.pdf'))
    await waitFor(() => expect(store.readAnswers().paper).toMatchObject({ name: stored('1') }))
    expect(picker()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'паспорт.pdf файлыг устгах' }))
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: t.rowRemove }))
    await waitFor(() => expect(picker()).not.toBeNull())
    expect(store.readAnswers().paper ?? null).toBeNull()
  })

  it('[REQ-FILE-15] that cannot be opened brings the sentence of the server', async () => {
    const message = 'Файл олдсонгүй.'
    const json = { result: 'error', code: 'file_not_found', message, message_en: 'The file was not found.' }
    server.answer('/api/showfile', { status: 404, json })
    vi.spyOn(window, 'open').mockReturnValue(null)
    show({ papers: [{ name: stored('1'), title: 'паспорт.pdf' }] })
    fireEvent.click(screen.getByRole('button', { name: 'паспорт.pdf файлыг шинэ цонхонд нээх' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })
})

describe('the notice beside an upload', () => {
  it('[REQ-FILE-03] names at fixed tables 10 MB, PDF and 200 DPI', () => {
    const row = { name: 'r1', _title: { mn: 'Мөр', en: 'Row' }, fields: [field('file', 'paper')] }
    const form = buildForm([section(field('statictable', 'table', { rows: [row] }))])
    const store = createFormStore({ form, facts, answers: {} })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <FormRenderer store={store} surroundings={{ remarks: new Map(), previous: null }} stepIndex={0} />
      </QueryClientProvider>,
    )
    expect(screen.getByText(/10MB-аас ихгүй, \.PDF, DPI 200-аас ихгүй/)).not.toBeNull()
  })

  it('[REQ-FILE-04] [REQ-FILE-17] [CON-090] names at tool sections pictures too, and says that they become a PDF', () => {
    const scope = { kind: 'request', requestNumber: 'R260000001', companyId: null } as unknown as WorkerScope
    render(<WorkerPapers id="p" scope={scope} files={[]} limit={1} label="Гэрчилгээ" onChange={() => undefined} />)
    expect(screen.getByText(/10MB-аас ихгүй, \.PNG\/\.JPG\/\.PDF, DPI 200-аас ихгүй/)).not.toBeNull()
    expect(screen.getByText(/Зураг авч эсвэл сонгож болно, энд PDF болно/)).not.toBeNull()
    expect(picker()?.accept).toBe('application/pdf,.pdf,image/*')
  })
})
