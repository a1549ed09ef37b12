import { listLibrary } from '@khyanalt/contract/lists'
import { addWorker, listWorkers, removeWorker, showCertificate, updateWorker } from '@khyanalt/contract/workers'
import { workerProblemTexts } from '@khyanalt/domain/messages/worker-problems'
import { jobPositionLibrary } from '@khyanalt/domain/worker'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { radiationWorker } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { sweepUnusedFiles } from '../files/sweep-leftovers.job.ts'

let test: TestApp
/** How long ago the clock of the portal was set, in milliseconds. */
let passed = 0
beforeAll(async () => {
  test = await openTestApp({ clock: { now: () => new Date(Date.now() + passed) } })
})
afterAll(() => test.close())

/** The company's own form. */
const nurse = {
  register_number: 'УП95031236',
  lastname: 'Лхагва',
  firstname: 'Одончимэг',
  jobtype: 'Сувилагч',
  phone: '94031236',
}
let last = 0
/** A register number nobody has yet. */
const freshNumber = () => `ЧА${String(++last).padStart(8, '0')}`
const addNurse = async (as: DemoPerson = 'hospitalAdmin', more: object = {}) =>
  (await test.call(as, addWorker, { ...nurse, register_number: freshNumber(), ...more })).data

const upload = async (as: DemoPerson, title = 'Диплом.pdf'): Promise<string> => {
  const file = { name: title, type: 'application/pdf', bytes: smallPdf(`${title} ${++last}`) }
  const { status, body } = await test.upload(as, '/profile/uploadcertificate', file)
  expect([status, body.result]).toEqual([200, 'success'])
  return String(body.filename)
}

const problemsOf = async (as: DemoPerson, input: object) => {
  const refusal = await test.refused(as, addWorker, input)
  expect([refusal.status, refusal.code]).toEqual([422, 'worker_incomplete'])
  return refusal.problems?.map(({ path, code }) => `${path} ${code}`)
}

it('[REQ-EMPL-10] [CON-124] keeps one list for all members of a company, and shows it to nobody else', async () => {
  const { id } = await addNurse()
  const listed = await test.call('hospitalAdmin', listWorkers, {})
  expect(listed.data.map(worker => worker.id)).toContain(id)
  // A MEMBER keeps it as its ADMIN does.
  const byMember = await addNurse('radiologist')
  await test.call('radiologist', updateWorker, { id, data: { phone: '94031237' } })
  const after = (await test.call('hospitalAdmin', listWorkers, { ids: `${id},${byMember.id}` })).data
  const phones = Object.fromEntries(after.map(worker => [worker.id, worker.profile.phone]))
  expect(phones).toEqual({ [id]: '94031237', [byMember.id]: nurse.phone })
  await test.call('radiologist', removeWorker, { id: byMember.id })
  for (const other of ['mineMember', 'citizen', 'foreigner', 'operator', 'inspector'] as const) {
    expect((await test.call(other, listWorkers, { ids: id })).data, other).toEqual([])
    expect(await test.refused(other, updateWorker, { id, data: { phone: '99999999' } })).toMatchObject({
      status: 404,
      code: 'worker_not_found',
    })
    expect((await test.refused(other, removeWorker, { id })).code).toBe('worker_not_found')
    if (other !== 'mineMember') expect((await test.refused(other, addWorker, nurse)).code).toBe('company_missing')
  }
  const company_id = demoCompanies.hospital.id
  expect((await test.refused('mineMember', listWorkers, { company_id })).status).toBe(404)
  expect((await test.refused('mineMember', addWorker, { ...nurse, company_id })).status).toBe(404)
})

it('[REQ-EMPL-01] [REQ-EMPL-05] [REQ-EMPL-08] adds, changes and deletes with the company’s own form', async () => {
  const certificate = await upload('hospitalAdmin', 'Гэрчилгээ.pdf')
  const added = await test.raw('hospitalAdmin', addWorker, { ...nurse, certificate })
  expect(added.body).toMatchObject({
    result: 'success',
    message: 'Ажилтан амжилттай нэмэгдлээ',
    data: { ...nurseRecord, profile: { certificate, jobtype: 'Сувилагч' }, files: [{ title: 'Гэрчилгээ.pdf' }] },
  })
  const { id } = added.body.data as { id: string }
  const other = await upload('hospitalAdmin', 'Шинэ гэрчилгээ.pdf')
  const updated = await test.raw('hospitalAdmin', updateWorker, { id, data: { jobtype: 'Эмч', certificate: other } })
  expect(updated.body).toMatchObject({
    message: 'Мэдээлэл амжилттай шинэчлэгдлээ',
    data: { ...nurseRecord, profile: { certificate: other, jobtype: 'Эмч', phone: nurse.phone } },
  })
  // One file at a time: the one before is let go.
  expect((updated.body.data as { files: object[] }).files).toHaveLength(1)
  const removed = await test.raw('hospitalAdmin', removeWorker, { id })
  expect(removed.body).toEqual({ result: 'success', message: 'Амжилттай устгагдлаа' })
  expect((await test.call('hospitalAdmin', listWorkers, { ids: id })).data).toEqual([])
  const bare = (await test.call('hospitalAdmin', addWorker, nurse)).data
  expect(bare.files).toEqual([])
  await test.call('hospitalAdmin', removeWorker, { id: bare.id })
})
const nurseRecord = {
  register_number: nurse.register_number,
  lastname: nurse.lastname,
  firstname: nurse.firstname,
  worker_type: null,
}

it('[REQ-EMPL-02] [REQ-EMPL-03] [REQ-EMPL-07] refuses what the form refuses, each at its field', async () => {
  expect(await problemsOf('hospitalAdmin', { form: 'company' })).toEqual([
    'register_number register_missing',
    'lastname lastname_missing',
    'firstname firstname_missing',
    'jobtype jobtype_missing',
    'phone phone_incorrect',
  ])
  const { id } = await addNurse()
  const refusal = await test.refused('hospitalAdmin', updateWorker, { id, data: { jobtype: '', phone: '9911' } })
  expect(refusal).toMatchObject({
    code: 'worker_incomplete',
    message: 'Мэдээллээ гүйцэт бөглөнө үү',
    message_en: 'Please fill in the information completely',
  })
  expect(refusal.problems?.map(({ path }) => path)).toEqual(['jobtype', 'phone'])
  expect(await problemsOf('hospitalAdmin', { ...nurse, register_number: 'FE12345678' })).toEqual([
    'register_number register_wrong',
  ])
  expect(await problemsOf('hospitalAdmin', { ...nurse, register_number: 'YП95031236' })).toEqual([
    'register_number register_not_cyrillic',
  ])
  const { register_missing, register_wrong } = workerProblemTexts.mn
  expect([register_missing, register_wrong]).toEqual(['Регистрийн дугаар оруулна уу', 'Регистрийн дугаар буруу'])
  const typed = freshNumber()
  const stored = await addNurse('hospitalAdmin', { register_number: typed.toLowerCase() })
  expect(stored.register_number).toBe(typed)
})

it('[REQ-EMP-01] [REQ-EMP-06] [REQ-EMP-07] judges the form of a request as the browser does', async () => {
  expect(await problemsOf('hospitalAdmin', { register_number: 'УБ1' })).toEqual([
    'register_number register_incorrect',
    'lastname lastname_missing',
    'firstname firstname_missing',
    'phone phone_incorrect',
    'worker_type worker_type_missing',
    'degree degree_missing',
  ])
  expect(workerProblemTexts.en.lastname_missing).toBe('Enter last name')
  const officer = { ...radiationWorker, worker_type: 1, training: true }
  expect(await problemsOf('hospitalAdmin', officer)).toEqual([
    'diploma diploma_missing',
    'position_document position_document_missing',
    'training_certs training_certs_missing',
  ])
})

it('[REQ-EMP-19] [REQ-EMP-21] stores truths and lists of file names, and nothing of keys that it does not know', async () => {
  const [diploma, order, training] = [
    await upload('hospitalAdmin'),
    await upload('hospitalAdmin'),
    await upload('hospitalAdmin'),
  ]
  const { data } = await test.call('hospitalAdmin', addWorker, {
    ...radiationWorker,
    register_number: freshNumber(),
    worker_type: '1',
    phone: '9955 6677',
    diploma: [diploma],
    position_document: [order],
    appointment_date: '2024-05-06',
    training: true,
    training_certs: [training],
    training_expire_date: '2027-05-06',
    ...{ temp_files: [{ uid: '1' }], role: 'ADMIN', owner_company_id: demoCompanies.mine.id, __proto__: { admin: 1 } },
  })
  expect(data).toMatchObject({
    worker_type: 1,
    profile: {
      phone: '99556677',
      diploma: [diploma],
      position_document: [order],
      appointment_date: '2024-05-06',
      training: true,
      training_certs: [training],
      training_expire_date: '2027-05-06',
      // Of radiation workers only.
      personal_dosimeter: false,
      health_surveillance: false,
    },
  })
  expect(Object.keys(data).sort()).toEqual(
    [
      'id',
      'lastname',
      'firstname',
      'register_number',
      'worker_type',
      'profile',
      'files',
      'version',
      'updated_at',
    ].sort(),
  )
  expect((await test.call('mineMember', listWorkers, { ids: data.id })).data).toEqual([])
  // The browser sends what the call has a place for: its own list of files has none.
  expect(Object.keys(addWorker.input.shape)).not.toContain('temp_files')
  const strange = await test.raw('hospitalAdmin', addWorker, { ...radiationWorker, training: 'yes', diploma: 'x' })
  expect([strange.status, strange.body.code]).toEqual([400, 'invalid_input'])
})

it('[REQ-EMP-20] [CON-006] reads by a comma list of ids or of types, in brackets too', async () => {
  const officer = await addNurse('mineMember', { worker_type: 51 })
  const technician = await addNurse('mineMember', { worker_type: 53 })
  const driver = await addNurse('mineMember')
  const idsOf = async (input: Parameters<typeof test.raw>[2]) =>
    ((await test.raw('mineMember', listWorkers, input)).body.data as { id: string }[]).map(({ id }) => id).sort()
  expect(await idsOf({ ids: `${officer.id},${driver.id}` })).toEqual([officer.id, driver.id].sort())
  expect(await idsOf({ types: '51,53' })).toEqual([officer.id, technician.id].sort())
  expect(await idsOf({ 'types[]': '53' })).toEqual([technician.id])
  expect(await idsOf({ ids: `${driver.id},nonsense, ,${driver.id}` })).toEqual([driver.id])
  expect(await idsOf({ ids: 'nonsense' })).toEqual([])
  expect(await idsOf({ types: 'x' })).toEqual([])
})

it('finds by words in any spelling, in pages, with how many there are in all', async () => {
  for (const firstname of ['Өлзийбат', 'Өнөрбат', 'Түвшинбат'])
    await addNurse('mineMember', { firstname, lastname: 'Цэнд' })
  const search = async (words: string, page?: number) => {
    const input = { search: words, results: 2, ...(page === undefined ? {} : { page }) }
    const { data, total } = await test.call('mineMember', listWorkers, input)
    return [total, ...data.map(worker => worker.firstname)]
  }
  expect(await search('цэнд', 1)).toEqual([3, expect.any(String), expect.any(String)])
  expect(await search('цэнд', 2)).toEqual([3, expect.any(String)])
  expect(await search('tsend')).toHaveLength(4)
  expect(await search('Олзийбат')).toEqual([1, 'Өлзийбат'])
  expect(await search('цэнд түвшин')).toEqual([1, 'Түвшинбат'])
  expect(await search("%%% _ '")).toEqual([0])
})

it('refuses the same register number twice in a list, also when two add at once, and names who has it', async () => {
  const number = freshNumber()
  const add = () => test.raw('hospitalAdmin', addWorker, { ...nurse, register_number: number })
  const answers = await Promise.all([add(), add(), add()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const refused = await test.refused('hospitalAdmin', addWorker, {
    ...nurse,
    register_number: ` ${number.toLowerCase()}`,
  })
  expect(refused).toMatchObject({
    code: 'worker_known',
    problems: [{ path: 'register_number', code: 'register_known', params: { name: 'Лхагва Одончимэг' } }],
  })
  const { id } = await addNurse()
  expect((await test.refused('hospitalAdmin', updateWorker, { id, data: { register_number: number } })).code).toBe(
    'worker_known',
  )
  // Another company may employ the same person.
  expect((await addNurse('mineMember', { register_number: number })).register_number).toBe(number)
})

it('does a repeated click once', async () => {
  const input = { ...nurse, register_number: freshNumber(), transaction_id: uuidv7() }
  const first = await test.call('hospitalAdmin', addWorker, input)
  expect(await test.call('hospitalAdmin', addWorker, input)).toEqual(first)
  const { id } = first.data
  const change = { id, data: { jobtype: 'Эмч' }, version: 1, transaction_id: uuidv7() }
  const changed = await test.call('hospitalAdmin', updateWorker, change)
  expect(await test.call('hospitalAdmin', updateWorker, change)).toEqual(changed)
  expect(changed.data.version).toBe(2)
  const removal = { id, transaction_id: uuidv7() }
  await test.call('hospitalAdmin', removeWorker, removal)
  expect((await test.call('hospitalAdmin', removeWorker, removal)).result).toBe('success')
})

it('refuses the later of two who edit one record, and hands over what is stored', async () => {
  const { id, version } = await addNurse()
  await test.call('hospitalAdmin', updateWorker, { id, version, data: { jobtype: 'Эмч' } })
  const late = await test.refused('hospitalAdmin', updateWorker, {
    id,
    version,
    data: { phone: '88112233', jobtype: 'Жолооч' },
  })
  expect(late).toMatchObject({
    status: 409,
    code: 'version_conflict',
    current: { id, version: 2, profile: { jobtype: 'Эмч' } },
  })
  const { data } = await test.call('hospitalAdmin', listWorkers, { ids: id })
  expect(data[0]?.profile).toMatchObject({ jobtype: 'Эмч', phone: nurse.phone })
})

it('[CON-013] refuses papers of others, unknown names and what is no PDF', async () => {
  const theirs = await upload('mineMember')
  const made = 'tmp-00000000-0000-4000-8000-000000000001-aaaaaaa.pdf'
  for (const certificate of [theirs, made, '../../etc/passwd']) {
    expect(await problemsOf('hospitalAdmin', { ...nurse, register_number: freshNumber(), certificate })).toEqual([
      'certificate file_unknown',
    ])
  }
  const image = { name: 'photo.png', type: 'image/png', bytes: Buffer.from('PNG') }
  expect((await test.upload('hospitalAdmin', '/profile/uploadcertificate', image)).body.code).toBe('file_not_pdf')
})

it('[REQ-EMP-22] [CON-018] opens a paper by a short-lived address, for the company alone', async () => {
  const certificate = await upload('hospitalAdmin', 'Гэрчилгээ.pdf')
  await addNurse('hospitalAdmin', { certificate })
  const { url } = await test.call('hospitalAdmin', showCertificate, { name: certificate })
  const opened = await test.app.http.inject(url)
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  passed = 6 * 60_000
  expect((await test.app.http.inject(url)).statusCode).not.toBe(200)
  passed = 0
  for (const other of ['mineMember', 'citizen', 'inspector', 'operator'] as const) {
    expect((await test.refused(other, showCertificate, { name: certificate })).code).toBe('file_not_found')
  }
})

it('keeps papers in use and sweeps those let go', async () => {
  const [kept, dropped] = [await upload('hospitalAdmin'), await upload('hospitalAdmin')]
  const { id } = await addNurse('hospitalAdmin', { certificate: kept })
  await test.app.services.db
    .updateTable('files')
    .set({ created_at: new Date('2020-01-01') })
    .execute()
  await sweepUnusedFiles(test.app.services, new Date())
  const names = async () =>
    (await test.app.services.db.selectFrom('files').select('name').execute()).map(({ name }) => name)
  expect(await names()).toContain(kept)
  expect(await names()).not.toContain(dropped)
  await test.call('hospitalAdmin', removeWorker, { id })
  await sweepUnusedFiles(test.app.services, new Date())
  expect(await names()).not.toContain(kept)
})

it('writes down who added, changed and removed', async () => {
  const { id } = await addNurse()
  await test.call('hospitalAdmin', updateWorker, { id, data: { phone: '88112233', jobtype: nurse.jobtype } })
  await test.call('hospitalAdmin', removeWorker, { id })
  const entries = await test.app.services.db
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('noun', '=', 'worker')
    .where('noun_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['add', 'update', 'remove'])
  expect(entries[1]?.detail).toEqual({ version: 2, changed: ['phone'] })
})

it('[REQ-EMPL-06] suggests eleven job positions', async () => {
  const { data } = await test.call('hospitalAdmin', listLibrary, { library: jobPositionLibrary })
  expect(data).toHaveLength(11)
  const named = ['Specialist', 'Analyst', 'Contract worker', 'Driver', 'Doctor']
  expect(data.map(({ label }) => label.en)).toEqual(expect.arrayContaining(named))
})
