// What people are told of their own account and its organisations.
import type { NotificationEvent } from './notification-event.ts'
import * as places from './places.ts'

const security = {
  type: 'security_changed',
  topic: null,
  tone: 'orange',
  label: { mn: 'Хамгаалалт', en: 'Security' },
} as const

export const accountEvents = {
  company_invitation: {
    type: 'company_invitation',
    topic: 'organizations',
    tone: 'blue',
    label: { mn: 'Урилга', en: 'Invitation' },
    sentence: {
      mn: '{by} таныг «{company}» байгууллагын гишүүн болохыг урьж байна. Урилга {date} хүртэл хүчинтэй.',
      en: '{by} invites you to act for “{company}”. The invitation holds until {date}.',
    },
    subject: { mn: 'Байгууллагын гишүүн болох урилга ирлээ', en: 'Invitation to act for an organisation' },
    opens: places.invitations,
  },
  security_changed: {
    ...security,
    sentence: { mn: 'Таны нэвтрэлтийн хамгаалалт өөрчлөгдлөө.', en: 'The protection of your account has changed.' },
    subject: { mn: 'Таны нэвтрэлтийн хамгаалалт өөрчлөгдлөө', en: 'The protection of your account has changed' },
    opens: places.security,
  },
  add_passkey: {
    ...security,
    sentence: {
      mn: 'Таны эрхэд “{name}” түлхүүр нэмэгдлээ. Та өөрөө нэмээгүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
      en: 'The passkey “{name}” was added to your account. If it was not you, change your password at once and tell the agency.',
    },
    subject: { mn: 'Таны эрхэд түлхүүр нэмэгдлээ', en: 'A passkey was added to your account' },
    opens: places.security,
  },
  remove_passkey: {
    ...security,
    sentence: {
      mn: 'Таны эрхээс “{name}” түлхүүрийг устгалаа. Та өөрөө устгаагүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
      en: 'The passkey “{name}” was removed from your account. If it was not you, change your password at once and tell the agency.',
    },
    subject: { mn: 'Таны эрхээс түлхүүр устгалаа', en: 'A passkey was removed from your account' },
    opens: places.security,
  },
  add_app: {
    ...security,
    sentence: {
      mn: 'Таны эрхэд баталгаажуулах кодын апп холбогдлоо. Та өөрөө холбоогүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
      en: 'An authenticator app was added to your account. If it was not you, change your password at once and tell the agency.',
    },
    subject: { mn: 'Таны эрхэд баталгаажуулах апп холбогдлоо', en: 'An authenticator app was added to your account' },
    opens: places.security,
  },
  remove_app: {
    ...security,
    sentence: {
      mn: 'Таны эрхээс баталгаажуулах кодын аппыг салгалаа. Та өөрөө салгаагүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
      en: 'The authenticator app was removed from your account. If it was not you, change your password at once and tell the agency.',
    },
    subject: {
      mn: 'Таны эрхээс баталгаажуулах аппыг салгалаа',
      en: 'The authenticator app was removed from your account',
    },
    opens: places.security,
  },
  renew_recovery_codes: {
    ...security,
    sentence: {
      mn: 'Таны нөөц кодууд шинэчлэгдлээ. Та өөрөө шинэчлээгүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
      en: 'Your recovery codes were made anew. If it was not you, change your password at once and tell the agency.',
    },
    subject: { mn: 'Таны нөөц кодууд шинэчлэгдлээ', en: 'Your recovery codes were made anew' },
    opens: places.security,
  },
  use_recovery_code: {
    ...security,
    sentence: {
      mn: 'Таны эрхэд нөөц код ашиглалаа. Үлдсэн нөөц код: {count}. Та өөрөө ашиглаагүй бол нууц үгээ даруй солиж, байгууллагад мэдэгдэнэ үү.',
      en: 'A recovery code was used for your account. Codes left: {count}. If it was not you, change your password at once and tell the agency.',
    },
    subject: { mn: 'Таны эрхэд нөөц код ашиглалаа', en: 'A recovery code was used for your account' },
    opens: places.security,
  },
  reset_second_factor: {
    ...security,
    sentence: {
      mn: 'Таны хоёр дахь баталгаажуулалтыг цуцалж, бүх нэвтрэлтийг дуусгалаа. Та хүсээгүй бол байгууллагад даруй мэдэгдэнэ үү.',
      en: 'The second factor of your account was reset and every session ended. If you did not ask for this, tell the agency at once.',
    },
    subject: { mn: 'Таны хоёр дахь баталгаажуулалтыг цуцаллаа', en: 'The second factor of your account was reset' },
    opens: places.security,
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>

/** What happened to a person's second factors; the audit names the action alike. */
export type SecurityChange = Exclude<keyof typeof accountEvents, 'company_invitation' | 'security_changed'>
