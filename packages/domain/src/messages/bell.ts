// The words of the bell; what it tells comes with each notification.
import type { Texts } from '../text.ts'

type Key = 'bell' | 'unread' | 'markAll' | 'empty' | 'new' | 'failed'

export const bellTexts = {
  mn: {
    bell: 'Мэдэгдэл',
    unread: '{count} шинэ мэдэгдэл',
    markAll: 'Бүгдийг уншсан болгох',
    empty: 'Мэдэгдэл алга байна',
    new: 'Шинэ',
    failed: 'Мэдэгдэл татаж чадсангүй',
  },
  en: {
    bell: 'Messages',
    unread: '{count, plural, one {# new message} other {# new messages}}',
    markAll: 'Mark all as read',
    empty: 'No messages',
    new: 'New',
    failed: 'Could not load messages',
  },
} as const satisfies Texts<Key>
