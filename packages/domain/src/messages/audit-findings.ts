// What the audit found, as sentences that say what and where.
import type { Finding, FindingCode, FindingKind } from '../audit-findings.ts'
import { formatText, type Texts } from '../text.ts'

/** How the thing of a finding is called. */
const things: Texts<FindingKind> = {
  mn: {
    submission: 'илгээсэн хариулт',
    remarks: 'тайлбар',
    invoice: 'нэхэмжлэх',
    quantities: 'тэсрэх материалын тоо хэмжээ',
    certificate: 'гэрчилгээ',
    food_certificate: 'хүнсний бүртгэлийн лавлагаа',
    certificate_version: 'гэрчилгээний агуулга',
    definition: 'нийтэлсэн маягт',
    grants: 'ажилтны эрх',
    fee_report: 'төлбөрийн тайлан',
    fee_report_event: 'төлбөрийн тайлангийн үйлдэл',
    food_object: 'хүнсний объект',
    case: 'хүсэлтийн байдал, агуулга',
    case_event: 'хүсэлт дээр хийсэн үйлдэл',
    request_events: 'хүсэлтийн үйлдэл',
    audit_entries: 'аудитын бичлэг',
    content_digests: 'агуулгын тамга',
    chain: 'битүүмжлэл',
    request: 'хүсэлтийн төлөв',
    log: 'гэрчилгээний нийтийн бүртгэл',
  },
  en: {
    submission: 'sent answers',
    remarks: 'remarks',
    invoice: 'invoice',
    quantities: 'quantities of explosives',
    certificate: 'certificate',
    food_certificate: 'food-safety reference',
    certificate_version: 'content of a certificate',
    definition: 'published form',
    grants: 'roles of a staff member',
    fee_report: 'fee report',
    fee_report_event: 'act on a fee report',
    food_object: 'food object',
    case: 'state and content of a case',
    case_event: 'action on a case',
    request_events: 'act on a request',
    audit_entries: 'entry of the audit',
    content_digests: 'digest of a content',
    chain: 'chain of seals',
    request: 'state of a request',
    log: 'public log of certificates',
  },
}

const sentences: Texts<FindingCode> = {
  mn: {
    row_changed: 'битүүмжилснээс хойш өөрчлөгдсөн.',
    row_gone: 'битүүмжилснээс хойш устсан.',
    row_unsealed: 'битүүмжлэлд ороогүй: бүртгэлийг тойрч бичсэн.',
    seal_changed: 'битүүмжлэлийг өөрчилсөн.',
    seal_gone: 'битүүмжлэл устсан.',
    other_chain: 'гарын үсэгтэй хадгалсан утгаас зөрж байна: төгсгөлийг тасалсан, эсвэл бүхэлд нь дахин тооцсон.',
    head_forged: 'хадгалсан утгын гарын үсэг байгууллагынх биш байна.',
    content_changed: 'агуулга нь бүртгэсэн үйлдлээс зөрж байна.',
    content_gone: 'агуулга нь устсан.',
    content_unrecorded: 'ямар ч үйлдлээр бүртгэгдээгүй байна.',
    baseline_repeated: 'анхны тооллогыг давтан бичсэн.',
    state_unrecorded: 'сүүлийн үйлдлээс өөр төлөвтэй байна.',
    log_changed: 'бичлэг өөрчлөгдсөн.',
    log_cut: 'гарын үсэгтэй хадгалсан төгсгөлөөс богино байна.',
    log_missing: 'нийтийн бүртгэлд ороогүй байна.',
    log_differs: 'нийтийн бүртгэлээс зөрж байна.',
  },
  en: {
    row_changed: 'was changed after it was sealed.',
    row_gone: 'was deleted after it was sealed.',
    row_unsealed: 'was never sealed: somebody wrote past the event log.',
    seal_changed: 'has a seal that was changed.',
    seal_gone: 'lacks a seal.',
    other_chain: 'differs from a signed head that was kept: the end was cut off, or everything was computed anew.',
    head_forged: 'has a kept head that the agency did not sign.',
    content_changed: 'does not say what the event recorded.',
    content_gone: 'is gone.',
    content_unrecorded: 'was recorded by no event.',
    baseline_repeated: 'has a second first count.',
    state_unrecorded: 'is not what the last event led to.',
    log_changed: 'has an entry that was changed.',
    log_cut: 'is shorter than the signed head that was kept.',
    log_missing: 'does not stand in the public log.',
    log_differs: 'differs from the public log.',
  },
}

/** How a kind of thing is called; a kind that nobody knows has no name. */
export const nameOfKind = (lang: 'mn' | 'en', kind: string): string =>
  Object.hasOwn(things[lang], kind) ? things[lang][kind as FindingKind] : ''

/** A finding as one sentence that names what it is about and how it differs. */
export const describeFinding = (
  lang: 'mn' | 'en',
  { code, kind, label }: Pick<Finding, 'code' | 'kind' | 'label'>,
): string => {
  const sentence = `${things[lang][kind]}${label && ` ${label}`}: ${formatText(sentences, lang, code)}`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}
