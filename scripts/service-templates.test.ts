// What a new service starts from in the editor must be a service that could be published.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readQuestionSheet, sectionsOfSheet } from '../apps/web/src/features/service-editor/question-sheet.ts'
import {
  copiedService,
  slugOf,
  templateNames,
  templateService,
} from '../apps/web/src/features/service-editor/service-templates.ts'
import { starterService } from '../apps/web/src/features/service-editor/starter-service.ts'
import { checkServiceFile } from './form/check-service-file.ts'
import { root } from './run-program.ts'

const begun = { name_mn: 'Шинэ үйлчилгээ', name_en: 'New service', slug: 'new-service', category_id: 1 }
const problemsOf = (file: unknown) => checkServiceFile(JSON.stringify(file, null, 2)).problems

type File = {
  readonly service: object
  readonly plan: unknown
  readonly certificate: unknown
  readonly body: { readonly sections: unknown }
}
const folder = join(root, 'apps/server/seeds/reference/services')
const seeded = readdirSync(folder).map(
  name => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as File] as const,
)

describe('a new service', () => {
  it.each([
    ['licence', 3, 'licence'],
    ['registration', 2, 'registration'],
    ['notification', 2, null],
    ['analysis', 3, 'conclusion'],
    ['certificate', 2, 'certificate'],
  ] as const)(
    '[REQ-START-01] from the template %s has questions, %i steps of review and its document, and nothing to mend',
    (name, steps, document) => {
      const file = templateService(name, begun)
      expect(problemsOf(file)).toEqual([])
      expect(file.body.sections.flatMap(({ rows }) => rows).length).toBeGreaterThan(8)
      expect(file.plan).toHaveLength(steps)
      expect(file.certificate?.title ?? null).toBe(document)
      expect(file.service).toMatchObject({ name_mn: begun.name_mn, issues_certificate: document !== null, status: 0 })
    },
  )

  it('[REQ-START-01] has five templates to start from', () => {
    expect(templateNames).toEqual(['licence', 'registration', 'notification', 'analysis', 'certificate'])
  })

  it('[REQ-START-01] from nothing has nothing to mend', () => {
    expect(problemsOf(starterService(begun))).toEqual([])
  })

  it.each(seeded)(
    '[REQ-START-02] from a copy of %s has its form, plan and document, its own names and address, and is closed',
    (_, file) => {
      const copy = copiedService(
        { $schema: 'https://portal.test/schemas/service.json', ...file },
        begun,
      ) as unknown as File
      expect(problemsOf(copy)).toEqual([])
      expect(copy.service).toMatchObject({ name_mn: begun.name_mn, slug: 'new-service', category_id: 1, status: 0 })
      expect([copy.plan, copy.certificate]).toEqual([file.plan, file.certificate])
      expect(copy.body.sections).toEqual(file.body.sections)
    },
  )

  it('[REQ-START-04] has an address that follows from its English name', () => {
    expect(slugOf('Licence for X-ray units (new)')).toBe('licence-for-x-ray-units-new')
    expect(slugOf('  Café & Bar’s  ')).toBe('cafe-bars')
    expect(slugOf(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59))
    expect(slugOf('Зөвшөөрөл')).toBe('')
  })
})

describe('a sheet of questions', () => {
  const sheet = [
    'Асуулт\tАлхам\tТөрөл\tЗаавал\tСонголт\tEnglish\tТайлбар',
    'Байгууллагын нэр\tЕрөнхий\tбичвэр\tтийм\t\tName\tГэрчилгээ дээрхээр',
    'Ажилтны тоо\t\tТоо\t\t\t\t',
    '"Өрөөний ""А"" зэрэг"\tБайр\tсонголт\tТийм\tI; II; III\t\t',
    '\t\t\t\t\t\t',
    'Аль нь байна?\tБайр\tолон сонголт\t\tНэг;Хоёр\t\t',
    'Зураг\tБайр\tфайл\tтийм\t\t\t',
    'Утас\tЕрөнхий\tутас\t\t\t\t',
  ].join('\r\n')

  it('[REQ-START-03] becomes a form that could be published, step by step in its order', () => {
    const rows = readQuestionSheet(sheet)
    expect(rows.map(({ wrong }) => wrong)).toEqual(rows.map(() => null))
    expect(rows.map(({ title, kind, required }) => [title.mn, kind, required])).toEqual([
      ['Байгууллагын нэр', 'text', true],
      ['Ажилтны тоо', 'number', false],
      ['Өрөөний "А" зэрэг', 'select', true],
      ['Аль нь байна?', 'checkbox', false],
      ['Зураг', 'file', true],
      ['Утас', 'phone', false],
    ])
    const sections = sectionsOfSheet(rows)
    expect(sections.map(({ _title, rows: asked }) => [_title.mn, asked.length])).toEqual([
      ['Ерөнхий', 3],
      ['Байр', 3],
    ])
    const file = starterService(begun)
    expect(problemsOf({ ...file, body: { ...file.body, sections } })).toEqual([])
    const asked = sections.flatMap(({ rows: each }) => each.flatMap(({ fields }) => fields))
    expect(asked.map(({ _title, type, required }) => [_title.en, type, required ?? false])).toEqual([
      ['Name', 'text', true],
      ['Ажилтны тоо', 'number', false],
      ['Утас', 'phone', false],
      ['Өрөөний "А" зэрэг', 'select', true],
      ['Аль нь байна?', 'checkbox', false],
      ['Зураг', 'file', true],
    ])
    expect(asked[0]?.help?.mn).toBe('Гэрчилгээ дээрхээр')
    expect(asked[3]?.options?.map(({ label }) => label.mn)).toEqual(['I', 'II', 'III'])
  })

  it('[REQ-START-03] is read without names of columns too, and of every kind', () => {
    const kinds = ['', 'урт бичвэр', 'number', 'огноо', 'он', 'choice', 'yes or no', 'PDF', 'имэйл', 'хаяг']
    const read = ['text', 'textarea', 'number', 'date', 'year', 'select', 'yesno', 'file', 'email', 'address']
    const text = kinds.map((kind, place) => `A\tАсуулт ${place}\tQuestion ${place}\t${kind}\tx\tа;б\tТус`).join('\n')
    const rows = readQuestionSheet(text)
    expect(rows.map(({ kind }) => kind)).toEqual(read)
    expect(rows.filter(({ wrong }) => wrong)).toEqual([])
    expect(rows[1]).toMatchObject({
      step: 'A',
      title: { mn: 'Асуулт 1', en: 'Question 1' },
      required: true,
      options: ['а', 'б'],
      help: 'Тус',
    })
    const file = starterService(begun)
    expect(problemsOf({ ...file, body: { ...file.body, sections: sectionsOfSheet(rows) } })).toEqual([])
  })

  it('[REQ-START-03] says of each row what is wrong, at its line', () => {
    const text = [
      'Алхам\tАсуулт\tТөрөл\tСонголт',
      'A\t\tтоо\t',
      'A\tЮу?\tзураас\t',
      'A\tАль?\tсонголт\tганц',
      `A\t${'а'.repeat(301)}\tтоо\t`,
    ]
    expect(readQuestionSheet(text.join('\n')).map(({ line, wrong }) => [line, wrong])).toEqual([
      [2, 'wrong_no_question'],
      [3, 'wrong_kind'],
      [4, 'wrong_options'],
      [5, 'wrong_long'],
    ])
    expect(readQuestionSheet('')).toEqual([])
    expect(readQuestionSheet('Алхам\tАсуулт')).toEqual([])
  })
})
