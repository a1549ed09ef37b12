// The part of the audit screen that says what was tampered with.
import type { Texts } from '../text.ts'

type Key =
  | 'title'
  | 'text'
  | 'found'
  | 'resolve'
  | 'resolved'
  | 'past'
  | 'noted'
  | 'dialogTitle'
  | 'note'
  | 'noteHelp'
  | 'noteMissing'
  | 'cancel'

export const auditFindingTexts = {
  mn: {
    title: 'Битүүмжилсэн мэдээллээс зөрсөн зүйл илэрлээ: {count}',
    text: 'Системийг тойрч, мэдээллийн санг шууд өөрчилсөн байж болзошгүй. Шалтгааныг нь тодруулж, авсан арга хэмжээгээ тэмдэглэнэ үү.',
    found: 'Илэрсэн: {at}',
    resolve: 'Тэмдэглэл хийж хаах',
    resolved: 'Зөрүүг тэмдэглэлээр хаалаа.',
    past: 'Тэмдэглэлээр хаасан зөрүү: {count}',
    noted: '{by}, {at}:',
    dialogTitle: 'Зөрүүг хаах',
    note: 'Тэмдэглэл',
    noteHelp: 'Юу болсон, ямар арга хэмжээ авсныг бичнэ үү. Тэмдэглэл аудитад хадгалагдана.',
    noteMissing: 'Юу болсныг бичнэ үү.',
    cancel: 'Болих',
  },
  en: {
    title: '{count, plural, one {# thing does} other {# things do}} not agree with what was sealed',
    text: 'Somebody may have changed the database behind the portal. Please find out why and write what came of it.',
    found: 'Found: {at}',
    resolve: 'Resolve with a note',
    resolved: 'The finding was resolved with a note.',
    past: 'Resolved findings: {count}',
    noted: '{by}, {at}:',
    dialogTitle: 'Resolve the finding',
    note: 'Note',
    noteHelp: 'Please write what happened and what was done. The note is kept in the audit.',
    noteMissing: 'Please write what happened.',
    cancel: 'Cancel',
  },
} as const satisfies Texts<Key>
