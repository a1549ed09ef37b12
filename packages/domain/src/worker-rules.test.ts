import { describe, expect, it } from 'vitest'
import { type WorkerProblemCode, workerProblemTexts } from './messages/worker-problems.ts'
import { workerTexts } from './messages/workers.ts'
import type { Problem } from './problem.ts'
import { formatText } from './text.ts'
import { degrees, emptyWorker, type WorkerAnswers, workerTypes } from './worker.ts'
import {
  isProjectType,
  isTrainingOver,
  missingForRequest,
  needsDiploma,
  tidyWorker,
  type WorkerForm,
  workerProblems,
} from './worker-rules.ts'

const today = '2026-03-02'
const paper = (place: number) => `tmp-00000000-0000-4000-8000-00000000000${place}-aaaaaaa.pdf`
/** Complete for both forms. */
const worker: WorkerAnswers = {
  ...emptyWorker,
  lastname: 'Дорж',
  firstname: 'Бат-Эрдэнэ',
  register_number: 'УБ85010112',
  worker_type: 2,
  phone: '99112233',
  degree: 'bachelor',
  jobtype: 'Инженер',
}

const codesOf = (form: WorkerForm, change: Partial<WorkerAnswers>, knownNumber?: string): string[] =>
  workerProblems(form, { ...worker, ...change }, { today, knownNumber }).map(({ path, code }) => `${path} ${code}`)

/** What a person reads for the only problem of a change. */
const sentences = (form: WorkerForm, change: Partial<WorkerAnswers>): readonly [string, string] => {
  const [problem, ...others] = workerProblems(form, { ...worker, ...change }, { today })
  expect(others).toEqual([])
  const { code, params } = problem as Problem
  const say = (ui: 'mn' | 'en') =>
    formatText(workerProblemTexts, ui, code as WorkerProblemCode, params as Record<string, string>)
  return [say('mn'), say('en')]
}

describe('the form inside a request', () => {
  it('[REQ-EMP-01] [REQ-EMP-02] asks for last and first name', () => {
    expect(sentences('request', { lastname: '' })).toEqual(['Овог оруулна уу', 'Enter last name'])
    expect(sentences('request', { firstname: '' })).toEqual(['Нэр оруулна уу', 'Enter first name'])
  })

  it('[REQ-EMP-03] [CON-102] takes a register number of exactly ten characters, that of a foreigner too', () => {
    const incorrect = ['Регистрийн дугаар буруу байна', 'Register number is incorrect']
    for (const register_number of ['', 'УБ8501011', 'УБ850101123', 'УБ85-10112', 'УБ8501011🙂']) {
      expect(sentences('request', { register_number }), register_number).toEqual(incorrect)
    }
    expect(codesOf('request', { register_number: 'FE12345678' })).toEqual([])
    expect(codesOf('request', { register_number: 'ӨҮ85010112' })).toEqual([])
  })

  it('[REQ-EMP-03] proposes the number in one alphabet when letters are mixed', () => {
    const mixed = workerProblems('request', { ...worker, register_number: 'УB85010112' }, { today })
    expect(mixed).toEqual([{ code: 'register_mixed', path: 'register_number', params: { proposal: 'УВ85010112' } }])
    expect(sentences('request', { register_number: 'УB85010112' })[1]).toMatch(/^Register number is incorrect/)
  })

  it('[REQ-EMP-04] takes a phone number of exactly eight digits, blanks and dashes aside', () => {
    const wrong = ['Утасны дугаараа зөв оруулна уу', 'Enter phone number correctly']
    for (const phone of ['', '9911223', '991122334', '9911223a', '٩٩١١٢٢٣٣']) {
      expect(sentences('request', { phone }), phone).toEqual(wrong)
    }
    for (const phone of ['9911 2233', '99-11-22-33', '+976 9911 2233', '(99) 112233']) {
      expect(tidyWorker({ ...worker, phone }).phone, phone).toBe('99112233')
    }
  })

  it('[REQ-EMP-05] lets the e-mail be empty, but not wrong', () => {
    expect(codesOf('request', { email: '' })).toEqual([])
    expect(codesOf('request', { email: 'bat@khyanalt.test' })).toEqual([])
    for (const email of ['bat', 'bat@', 'bat@khyanalt', 'b at@khyanalt.test', `${'a'.repeat(200)}@b.mn`]) {
      expect(codesOf('request', { email }), email).toEqual(['email email_wrong'])
    }
  })

  it('[REQ-EMP-06] [REQ-EMP-07] asks for worker type and degree, from their lists', () => {
    expect(codesOf('request', { worker_type: null })).toEqual(['worker_type worker_type_missing'])
    expect(codesOf('request', { worker_type: 3, diploma: [paper(1)] })).toEqual(['worker_type worker_type_unknown'])
    expect(codesOf('request', { degree: null })).toEqual(['degree degree_missing'])
    expect(codesOf('request', { degree: 'professor' })).toEqual(['degree degree_unknown'])
  })

  it.each([
    [1, true],
    [2, false],
    [50, true],
    [51, false],
    [52, false],
    [53, false],
  ])('[REQ-EMP-08] of type %i asks for a diploma: %s', (worker_type, needed) => {
    const papers = { position_document: worker_type === 1 ? [paper(2)] : [] }
    expect(codesOf('request', { worker_type, ...papers })).toEqual(needed ? ['diploma diploma_missing'] : [])
    expect(codesOf('request', { worker_type, ...papers, diploma: [paper(1)] })).toEqual([])
  })

  it('[REQ-EMP-09] asks a control officer for the document of appointment, not for its date', () => {
    const officer = { worker_type: 1, diploma: [paper(1)] }
    expect(codesOf('request', officer)).toEqual(['position_document position_document_missing'])
    expect(codesOf('request', { ...officer, position_document: [paper(2)], appointment_date: null })).toEqual([])
    expect(codesOf('request', { worker_type: 2 })).toEqual([])
  })

  it('[REQ-EMP-10] [REQ-EMP-11] [CON-121] asks the trained for the certificate, and types 50 to 53 for its end too', () => {
    for (const worker_type of workerTypes) {
      const trained = { worker_type, training: true, diploma: [paper(1)], position_document: [paper(2)] }
      const project = worker_type >= 50
      const missing = project ? ['training_expire_date training_expire_date_missing'] : []
      expect(codesOf('request', trained)).toEqual(['training_certs training_certs_missing', ...missing])
      expect(codesOf('request', { ...trained, training_certs: [paper(3)] })).toEqual(missing)
      const full = { ...trained, training_certs: [paper(3)], training_expire_date: '2027-01-31' }
      expect(codesOf('request', full)).toEqual([])
    }
  })

  it('[REQ-FORMAT-10] refuses days that do not exist, that are absurd, and an appointment in the future', () => {
    for (const day of ['2026-02-30', '26-02-01', '0026-01-01', '1200-01-01', 'маргааш']) {
      expect(codesOf('request', { appointment_date: day }), day).toEqual(['appointment_date day_wrong'])
    }
    expect(codesOf('request', { appointment_date: '2026-03-03' })).toEqual(['appointment_date day_in_future'])
    expect(codesOf('request', { appointment_date: today })).toEqual([])
    expect(codesOf('request', { training_expire_date: '9999-12-31' })).toEqual([
      'training_expire_date training_too_long',
    ])
  })

  it('takes names in letters of one alphabet', () => {
    expect(codesOf('request', { firstname: 'Бат🙂' })).toEqual(['firstname name_wrong'])
    expect(codesOf('request', { firstname: '<b>' })).toEqual(['firstname name_wrong'])
    expect(sentences('request', { lastname: 'Дopж' })[0]).toContain('Дорж')
    expect(codesOf('request', { firstname: 'я'.repeat(101) })).toEqual(['firstname text_too_long'])
    expect(codesOf('request', { firstname: "Jean-Luc O'Neil" })).toEqual([])
  })

  it('refuses too many papers and one paper twice', () => {
    expect(codesOf('request', { diploma: [1, 2, 3, 4, 5, 6].map(paper) })).toEqual(['diploma files_too_many'])
    expect(codesOf('request', { diploma: [paper(1), paper(1)] })).toEqual(['diploma file_twice'])
  })
})

describe('the list of the company', () => {
  it('[REQ-EMPL-01] [CON-119] asks for number, names and job position, not for what requests ask', () => {
    const empty = workerProblems('company', emptyWorker, { today }).map(({ code }) => code)
    expect(empty).toEqual([
      'register_missing',
      'lastname_missing',
      'firstname_missing',
      'jobtype_missing',
      'phone_incorrect',
    ])
    expect(codesOf('company', { worker_type: null, degree: null })).toEqual([])
    expect(codesOf('request', { jobtype: '' })).toEqual([])
  })

  it('[REQ-EMPL-02] [REQ-EMPL-03] takes two Cyrillic letters and eight digits', () => {
    expect(sentences('company', { register_number: '' })[0]).toBe('Регистрийн дугаар оруулна уу')
    for (const register_number of ['УБ8501011', '85010112УБ', 'УБ850101123', 'FE12345678', 'УБА8501011']) {
      expect(sentences('company', { register_number })[0], register_number).toBe('Регистрийн дугаар буруу')
    }
    expect(codesOf('company', { register_number: 'ӨҮ85010112' })).toEqual([])
    expect(tidyWorker({ ...worker, register_number: ' уб 85010112' }).register_number).toBe('УБ85010112')
  })

  it('[REQ-EMPL-03] says which Cyrillic letters a number in Latin ones stands for', () => {
    const problems = workerProblems('company', { ...worker, register_number: 'YB85010112' }, { today })
    expect(problems).toEqual([
      { code: 'register_not_cyrillic', path: 'register_number', params: { proposal: 'УВ85010112' } },
    ])
    expect(sentences('company', { register_number: 'YB85010112' })[0]).toMatch(/^Регистрийн дугаар буруу/)
  })

  it('[CON-102] keeps a foreigner editable whom a request brought into the list', () => {
    expect(codesOf('company', { register_number: 'FE12345678' }, 'FE12345678')).toEqual([])
    expect(codesOf('company', { register_number: 'FE12345679' }, 'FE12345678')).toEqual([
      'register_number register_wrong',
    ])
  })

  it('[REQ-EMPL-04] takes a phone number of exactly eight digits', () => {
    for (const phone of ['', '7701123', '770112334'])
      expect(codesOf('company', { phone }), phone).toEqual(['phone phone_incorrect'])
    expect(codesOf('company', { phone: '77011233' })).toEqual([])
  })
})

it('[REQ-EMP-12] keeps dosimeter and health surveillance of radiation workers only, and papers of what is shown', () => {
  const all = {
    ...worker,
    personal_dosimeter: true,
    health_surveillance: true,
    appointment_date: '2025-01-01',
    position_document: [paper(1)],
    training_certs: [paper(2)],
    training_expire_date: '2027-01-01',
  }
  expect(tidyWorker({ ...all, worker_type: 2 })).toMatchObject({ personal_dosimeter: true, health_surveillance: true })
  for (const worker_type of [null, 1, 50, 51, 52, 53]) {
    expect(tidyWorker({ ...all, worker_type })).toMatchObject({ personal_dosimeter: false, health_surveillance: false })
  }
  expect(tidyWorker({ ...all, worker_type: 2, training: false })).toMatchObject({
    appointment_date: null,
    position_document: [],
    training_certs: [],
    training_expire_date: null,
  })
})

it('[REQ-EMP-14] [REQ-EMP-15] names six types and five degrees in both languages', () => {
  const { mn, en } = workerTexts
  expect(workerTypes.map(type => [type, en[`type_${type}`]])).toEqual([
    [1, 'Radiation control officer'],
    [2, 'Radiation worker'],
    [50, 'Project manager'],
    [51, 'Project engineer'],
    [52, 'Project assistant'],
    [53, 'Project technician'],
  ])
  expect(degrees).toEqual(['bachelor', 'master', 'doctor', 'middle', 'middle_full'])
  expect(degrees.map(degree => mn[`degree_${degree}`]).every(Boolean)).toBe(true)
})

it('tells what an employee of the list lacks for a request, and when a training is over', () => {
  const listed = { ...worker, worker_type: null, degree: null }
  expect(missingForRequest(listed, today).map(({ path }) => path)).toEqual(['worker_type', 'degree'])
  expect(missingForRequest(worker, today)).toEqual([])
  const trained = { training: true, training_expire_date: '2026-03-01' }
  expect(isTrainingOver(trained, today)).toBe(true)
  expect(isTrainingOver({ ...trained, training_expire_date: today }, today)).toBe(false)
  expect(isTrainingOver({ training: true, training_expire_date: null }, today)).toBe(false)
})

describe('the record as it is kept', () => {
  it('[REQ-EMP-01] has names and job without blanks at the ends, one blank between words, in one composition', () => {
    const tidy = tidyWorker({
      ...worker,
      lastname: '  Дорж\t',
      firstname: ' Бат \n Эрдэнэ ',
      jobtype: 'и\u0306нженер  нэг',
    })
    expect([tidy.lastname, tidy.firstname, tidy.jobtype]).toEqual(['Дорж', 'Бат Эрдэнэ', 'йнженер нэг'])
    expect(tidyWorker({ ...worker, email: ' bat@khyanalt.test ' }).email).toBe('bat@khyanalt.test')
  })

  it('[REQ-EMP-09] keeps the appointment of a control officer and of nobody else', () => {
    const appointed = { ...worker, appointment_date: '2025-01-01', position_document: [paper(1)] }
    expect(tidyWorker({ ...appointed, worker_type: 1 })).toMatchObject({
      appointment_date: '2025-01-01',
      position_document: [paper(1)],
    })
    for (const worker_type of [null, 2, 50])
      expect(tidyWorker({ ...appointed, worker_type })).toMatchObject({ appointment_date: null, position_document: [] })
  })
})

describe('bounds of an employee', () => {
  it('texts take a hundred letters', () => {
    const long = 'я'.repeat(100)
    expect(codesOf('company', { jobtype: long, lastname: long, firstname: long })).toEqual([])
    expect(workerProblems('company', { ...worker, jobtype: `${long}я` }, { today })).toEqual([
      { code: 'text_too_long', path: 'jobtype', params: { max: 100 } },
    ])
    expect(workerProblems('company', { ...worker, lastname: `${long}я` }, { today })).toEqual([
      { code: 'text_too_long', path: 'lastname', params: { max: 100 } },
    ])
  })

  it('a name has no strange sign at its beginning either, and is proposed in Latin where that is meant', () => {
    expect(codesOf('request', { firstname: '1Бат' })).toEqual(['firstname name_wrong'])
    expect(workerProblems('request', { ...worker, firstname: 'Jоhn' }, { today })).toEqual([
      { code: 'name_mixed', path: 'firstname', params: { proposal: 'John' } },
    ])
  })

  it('a number in a request is proposed in Latin where no Cyrillic one is meant', () => {
    expect(workerProblems('request', { ...worker, register_number: 'FЕ12345678' }, { today })).toEqual([
      { code: 'register_mixed', path: 'register_number', params: { proposal: 'FE12345678' } },
    ])
  })

  it('a part takes five papers', () => {
    expect(codesOf('request', { diploma: [1, 2, 3, 4, 5].map(paper) })).toEqual([])
    expect(workerProblems('request', { ...worker, diploma: [1, 2, 3, 4, 5, 6].map(paper) }, { today })).toEqual([
      { code: 'files_too_many', path: 'diploma', params: { limit: 5 } },
    ])
  })

  it('[REQ-EMPL-01] the list asks for no diploma and no end of a training', () => {
    expect(codesOf('company', { worker_type: 50, training: true })).toEqual([])
  })

  it('[REQ-FORMAT-10] days begin in 1950; a training ends within twenty years, and no such day is taken', () => {
    expect(codesOf('request', { appointment_date: '1950-01-01', training_expire_date: '1950-01-01' })).toEqual([])
    expect(codesOf('request', { training_expire_date: '1949-12-31' })).toEqual(['training_expire_date day_wrong'])
    expect(codesOf('request', { training_expire_date: '2026-02-30' })).toEqual(['training_expire_date day_wrong'])
    expect(codesOf('request', { training_expire_date: '2046-03-02' })).toEqual([])
    const bounds = [{ training_expire_date: '2046-03-03' }, { appointment_date: '2026-03-03' }].map(
      change => workerProblems('request', { ...worker, ...change }, { today })[0]?.params?.bound,
    )
    expect(bounds.map(bound => JSON.stringify(bound))).toEqual([
      expect.stringContaining('2046'),
      expect.stringContaining('2026'),
    ])
  })

  it('[REQ-EMP-11] a training is over only where there was one', () => {
    expect(isTrainingOver({ training: false, training_expire_date: '2026-03-01' }, today)).toBe(false)
  })

  it('[REQ-EMP-08] nothing is asked before the type is known', () => {
    expect([needsDiploma(null), isProjectType(null), isProjectType(2), isProjectType(54)]).toEqual(Array(4).fill(false))
    expect([needsDiploma(1), isProjectType(50), isProjectType(53)]).toEqual([true, true, true])
  })
})

it('[REQ-EMPL-01] a missing job is told at its own field', () => {
  expect(workerProblems('company', { ...worker, jobtype: '' }, { today })).toEqual([
    { code: 'jobtype_missing', path: 'jobtype' },
  ])
})
