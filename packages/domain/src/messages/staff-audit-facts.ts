// What is noted of an act, beside who did what to what.
import type { Texts } from '../text.ts'
import { staffTexts } from './staff.ts'

const mn = {
  reason: 'шалтгаан',
  was: 'өмнө',
  is: 'одоо',
  device: 'төхөөрөмж',
  method: 'арга',
  company: 'байгууллага',
  client: 'үйлчлүүлэгч',
  person: 'хүн',
  what: 'юу',
  request_number: 'хүсэлт',
  call: 'үйлдэл',
  about: 'юуны тухай',
  ended: 'дуусгасан тоо',
  why: 'яагаад',
  role: 'эрх',
  login: 'нэвтрэх нэр',
  grants: 'эрх',
  before: 'өмнөх',
  title: 'гарчиг',
  published_at: 'нийтлэх үе',
  count: 'тоо',
  rows: 'мөр',
  format: 'хэлбэр',
  signature: 'илэрсэн зүйл',
  finding: 'зөрүү',
  deputy: 'орлох ажилтан',
  from_day: 'эхлэх өдөр',
  to_day: 'дуусах өдөр',
  version: 'хувилбар',
  effective_on: 'хүчинтэй болох өдөр',
  lifted: 'шилжсэн ноорог',
  offered: 'шилжих эсэхээ сонгох хүсэлт',
  slug: 'хаяг',
  passed: 'тэнцсэн эсэх',
  number: 'дугаар',
  expires_at: 'дуусах үе',
  register_number: 'регистр',
  user: 'хүн',
  serial: 'серийн дугаар',
  request: 'хүсэлт',
  opens: 'нээгдэх өдөр',
  closes: 'хаагдах өдөр',
  was_opens: 'өмнө нь нээгдэх өдөр',
  was_closes: 'өмнө нь хаагдах өдөр',
  text: 'үг',
  name: 'нэр',
  label: 'нэршил',
  proposed_by: 'санал болгосон хүн',
  added: 'нэмсэн',
  edited: 'өөрчилсөн',
  retired: 'ашиглалтаас гаргасан',
  first_day: 'эхлэх өдөр',
  last_day: 'сүүлийн өдөр',
  merged_with: 'нэгтгэсэн нь',
  closed: 'хаасан эсэх',
  removed: 'хассан',
  support: 'төлөөлсөн ажилтан',
  lines: 'мөр',
  repeated: 'давхардсан мөр',
  outgoing: 'зарлагын мөр',
}

const en: { readonly [Fact in keyof typeof mn]: string } = {
  reason: 'reason',
  was: 'before',
  is: 'now',
  device: 'device',
  method: 'method',
  company: 'organisation',
  client: 'client',
  person: 'person',
  what: 'what',
  request_number: 'request',
  call: 'call',
  about: 'about',
  ended: 'ended',
  why: 'why',
  role: 'role',
  login: 'signs in as',
  grants: 'roles',
  before: 'before',
  title: 'title',
  published_at: 'published at',
  count: 'count',
  rows: 'rows',
  format: 'format',
  signature: 'found',
  finding: 'finding',
  deputy: 'deputy',
  from_day: 'from',
  to_day: 'until',
  version: 'version',
  effective_on: 'in force from',
  lifted: 'drafts that went over',
  offered: 'requests that may go over',
  slug: 'address',
  passed: 'passed',
  number: 'number',
  expires_at: 'ends at',
  register_number: 'register number',
  user: 'person',
  serial: 'serial number',
  request: 'request',
  opens: 'opens on',
  closes: 'closes on',
  was_opens: 'opened before on',
  was_closes: 'closed before on',
  text: 'text',
  name: 'name',
  label: 'label',
  proposed_by: 'proposed by',
  added: 'added',
  edited: 'changed',
  retired: 'retired',
  first_day: 'first day',
  last_day: 'last day',
  merged_with: 'merged with',
  closed: 'closed',
  removed: 'removed',
  support: 'acting staff',
  lines: 'lines',
  repeated: 'repeated lines',
  outgoing: 'outgoing lines',
}

export const auditFactTexts = { mn, en } satisfies Texts<keyof typeof mn>

/** Kept for whoever looks into the entry itself: keys, codes and stored forms, which say nothing on a screen. */
type UnshownFact =
  | 'account'
  | 'body'
  | 'certificate'
  | 'changed'
  | 'changes'
  | 'comments'
  | 'data'
  | 'difference'
  | 'from'
  | 'kind'
  | 'language'
  | 'new'
  | 'old'
  | 'open'
  | 'origin'
  | 'plan'
  | 'register'
  | 'rights'
  | 'service'
  | 'settings'
  | 'sha256'
  | 'status'
  | 'subject'
  | 'temporary_disable'
  | 'to'
  | 'value'
  | 'values'

/** A fact that may be noted of an act: one with words, or one that is not shown. */
export type AuditFact = keyof typeof mn | UnshownFact
/** What is noted of an act. */
export type AuditFacts = { readonly [Fact in AuditFact]?: unknown }

const answers = { mn: { true: 'тийм', false: 'үгүй' }, en: { true: 'yes', false: 'no' } } as const
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/**
 * What was noted of an act, as people read it: only facts that have words, and of them no records of their own, which
 * the entry holds for whoever needs them. `formatMoment` words an ISO time.
 */
export const auditFactsInWords = (
  facts: Readonly<Record<string, string>>,
  language: 'mn' | 'en',
  formatMoment: (moment: string) => string,
): string[] =>
  Object.entries(facts).flatMap(([fact, value]) => {
    if (!Object.hasOwn(mn, fact)) return []
    const told = isMoment.test(value) ? formatMoment(value) : readValue(value, language)
    return told ? [`${auditFactTexts[language][fact as keyof typeof mn]}: ${told}`] : []
  })

/** A noted value in words; null where it is a record without any. */
const readValue = (value: string, language: 'mn' | 'en'): string | null => {
  if (value === 'true' || value === 'false') return answers[language][value]
  if (!/^[[{]/.test(value)) return readRole(value, language) ?? value
  try {
    const read: unknown = JSON.parse(value)
    if (!Array.isArray(read)) return null
    const told = read.map(each => readGrant(each, language) ?? (typeof each === 'string' ? each : null))
    return told.every(each => each !== null) ? told.join(', ') : null
  } catch {
    // A text may begin so, too.
    return value
  }
}

/** A role, alone or with what it is limited to, in words. */
const readGrant = (grant: unknown, language: 'mn' | 'en'): string | null => {
  if (typeof grant === 'string') return readRole(grant, language)
  const { role, module } = { ...(grant as { readonly role?: unknown; readonly module?: unknown } | null) }
  const words = typeof role === 'string' ? readRole(role, language) : null
  const limit = typeof module === 'string' ? wordOf(`module_${module}`, language) : null
  return words && limit ? `${words} (${limit})` : words
}

const members = { mn: 'гишүүн', en: 'member' } as const
const readRole = (role: string, language: 'mn' | 'en'): string | null =>
  role === 'MEMBER' ? members[language] : wordOf(`role_${role}`, language)

const wordOf = (key: string, language: 'mn' | 'en'): string | null =>
  Object.hasOwn(staffTexts.mn, key) ? staffTexts[language][key as keyof typeof staffTexts.mn] : null
