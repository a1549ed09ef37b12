// What a service costs and whether that is settled, in the words of the agency's screens.
import type { Texts } from '../text.ts'

const mn = {
  fee: 'Төлбөр',
  state_none: 'Төлбөргүй',
  state_due: '{amount}, нэхэмжлээгүй',
  state_invoiced: '{amount}, төлөгдөөгүй',
  state_receipt: '{amount}, баримтыг шалгаж байна',
  state_paid: '{amount}, төлөгдсөн',
  state_waived: '{amount}, чөлөөлсөн',
  due_here: 'Энэ шатаас өмнө төлбөр төлөгдсөн байна',
  waived_by: '{author}, {time}',
  waived_why: 'Чөлөөлсөн үндэслэл: {reason}',
  holds_agree:
    'Дараагийн шатанд шилжүүлэхээс өмнө {amount} төлбөр төлөгдсөн байх ёстой. Нэхэмжлэх үүсгэнэ үү. Төлбөр баталгаажмагц хүсэлт энэ шатанд буцаж ирнэ.',
  holds_approve:
    'Зөвшөөрөхөөс өмнө {amount} төлбөр төлөгдсөн байх ёстой. Нягтлан бодогч нэхэмжлэх үүсгэх, эсвэл та үндэслэлээ бичиж төлбөрөөс чөлөөлөх боломжтой.',
  waive_title: '{number}: төлбөрөөс чөлөөлөх үү?',
  waive_explain:
    '{amount} төлбөр төлүүлэхгүйгээр хүсэлтийг шийдвэрлэх боломжтой болно. Үндэслэл хүсэлтийн түүхэнд үлдэнэ. Хүсэлт гаргагчид чөлөөлсөн тухай мэдэгдэнэ.',
  waive_voids: 'Төлөгдөөгүй нэхэмжлэх хүчингүй болно.',
  waive_reason: 'Чөлөөлөх үндэслэл',
  waive_help: 'Заавал бичнэ.',
  waive_missing: 'Чөлөөлөх үндэслэлээ бичнэ үү.',
  wait_correction: 'Хүсэлт гаргагч засаж илгээхийг хүлээж байна.',
  wait_payment: 'Хүсэлт гаргагч төлбөрөө төлөхийг хүлээж байна.',
  wait_confirmation: 'Нягтлан бодогч төлбөрийг баталгаажуулахыг хүлээж байна.',
  wait_decision: 'Агентлагийн шийдвэрийг хүлээж байна.',
  closes_correction: '{day} өдрийг дуустал илгээхгүй бол хүсэлт хаагдана.',
  closes_payment: 'Төлөхгүй бол хүсэлт {day} өдрөөс хойш хаагдана.',
  pay_until: 'Төлөх хугацаа: {day}',
  plan_fee: 'Төлбөр төлөгдсөн байх шат',
  plan_fee_help: 'Үйлчилгээ төлбөртэй бол төлбөр төлөгдөөгүй эсвэл чөлөөлөөгүй хүсэлт энэ шатанд орохгүй.',
  plan_fee_last: 'Шийдвэр гаргах шатны өмнө',
  plan_fee_before: '{n}-р шатны өмнө: {name}',
} as const

const en: Record<keyof typeof mn, string> = {
  fee: 'Fee',
  state_none: 'Free of charge',
  state_due: '{amount}, not invoiced',
  state_invoiced: '{amount}, unpaid',
  state_receipt: '{amount}, receipt being checked',
  state_paid: '{amount}, paid',
  state_waived: '{amount}, waived',
  due_here: 'The fee is settled before this step',
  waived_by: '{author}, {time}',
  waived_why: 'Reason for the waiver: {reason}',
  holds_agree:
    'The fee of {amount} has to be paid before the next step. Please raise an invoice; the request comes back to this step once the payment is confirmed.',
  holds_approve:
    'The fee of {amount} has to be paid before the approval. The accountant can raise an invoice, or you can waive the fee with a reason.',
  waive_title: '{number}: waive the fee?',
  waive_explain:
    'The request can then be decided without {amount} being paid. The reason stays in the history of the request, and the applicant is told that the fee was waived.',
  waive_voids: 'The unpaid invoice becomes void.',
  waive_reason: 'Reason for the waiver',
  waive_help: 'Required.',
  waive_missing: 'Please write the reason for the waiver.',
  wait_correction: 'Waiting for the applicant to correct and send it.',
  wait_payment: 'Waiting for the applicant to pay.',
  wait_confirmation: 'Waiting for the accountant to confirm the payment.',
  wait_decision: 'Waiting for the decision of the agency.',
  closes_correction: 'Unless it is sent by the end of {day}, the request is closed.',
  closes_payment: 'Unless it is paid, the request is closed after {day}.',
  pay_until: 'Due date: {day}',
  plan_fee: 'When the fee must be settled',
  plan_fee_help: 'Where the service has a price, a request does not enter this step before the fee is paid or waived.',
  plan_fee_last: 'Before the deciding step',
  plan_fee_before: 'Before step {n}: {name}',
}

export const feeTexts = { mn, en } satisfies Texts<keyof typeof mn>
