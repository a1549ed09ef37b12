// A service made for tests of the editor, and what an administrator does to it.

import { createRequest, saveDraft } from '@khyanalt/contract/requests'
import {
  getEditedService,
  importService,
  publishDraft,
  rehearseDraft,
  saveService,
  saveServiceDraft,
} from '@khyanalt/contract/service-editor'
import { type ServiceSettings, serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import { confirmBySecond, meetSecondAdministrator } from '../../../test/second-administrator.ts'
import type { TestApp } from '../../../test/test-app.ts'

export const words = (mn: string, en = mn) => ({ mn, en })

/** A field of a definition. */
export const field = (type: string, name: string, more: object = {}) => ({
  type,
  name,
  _title: words(`Асуулт ${name}`, `Question ${name}`),
  ...more,
})

/** The body of a form of one step. */
export const body = (...fields: readonly object[]) => ({
  _name: words('Туршилтын маягт', 'Form for tests'),
  sections: [{ _title: words('Мэдээлэл', 'Data'), rows: fields.map(one => ({ fields: [one] })) }],
  clienttype: ['CITIZEN'],
})

export const plan = [
  { name: words('Шалгах', 'Check'), role: 'REVIEWER', working_days: 2 },
  { name: words('Шийдэх', 'Decide'), role: 'APPROVER', working_days: 3 },
]

/** A file of a service that a person may ask for. */
export const serviceFile = (slug: string, form: unknown = body(field('string', 'name', { required: true }))) => ({
  service: {
    id: 900_001,
    slug,
    category_id: 1001,
    name_mn: 'Туршилтын үйлчилгээ',
    name_en: 'Service for tests',
    icon: '',
    client_types: ['CITIZEN'],
    type: 'NEW',
    renewable: false,
    issues_certificate: true,
    validity_months: 12,
    fee: null,
    openly_readable: false,
    language: 'mn',
    status: 1,
    temporary_disable: false,
    details: {
      time: words('5 өдөр', '5 days'),
      price: null,
      required_documents: [],
      process: [{ title: words('Илгээх', 'Send'), description: words('') }],
      laws: [],
      attachments: [],
    },
  },
  plan,
  body: form,
})

/** Takes a service in as a new one; its number. */
export const newService = async (test: TestApp, slug: string, form?: unknown): Promise<number> =>
  (await test.call('admin', importService, { file: serviceFile(slug, form), as_new: true })).id

export const opened = async (test: TestApp, id: number) => (await test.call('admin', getEditedService, { id })).data

/** Saves a form as the draft of a service; its version. */
export const draft = async (test: TestApp, id: number, form: unknown, steps: readonly unknown[] = plan) => {
  const { draft: now } = await opened(test, id)
  const content = { language: 'mn' as const, body: form, plan: [...steps] }
  return test.call('admin', saveServiceDraft, { id, version: now.version, ...content })
}

/** Changes what the draft says of the service beside its form. */
export const draftSettings = async (test: TestApp, id: number, change: Partial<ServiceSettings>) => {
  const { draft: now } = await opened(test, id)
  const { version, language, body: form, plan: steps, certificate } = now
  const settings = { ...serviceSettingsSchema.parse(now.settings), ...change }
  return test.call('admin', saveServiceDraft, { id, version, language, body: form, plan: steps, certificate, settings })
}

/** A difference as it is read in English: `label: from → to`. */
export const inEnglish = ({ label, from, to }: Pick<DifferenceLine, 'label' | 'from' | 'to'>): string => {
  const values = [from?.en, to?.en].filter(value => value !== undefined)
  return values.length === 0 ? label.en : `${label.en}: ${from ? `${values.join(' → ')}${to ? '' : ' →'}` : values[0]}`
}

/** Rehearses and publishes what is drafted; the second administrator confirms. */
export const publishDrafted = async (test: TestApp, id: number) => {
  const { draft: now } = await opened(test, id)
  const { rehearsal } = await test.call('admin', rehearseDraft, { id, version: now.version })
  await meetSecondAdministrator(test)
  await confirmBySecond(test, await test.call('admin', publishDraft, { id, version: now.version }))
  return { rehearsal, ...(await lastPublication(test, id)) }
}

/** What the audit holds of the latest publication. */
const lastPublication = async (test: TestApp, id: number) => {
  const { detail } = await test.app.services.db
    .selectFrom('audit_entries')
    .select('detail')
    .where('noun', '=', 'service')
    .where('noun_id', '=', String(id))
    .where('action', '=', 'publish')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { version, lifted, offered } = detail as Record<string, number>
  return { published: version, lifted, offered }
}

/** A draft of the citizen with answers; its number. */
export const openRequest = async (test: TestApp, id: number, data: Record<string, unknown>): Promise<string> => {
  const { code } = await test.call('citizen', createRequest, { type: 'NEW', formid: id, category_id: 1001 })
  await test.call('citizen', saveDraft, { request_number: code, data })
  return code
}

/** Opens a published service to the public. */
export const openToAll = async (test: TestApp, id: number): Promise<void> => {
  const { version, settings } = await opened(test, id)
  const open = { status: 1, temporary_disable: false } as const
  await test.call('admin', saveService, { id, version, settings: serviceSettingsSchema.parse(settings), ...open })
}

/** The acts that the audit holds of a category or service, in order. */
export const audited = async (test: TestApp, noun: 'category' | 'service', id: number): Promise<string[]> =>
  (
    await test.app.services.db
      .selectFrom('audit_entries')
      .select('action')
      .where('noun', '=', noun)
      .where('noun_id', '=', String(id))
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)
