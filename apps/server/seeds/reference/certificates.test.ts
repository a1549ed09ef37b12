import { compileDefinition } from '@khyanalt/form-engine/compile'
import { itemForm } from '@khyanalt/form-engine/register-forms'
import { describe, expect, it } from 'vitest'
import { readServiceFiles } from './read-services.ts'
import { readServiceFile } from './service-file.ts'

const files = readServiceFiles()
const issuing = files.filter(({ service }) => service.issues_certificate)

/** The questions behind what a file prints, with their captions as they stand in the form. */
const printedOf = (file: (typeof files)[number]) => {
  const forms = [false, true].map(renew => compileDefinition(file.body, { renew }))
  return (file.certificate?.prints ?? []).map(print => {
    const [name = '', column] = print.path.split('/')
    const field = forms.map(form => form.fields.get(name)).find(each => each !== undefined)
    if (field === undefined) throw new Error(`${file.name} prints ${print.path}, which its form lacks`)
    const { register } = field.kind
    const scopes = [
      ...(field.cells ? [field.cells] : []),
      ...[...(field.fixedRows?.values() ?? [])].map(row => row.cells),
      ...(register?.items ? [itemForm(register)] : []),
    ]
    const cell = scopes.map(scope => scope.fields.get(column ?? '')).find(each => each !== undefined)
    const asked = cell ?? field
    return {
      ...print,
      type: asked.type,
      table: field.name,
      kind: field.type,
      title: asked.title,
      library: asked.field.library,
    }
  })
}

describe('what the documents of the seeded services say', () => {
  it('[REQ-PAPER-12] every service that issues one prints what an inspector compares, and no other prints anything', () => {
    for (const file of files)
      expect([file.name, file.certificate !== null]).toEqual([file.name, file.service.issues_certificate])
    const few = issuing.filter(file => (file.certificate?.prints.length ?? 0) < 3)
    expect(few.map(({ name }) => name)).toEqual([])
    for (const file of issuing) {
      expect([file.name, file.certificate?.conditions.length]).not.toEqual([file.name, 0])
      for (const { title, path } of printedOf(file)) {
        expect([file.name, path, title.mn.trim() !== '' && title.en.trim() !== '']).toEqual([file.name, path, true])
      }
    }
  })

  it('[REQ-PAPER-12] a serial, plate, registration or licence number that is asked of the thing itself is printed', () => {
    const distinguishing =
      /^(unit_serial|serial|device_serial|source_serial|plate_number|unit_model|model|device_model)$/
    const missing = issuing.flatMap(file => {
      const printed = new Set(file.certificate?.prints.map(({ path }) => path))
      const form = compileDefinition(file.body, { renew: false })
      return [...form.fields.values()].flatMap(field => [
        ...(distinguishing.test(field.name) && !printed.has(field.name) ? [`${file.name} ${field.name}`] : []),
        ...[...(field.cells?.fields.keys() ?? [])]
          .filter(name => distinguishing.test(name) && !printed.has(`${field.name}/${name}`))
          .map(name => `${file.name} ${field.name}/${name}`),
      ])
    })
    expect(missing).toEqual([])
  })

  it('[REQ-PAPER-03] persons stand on the document alone', () => {
    const persons = /овог, нэр|нярав|инженер|жолооч|хүний нэр|ажилтны нэр|мал эмч|хариуцсан ажилтан|регистр/i
    const open = issuing.flatMap(file =>
      printedOf(file)
        .filter(({ type, kind, title }) => type === 'phone' || kind === 'employee' || persons.test(title.mn))
        .filter(print => print.public)
        .map(({ path }) => `${file.name} ${path}`),
    )
    expect(open).toEqual([])
  })

  it('[REQ-PAPER-03] storage places, quantities of explosives, and radiation sources stand on the document alone', () => {
    const isExplosive = (file: (typeof files)[number]) => Math.floor(file.service.category_id / 100) === 14
    const amounts = /(тоо хэмжээ|цэнэг|багтаамж|цэвэр жин|үлдэгдэл|хэмжих нэгж)/i
    const open = issuing.flatMap(file =>
      printedOf(file)
        .filter(print => print.public)
        .filter(({ path, title, library, kind, type, table }) => {
          if (isExplosive(file)) {
            return (
              amounts.test(title.mn) || type === 'address' || /storage_certificate|explosive_permit|latitude/.test(path)
            )
          }
          // Sources and whatever is said of them; X-ray machines hold none.
          return (
            library === 'uusguur' ||
            kind === 'additional_generator' ||
            table === 'sources' ||
            /source_(isotope|activity|class|serial|device|form)/.test(path)
          )
        })
        .map(({ path }) => `${file.name} ${path}`),
    )
    expect(open).toEqual([])
    const places = ['radiation-source-licence', 'radiation-source-import', 'explosives-storage', 'chemical-use-permit']
    const kept = issuing.filter(({ name }) => places.some(place => name.startsWith(place)))
    const stored = /storage|site_address|use_address/
    expect(
      kept.flatMap(file =>
        (file.certificate?.prints ?? [])
          .filter(({ path }) => stored.test(path.split('/')[0] ?? '') && !path.includes('/'))
          .filter(print => print.public && !(file.name.startsWith('chemical') && print.path === 'site_address'))
          .map(({ path }) => `${file.name} ${path}`),
      ),
    ).toEqual([])
  })

  it('[REQ-PAPER-06] a file that prints what its form lacks is refused, and one that issues documents and says nothing of them', () => {
    const file = issuing[0]
    if (!file) throw new Error('no service issues anything')
    const { service, body, certificate } = file
    const plan = file.plan.map(({ name, role, workingDays }) => ({ name, role, working_days: workingDays }))
    const read = (change: object) => readServiceFile('x.json', { service, plan, body, certificate, ...change })
    expect(read({})).toHaveProperty('file')
    const prints = [{ path: 'no_such_question', public: true }]
    expect(read({ certificate: { ...certificate, prints } })).toEqual({
      faults: ['certificate/prints/0: print_unknown'],
    })
    expect(read({ certificate: null })).toEqual({ faults: ['certificate: goes with issues_certificate'] })
  })
})
