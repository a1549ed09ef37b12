// What a new service starts from: common kinds of services with their questions, review and document.
import type { CertificateKind } from '@khyanalt/domain/certificate-kinds'
import type { Bilingual } from '@khyanalt/domain/language'
import { starterService } from './starter-service.ts'

/** What is asked first of every service. */
export type Begun = Parameters<typeof starterService>[0]

/** In the order of the screen. */
export const templateNames = ['licence', 'registration', 'notification', 'analysis', 'certificate'] as const
export type TemplateName = (typeof templateNames)[number]

type Question = { readonly type: string; readonly name: string; readonly _title: Bilingual } & Readonly<
  Record<string, unknown>
>
type Step = { readonly _title: Bilingual; readonly rows: readonly { readonly fields: readonly Question[] }[] }

const pair = (mn: string, en: string): Bilingual => ({ mn, en })
const ask = (type: string, name: string, title: Bilingual, rest: object = {}): Question => ({
  type,
  name,
  _title: title,
  required: true,
  ...rest,
})
const step = (title: Bilingual, ...questions: readonly Question[]): Step => ({
  _title: title,
  rows: questions.map(question => ({ fields: [question] })),
})

const applicant = step(
  pair('Хүсэлт гаргагч', 'Applicant'),
  { type: 'authdata', name: 'applicant', _title: pair('Таны бүртгэл', 'Your registration') },
  ask('phone', 'contact_phone', pair('Холбоо барих утас', 'Telephone'), { phone_of: 'person' }),
  ask('email', 'contact_email', pair('Имэйл хаяг', 'E-mail')),
)
const place = [
  ask('address', 'place_address', pair('Үйл ажиллагаа явуулах хаяг', 'Address of the activity')),
  ask('text', 'place_detail', pair('Хороо, гудамж, байр, тоот', 'Khoroo, street, building, door'), {
    autocomplete: 'street-address',
  }),
]
const papers = step(
  pair('Хавсралт', 'Attachments'),
  ask('file', 'main_paper', pair('Үндсэн баримт бичиг', 'Main document')),
  { type: 'file', name: 'other_paper', _title: pair('Бусад баримт', 'Other documents') },
  { type: 'textarea', name: 'remarks', _title: pair('Нэмэлт тайлбар', 'Remarks') },
  ask(
    'yes',
    'is_true',
    pair('Оруулсан мэдээлэл үнэн зөв болохыг баталж байна', 'I confirm that the information is true'),
  ),
)

const intake = { name: pair('Бүрдүүлбэр шалгах', 'Intake check'), role: 'REVIEWER', working_days: 2 }
const review = { name: pair('Мэргэжлийн хяналт', 'Specialist review'), role: 'REVIEWER', working_days: 10 }
const decision = { name: pair('Шийдвэр гаргах', 'Decision'), role: 'APPROVER', working_days: 3 }

type Template = {
  readonly steps: readonly Step[]
  readonly plan: readonly object[]
  readonly days: number
  /** The document that it issues, and for how many months; null for none. */
  readonly document: {
    readonly title: CertificateKind
    readonly months: number
    readonly prints: readonly string[]
  } | null
}

const templates: Readonly<Record<TemplateName, Template>> = {
  licence: {
    steps: [
      applicant,
      step(
        pair('Үйл ажиллагаа', 'Activity'),
        ask('textarea', 'activity', pair('Эрхлэх үйл ажиллагаа', 'Activity')),
        ...place,
        ask('date', 'begins_on', pair('Эхлэх огноо', 'Begins on')),
        ask('text', 'responsible', pair('Хариуцах ажилтны овог, нэр', 'Name of the person in charge'), {
          validate_lang: 'any',
        }),
      ),
      papers,
    ],
    plan: [intake, review, decision],
    days: 15,
    document: { title: 'licence', months: 36, prints: ['activity', 'place_address', 'place_detail'] },
  },
  registration: {
    steps: [
      applicant,
      step(
        pair('Бүртгүүлэх зүйл', 'What is registered'),
        ...place,
        ask('table', 'items', pair('Төхөөрөмж, объект', 'Devices or objects'), {
          limit: 20,
          buttonText: pair('Нэмэх', 'Add'),
          list: [
            { value: 'item_name', label: pair('Нэр', 'Name') },
            { value: 'item_serial', label: pair('Серийн дугаар', 'Serial number') },
          ],
          rows: [
            { fields: [ask('text', 'item_name', pair('Нэр, загвар', 'Name and model'), { format: 'model' })] },
            { fields: [ask('text', 'item_serial', pair('Серийн дугаар', 'Serial number'), { format: 'identifier' })] },
            {
              fields: [
                {
                  type: 'year',
                  name: 'item_year',
                  _title: pair('Үйлдвэрлэсэн он', 'Year of manufacture'),
                  not_after: 'today',
                },
              ],
            },
          ],
        }),
      ),
      papers,
    ],
    plan: [intake, decision],
    days: 5,
    document: {
      title: 'registration',
      months: 60,
      prints: ['place_address', 'place_detail', 'items/item_name', 'items/item_serial'],
    },
  },
  notification: {
    steps: [
      applicant,
      step(
        pair('Мэдэгдэл', 'Notification'),
        ask('textarea', 'what', pair('Юуг мэдэгдэж байна вэ?', 'What do you notify of?')),
        ask('date', 'happens_on', pair('Огноо', 'Date')),
        ...place,
      ),
      papers,
    ],
    plan: [intake, decision],
    days: 5,
    document: null,
  },
  analysis: {
    steps: [
      applicant,
      step(
        pair('Дээж', 'Sample'),
        ask('text', 'sample_name', pair('Дээжийн нэр', 'Name of the sample'), { validate_lang: 'any' }),
        ask('number', 'sample_count', pair('Дээжийн тоо', 'Number of samples'), { min: 1, max: 1000, decimals: 0 }),
        ask('date', 'sampled_on', pair('Дээж авсан огноо', 'Sampled on'), { not_after: 'today' }),
        ask('textarea', 'wanted', pair('Шинжлүүлэх үзүүлэлт', 'What is to be analysed')),
      ),
      papers,
    ],
    plan: [
      { ...intake, name: pair('Дээж хүлээн авах', 'Receive the sample'), working_days: 1 },
      { ...review, name: pair('Шинжилгээ хийх', 'Analyse'), working_days: 7 },
      decision,
    ],
    days: 11,
    document: { title: 'conclusion', months: 12, prints: ['sample_name', 'sample_count', 'wanted'] },
  },
  certificate: {
    steps: [
      applicant,
      step(
        pair('Сургалт, шалгалт', 'Training and examination'),
        ask('text', 'course', pair('Сургалтын нэр', 'Name of the training'), { validate_lang: 'any' }),
        ask('date', 'passed_on', pair('Шалгалт өгсөн огноо', 'Passed on'), { not_after: 'today' }),
        ask('number', 'score', pair('Авсан оноо', 'Score'), { min: 0, max: 100 }),
      ),
      papers,
    ],
    plan: [intake, decision],
    days: 5,
    document: { title: 'certificate', months: 24, prints: ['course', 'passed_on'] },
  },
}

/** A service file that starts from a template. */
export const templateService = (name: TemplateName, begun: Begun) => {
  const { steps, plan, days, document } = templates[name]
  const file = starterService(begun)
  return {
    ...file,
    service: {
      ...file.service,
      issues_certificate: document !== null,
      validity_months: document?.months ?? null,
      details: { ...file.service.details, time: pair(`Ажлын ${days} өдөр`, `${days} working days`) },
    },
    plan,
    certificate: document && {
      title: document.title,
      prints: document.prints.map(path => ({ path, public: true })),
      conditions: [],
    },
    body: { ...file.body, sections: steps },
  }
}

/** A service file that starts from another one: its names and address are the new ones, and it is closed. */
export const copiedService = (file: unknown, { name_mn, name_en, slug, category_id }: Begun) => {
  const { $schema: _, ...copied } = file as {
    readonly $schema?: string
    readonly service: object
    readonly body: object
  }
  return {
    ...copied,
    service: {
      ...copied.service,
      name_mn,
      name_en,
      slug: slug.trim(),
      category_id,
      status: 0,
      temporary_disable: false,
    },
    body: { ...copied.body, _name: pair(name_mn || ' ', name_en) },
  }
}

/** The address of a page by the English name of its service. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
