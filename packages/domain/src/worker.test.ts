import { expect, it } from 'vitest'
import { answersOfWorker, emptyWorker, filesOfWorker, workerName } from './worker.ts'

const { lastname, firstname, register_number, worker_type, ...profile } = {
  ...emptyWorker,
  lastname: 'Дорж',
  firstname: 'Бат',
  register_number: 'УБ85010112',
  worker_type: 2,
  diploma: ['d1', 'd2'],
  position_document: ['p1'],
  training_certs: ['t1'],
  certificate: 'c1',
}

it('[CON-119] a stored employee is edited with all answers, and with no others', () => {
  const stored = { id: '1', version: 3, updated_at: '2026-03-01T00:00:00Z', files: [] }
  const answers = { lastname, firstname, register_number, worker_type, ...profile }
  expect(answersOfWorker({ ...stored, lastname, firstname, register_number, worker_type, profile })).toEqual(answers)
})

it('an employee is named as on official papers, the last name first', () => {
  expect(workerName({ lastname, firstname })).toBe('Дорж Бат')
  expect([workerName({ lastname: '', firstname }), workerName({ lastname, firstname: '' })]).toEqual(['Бат', 'Дорж'])
})

it('the files of an employee are those of every part, and none where nothing was uploaded', () => {
  expect(filesOfWorker({ ...profile })).toEqual(['d1', 'd2', 'p1', 't1', 'c1'])
  expect(filesOfWorker(emptyWorker)).toEqual([])
})

it('a new employee was trained by nobody and wears no dosimeter until that is said', () => {
  expect(emptyWorker).toMatchObject({
    training: false,
    personal_dosimeter: false,
    health_surveillance: false,
    email: '',
  })
})

it('a new record is blank: no text, no choice, no paper, nothing ticked', () => {
  for (const [part, value] of Object.entries(emptyWorker))
    expect(['', null, false].includes(value as never) || (Array.isArray(value) && value.length === 0), part).toBe(true)
})
