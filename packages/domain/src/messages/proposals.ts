// What two administrators do together: the titles and lines of proposals, and the screen that lists them.
import type { Texts } from '../text.ts'

const mn = {
  title_grants: 'Эрх олгох',
  title_password_link: 'Нууц үг сонгох холбоос илгээх',
  title_factor_reset: 'Хоёр дахь баталгаажуулалтыг цуцлах',
  title_publication: 'Үйлчилгээний хувилбар нийтлэх',
  title_service_settings: 'Үйлчилгээний төлбөр, дүрэм өөрчлөх',
  line_roles: 'Эрх',
  line_email: 'Холбоос очих имэйл',
  line_reason: 'Шалтгаан',
  line_rehearsal: 'Туршилт',
  line_effective_on: 'Хүчин төгөлдөр болох өдөр',
  line_version: 'Хувилбар',
  no_role: 'Эрхгүй',
  rehearsal_passed: 'Амжилттай. Нээлттэй хүсэлт: {total}, бүтнээрээ шилжихгүй нь: {breaking}',
} as const

const en: Record<keyof typeof mn, string> = {
  title_grants: 'Give roles',
  title_password_link: 'Send a password link',
  title_factor_reset: 'Reset the second factor',
  title_publication: 'Publish a version of a service',
  title_service_settings: 'Change the fee or rules of a service',
  line_roles: 'Roles',
  line_email: 'The link goes to',
  line_reason: 'Reason',
  line_rehearsal: 'Rehearsal',
  line_effective_on: 'In force from',
  line_version: 'Version',
  no_role: 'No role',
  rehearsal_passed: 'Passed. Open requests: {total}, of which {breaking} would not go over whole',
}

export const proposalTexts = { mn, en } satisfies Texts<keyof typeof mn>
