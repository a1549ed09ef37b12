// What people are told of food objects, beside what requests share with them.
import { foodObjectStateTexts } from '../messages/states.ts'
import type { NotificationEvent } from './notification-event.ts'
import * as places from './places.ts'

const changed = { type: 'certificate_changed', topic: 'decisions' } as const

export const foodEvents = {
  food_suspended: {
    ...changed,
    tone: 'red',
    label: { mn: foodObjectStateTexts.mn.suspended, en: foodObjectStateTexts.en.suspended },
    sentence: {
      mn: '{number} дугаартай хүнсний объектын бүртгэлийг түдгэлзүүллээ. Шалтгаан: {reason}',
      en: 'The registration of food object {number} was suspended. Reason: {reason}',
    },
    subject: {
      mn: 'Хүнсний объектын бүртгэлийг түдгэлзүүллээ: {number}',
      en: 'Registration of food object suspended: {number}',
    },
    opens: places.foodObject,
  },
  food_restored: {
    ...changed,
    tone: 'green',
    label: { mn: 'Сэргээсэн', en: 'Restored' },
    sentence: {
      mn: '{number} дугаартай хүнсний объектын бүртгэлийг сэргээлээ. Шалтгаан: {reason}',
      en: 'The registration of food object {number} is restored. Reason: {reason}',
    },
    subject: {
      mn: 'Хүнсний объектын бүртгэлийг сэргээлээ: {number}',
      en: 'Registration of food object restored: {number}',
    },
    opens: places.foodObject,
  },
  food_reopened: {
    type: 'request_return',
    topic: 'decisions',
    tone: 'orange',
    label: { mn: 'Дахин нээсэн', en: 'Open again' },
    sentence: {
      mn: '{number} дугаартай бүртгэлийг дахин нээлээ. Мэдээллээ засаад илгээнэ үү. Тайлбар: {reason}',
      en: 'Registration {number} is open again. Please correct the data and send them. Note: {reason}',
    },
    subject: {
      mn: 'Хүнсний объектын бүртгэлийг дахин нээлээ: {number}',
      en: 'Registration of food object open again: {number}',
    },
    opens: places.foodObject,
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>
