// Employees as a request picks and shows them.
import { degrees, type Worker, WorkerType, workerTypes } from '@khyanalt/domain/worker'
import { describe, expect, it } from 'vitest'
import { isComplete, workerOf, workerOption } from './worker-facts.ts'
import { workerRow } from './worker-rows.ts'

const today = '2026-11-23'
const file = { name: 'diploma-of-bat', title: 'diploma.pdf', size: 12 }
const worker = (more: Partial<Worker> = {}, profile: Partial<Worker['profile']> = {}): Worker => ({
  id: 'w1',
  lastname: 'Дорж',
  firstname: 'Бат',
  register_number: 'УБ85010112',
  worker_type: WorkerType.projectEngineer,
  profile: {
    phone: '99112233',
    email: '',
    degree: 'master',
    diploma: [file.name],
    position_document: [],
    appointment_date: null,
    training: false,
    training_certs: [],
    training_expire_date: null,
    personal_dosimeter: false,
    health_surveillance: false,
    jobtype: '',
    certificate: null,
    ...profile,
  },
  files: [file],
  version: 1,
  updated_at: '2026-11-01T00:00:00Z',
  ...more,
})
const cellsOf = (shown: Worker) => workerRow(shown, 'staff', undefined).cells
const textsOf = (shown: Worker) => Object.fromEntries(cellsOf(shown).map(({ name, text }) => [name, text.mn]))

describe('an employee as an option', () => {
  it('[REQ-EMP-07] is called by the name of official papers, and says whether a request may name the person', () => {
    const complete = worker()
    expect(workerOption(complete, today)).toEqual({
      value: 'w1',
      label: { mn: 'Дорж Бат', en: 'Дорж Бат' },
      data: { worker: complete, complete: true },
    })
    const lacking = workerOption(worker({}, { degree: null }), today)
    expect([isComplete(workerOption(complete, today)), isComplete(lacking), isComplete(null)]).toEqual([
      ...[true, false, true],
    ])
    expect([workerOf(lacking)?.id, workerOf({ value: 'w1', label: { mn: '', en: '' } })]).toEqual(['w1', null])
  })
})

describe('an employee as a row', () => {
  it('[REQ-EMP-10] [REQ-EMP-12] shows what the kind of work and a training ask for, and nothing else', () => {
    const always = ['register_number', 'worker_type', 'phone', 'email', 'degree', 'diploma']
    const shownOf = (worker_type: number | null, training: boolean) =>
      cellsOf(worker({ worker_type }, { training })).map(({ name }) => name)
    const trained = ['training', 'training_certs', 'training_expire_date']
    expect(shownOf(WorkerType.projectManager, false)).toEqual([...always, 'training'])
    expect(shownOf(WorkerType.projectManager, true)).toEqual([...always, ...trained])
    expect(shownOf(WorkerType.controlOfficer, true)).toEqual([
      ...always,
      ...['position_document', 'appointment_date'],
      ...trained,
    ])
    expect(shownOf(WorkerType.radiationWorker, false)).toEqual([
      ...always,
      ...['training', 'personal_dosimeter', 'health_surveillance'],
    ])
  })

  it('[REQ-EMP-14] [REQ-EMP-15] tells work and degree in words, and one that has none as it stands', () => {
    for (const worker_type of workerTypes)
      expect(textsOf(worker({ worker_type })).worker_type).toMatch(/^[А-Яа-яөү ]+$/)
    for (const degree of degrees) expect(textsOf(worker({}, { degree })).degree).toMatch(/^[А-Яа-яөү ]+$/)
    expect(textsOf(worker({ worker_type: 99 }, { degree: 'seminary' }))).toMatchObject({
      worker_type: '99',
      degree: 'seminary',
    })
    expect(textsOf(worker({ worker_type: null }, { degree: null }))).toMatchObject({ worker_type: '', degree: '' })
  })

  it('says yes and no, has its files by their titles, and stands under the path of its field', () => {
    const shown = workerRow(worker({}, { training: true }), 'staff', { mn: 'Бат', en: 'Bat' })
    expect([shown.id, shown.title]).toEqual(['w1', { mn: 'Бат', en: 'Bat' }])
    expect(shown.cells.find(({ name }) => name === 'training')).toEqual({
      name: 'training',
      path: 'staff/w1/training',
      kind: 'string',
      title: expect.objectContaining({ en: expect.any(String) }),
      text: { mn: 'Тийм', en: 'Yes' },
    })
    expect(shown.cells.find(({ name }) => name === 'diploma')).toMatchObject({ kind: 'file', files: [file] })
    expect(textsOf(worker()).training).toBe('Үгүй')
    expect(workerRow(worker(), 'staff', undefined)).not.toHaveProperty('title')
  })
})
