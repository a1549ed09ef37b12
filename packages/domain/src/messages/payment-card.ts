// The card that says how one invoice is paid: on pages, in mails, on paper.
import type { PaymentFactKey } from '../payment-card.ts'
import type { Texts } from '../text.ts'

type Key = PaymentFactKey | 'title' | 'noAccount' | 'closes'

export const paymentCardTexts = {
  mn: {
    title: 'Төлбөрийн мэдээлэл',
    recipient: 'Хүлээн авагч',
    bank: 'Банк',
    account: 'Дансны дугаар',
    amount: 'Төлөх дүн',
    reference: 'Гүйлгээний утга',
    due: 'Төлөх хугацаа',
    noAccount: 'Дансны мэдээллийг байгууллагаас лавлана уу.',
    closes: 'Төлөхгүй бол хүсэлт {day} өдрөөс хойш хаагдана.',
  },
  en: {
    title: 'How to pay',
    recipient: 'Recipient',
    bank: 'Bank',
    account: 'Account number',
    amount: 'Amount',
    reference: 'Payment reference',
    due: 'Due date',
    noAccount: 'Please ask the agency for its account.',
    closes: 'Unless it is paid, the request is closed after {day}.',
  },
} as const satisfies Texts<Key>
