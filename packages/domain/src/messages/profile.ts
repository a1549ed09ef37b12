// The own details and the open sessions.
import type { Texts } from '../text.ts'

type Key =
  | 'title'
  | 'sessions'
  | 'sessionsText'
  | 'current'
  | 'bySupport'
  | 'lastSeen'
  | 'since'
  | 'unknownDevice'
  | 'end'
  | 'endTitle'
  | 'endText'
  | 'ended'
  | 'everywhere'
  | 'everywhereTitle'
  | 'everywhereText'
  | 'failed'
  | 'refreshFailed'
  | 'empty'

export const profileTexts = {
  mn: {
    title: 'Миний мэдээлэл',
    sessions: 'Нээлттэй нэвтрэлтүүд',
    sessionsText: 'Танихгүй төхөөрөмж байвал нэвтрэлтийг нь хаана уу.',
    current: 'Энэ төхөөрөмж',
    bySupport: 'Тусалж буй ажилтан: {name}',
    lastSeen: 'Сүүлд: {time}',
    since: 'Нэвтэрсэн: {time}',
    unknownDevice: 'Тодорхойгүй төхөөрөмж',
    end: 'Нэвтрэлтийг хаах',
    endTitle: 'Нэвтрэлтийг хаах уу?',
    endText: '“{device}” төхөөрөмж дахин нэвтрэх шаардлагатай болно.',
    ended: 'Нэвтрэлт хаагдлаа',
    everywhere: 'Бүх төхөөрөмжөөс гарах',
    everywhereTitle: 'Бүх төхөөрөмжөөс гарах уу?',
    everywhereText: 'Та энэ төхөөрөмжөөс ч гарна. Үргэлжлүүлэхийн тулд дахин нэвтэрнэ.',
    failed: 'Мэдээлэл татаж чадсангүй',
    refreshFailed: 'Мэдээлэл шинэчлэхэд алдаа гарлаа',
    empty: 'Мэдээлэл байхгүй байна',
  },
  en: {
    title: 'My details',
    sessions: 'Open sessions',
    sessionsText: 'End the session of any device you do not know.',
    current: 'This device',
    bySupport: 'Support: {name}',
    lastSeen: 'Last seen {time}',
    since: 'Logged in {time}',
    unknownDevice: 'Unknown device',
    end: 'End session',
    endTitle: 'End this session?',
    endText: '“{device}” will have to log in again.',
    ended: 'The session was ended',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText: 'You will be signed out here as well and have to log in again.',
    failed: 'Could not download information',
    refreshFailed: 'Error refreshing information',
    empty: 'No information',
  },
} as const satisfies Texts<Key>
