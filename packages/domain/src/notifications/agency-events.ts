// What administrators and heads are told.
import type { NotificationEvent } from './notification-event.ts'
import * as places from './places.ts'

const proposal = {
  type: 'proposal',
  topic: 'requests',
  tone: 'orange',
  label: { mn: 'Баталгаажуулах', en: 'To confirm' },
} as const

export const agencyEvents = {
  proposal: {
    ...proposal,
    sentence: {
      mn: '{by} санал гаргалаа. {what}: {about}. Нээж үзээд баталгаажуулах эсвэл татгалзана уу.',
      en: '{by} proposed something. {what}: {about}. Please open it and confirm or refuse.',
    },
    subject: { mn: 'Таны баталгаажуулах санал ирлээ', en: 'A proposal waits for you to confirm' },
    opens: places.proposals,
  },
  proposal_confirmed: {
    ...proposal,
    tone: 'green',
    label: { mn: 'Баталгаажсан', en: 'Confirmed' },
    sentence: {
      mn: '{by} таны саналыг баталгаажууллаа. {what}: {about}.',
      en: '{by} confirmed your proposal. {what}: {about}.',
    },
    subject: { mn: 'Таны саналыг баталгаажууллаа', en: 'Your proposal was confirmed' },
    opens: places.proposals,
  },
  proposal_refused: {
    ...proposal,
    tone: 'red',
    label: { mn: 'Зөвшөөрөөгүй', en: 'Refused' },
    sentence: {
      mn: '{by} таны саналаас татгалзлаа. {what}: {about}. Шалтгаан: {reason}',
      en: '{by} refused your proposal. {what}: {about}. Reason: {reason}',
    },
    subject: { mn: 'Таны саналаас татгалзлаа', en: 'Your proposal was refused' },
    opens: places.proposals,
  },
  proposal_withdrawn: {
    ...proposal,
    label: { mn: 'Буцаасан', en: 'Withdrawn' },
    sentence: {
      mn: '{by} саналаа буцаан авлаа. {what}: {about}.',
      en: '{by} withdrew the proposal. {what}: {about}.',
    },
    subject: { mn: 'Саналыг буцаан авлаа', en: 'A proposal was withdrawn' },
    opens: places.proposals,
  },
  proposal_expired: {
    ...proposal,
    label: { mn: 'Хаагдсан', en: 'Closed' },
    sentence: {
      mn: 'Таны саналыг хугацаанд нь баталгаажуулаагүй тул хаалаа. {what}: {about}.',
      en: 'Nobody confirmed your proposal in time, so it was closed. {what}: {about}.',
    },
    subject: { mn: 'Таны саналын хугацаа дууслаа', en: 'Your proposal was closed after its days' },
    opens: places.proposals,
  },
  done_from_server: {
    ...proposal,
    label: { mn: 'Сервер', en: 'Server' },
    sentence: {
      mn: 'Серверийн командаар гүйцэтгэлээ. {what}: {about}. Та мэдээгүй бол яаралтай шалгана уу.',
      en: 'A command on the server did this. {what}: {about}. If you did not know of this, please check at once.',
    },
    subject: { mn: 'Серверийн командаар өөрчлөлт хийлээ', en: 'A command on the server changed something' },
    opens: places.proposals,
  },
  audit_alarm: {
    type: 'audit_alarm', // What the audit found cannot be switched off.
    topic: null,
    tone: 'red',
    label: { mn: 'Аудит', en: 'Audit' },
    sentence: {
      mn: 'Аудит {count} зөрүү илрүүллээ. {finding} Аудитын дэлгэцийг нээж, шалтгааныг нь тодруулна уу.',
      en: 'The audit found {count, plural, one {# difference} other {# differences}}. {finding} Please open the audit and find out why.',
    },
    subject: { mn: 'Аудит зөрүү илрүүллээ: {count}', en: 'The audit found differences: {count}' },
    opens: places.audit,
  },
  oversight_report: {
    type: 'other',
    topic: 'reminders',
    tone: 'blue',
    label: { mn: 'Сарын тайлан', en: 'Monthly report' },
    sentence: {
      mn: '{date} сарын үйл ажиллагааны тайлан бэлэн боллоо. {about}.',
      en: 'The monthly report of {date} is ready. {about}.',
    },
    subject: { mn: 'Үйл ажиллагааны сарын тайлан: {date}', en: 'Monthly report of oversight: {date}' },
    opens: places.oversight,
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>

/** What administrators are told of proposals. */
export type ProposalEvent = Exclude<keyof typeof agencyEvents, 'audit_alarm' | 'oversight_report'>
