// Why somebody is asked to log in, and what each way wants.
import type { Texts } from '../text.ts'

export const loginChooserTexts = {
  mn: {
    loginNeeded: 'Үргэлжлүүлэхийн тулд нэвтэрнэ үү. Нэвтэрсний дараа та өмнөх хуудсандаа очно.',
    sessionEnded: 'Таны нэвтрэлтийн хугацаа дууссан тул дахин нэвтэрнэ үү. Нэвтэрсний дараа өмнөх хуудсандаа очно.',
    bySignOnHint: 'Үндэсний нэвтрэлтийн нэгдсэн системээр',
    byNumberHint: 'Регистрийн дугаар, нууц үгээр',
  },
  en: {
    loginNeeded: 'Please log in to continue. You will return to the page you asked for.',
    sessionEnded: 'Please log in again, your session has expired. You will return to the page you asked for.',
    bySignOnHint: 'Through the national sign-on system',
    byNumberHint: 'With register number and password',
  },
} as const satisfies Texts<'loginNeeded' | 'sessionEnded' | 'bySignOnHint' | 'byNumberHint'>
