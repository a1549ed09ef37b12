// Words of a request as its applicant sees it once it was sent: timeline, answers, invoice and certificate.
import type { Texts } from '../text.ts'

const mn = {
  timeline: 'Явц',
  opened: 'Хүсэлт үүсгэсэн',
  approved: 'Зөвшөөрсөн',
  resolve_0: 'Хүлээн авсан',
  resolve_1: 'Танилцсан / Зөвшөөрсөн',
  resolve_2: 'Буцаасан',
  resolve_3: 'Татгалзсан',
  action_submit: 'Илгээсэн',
  action_resubmit: 'Дахин илгээсэн',
  action_withdraw: 'Илгээснээ буцааж авсан',
  action_raise_invoice: 'Нэхэмжлэх үүсгэсэн',
  action_upload_receipt: 'Төлбөрийн баримт хавсаргасан',
  action_confirm_receipt: 'Төлбөр баталгаажсан',
  action_send_receipt_back: 'Төлбөрийн баримтыг буцаасан',
  action_void_invoice: 'Нэхэмжлэхийг хүчингүй болгосон',
  action_waive_fee: 'Төлбөрөөс чөлөөлсөн',
  action_expire: 'Хугацаа дууссан',
  action_supersede: 'Сунгалтаар солигдсон',
  action_other: 'Өөрчилсөн',
  answers: 'Илгээсэн мэдээлэл',
  answersNone: 'Мэдээлэл хоосон',

  withdraw: 'Илгээснээ буцааж авах',
  withdrawTitle: 'Хүсэлтээ буцааж авах уу?',
  withdrawText:
    '{number} дугаартай хүсэлт ноорог болно. Мэдээллээ засаад дахин илгээх боломжтой. Дугаар хэвээр үлдэж, хянах хугацаа дахин илгээсэн өдрөөс эхэлнэ.',
  withdrawn: 'Хүсэлтийг буцааж авлаа. Засаад дахин илгээнэ үү.',
  withdrawLate:
    'Хүсэлтийг байгууллага хүлээн авсан тул буцааж авах боломжгүй. Засах шаардлагатай бол буцаахыг байгууллагаас хүснэ үү.',

  invoice: 'Нэхэмжлэх',
  invoiceNumber: 'Нэхэмжлэхийн дугаар',
  amount: 'Дүн',
  invoiceHelp: 'Банкаар төлөөд төлбөрийн баримтаа PDF хэлбэрээр хуулна уу.',
  invoicePdf: 'Нэхэмжлэхийг PDF-ээр нээх',
  receipt: 'Төлбөрийн баримт',
  receiptUpload: 'Баримт хуулах',
  receiptWaiting: 'Баримтыг хүлээн авлаа. Санхүүгийн ажилтан шалгаж баталгаажуулна.',
  receiptOpen: 'Баримтыг нээх',
  receiptDelete: 'Баримтыг устгах',
  receiptDeleteTitle: 'Төлбөрийн баримтыг устгах уу?',
  receiptDeleted: 'Амжилттай устгагдлаа',
  receiptUploaded: 'Файл хуулагдлаа',

  certificate: 'Гэрчилгээ',
  certificateText: '{ref} дугаартай гэрчилгээ олгосон.',
  certificateOpen: 'Гэрчилгээг харах',
  certificatePdf: 'PDF татах',
} as const

export type RequestViewKey = keyof typeof mn

export const requestViewTexts = {
  mn,
  en: {
    timeline: 'Progress',
    opened: 'Request opened',
    approved: 'Approved',
    resolve_0: 'Received',
    resolve_1: 'Acquainted / agreed',
    resolve_2: 'Returned',
    resolve_3: 'Rejected',
    action_submit: 'Sent',
    action_resubmit: 'Sent again',
    action_withdraw: 'Taken back',
    action_raise_invoice: 'Invoice raised',
    action_upload_receipt: 'Receipt attached',
    action_confirm_receipt: 'Payment confirmed',
    action_send_receipt_back: 'Receipt sent back',
    action_void_invoice: 'Invoice voided',
    action_waive_fee: 'Fee waived',
    action_expire: 'Expired',
    action_supersede: 'Replaced by a renewal',
    action_other: 'Changed',
    answers: 'What was sent',
    answersNone: 'No information',

    withdraw: 'Take it back',
    withdrawTitle: 'Take the request back?',
    withdrawText:
      'Request {number} becomes a draft that you can change and send again. It keeps its number; the time for the decision begins anew when it is sent again.',
    withdrawn: 'The request was taken back. Please change it and send it again.',
    withdrawLate:
      'The agency has received the request, so that it cannot be taken back any more. If something is wrong, please ask the agency to return it.',

    invoice: 'Invoice',
    invoiceNumber: 'Invoice number',
    amount: 'Amount',
    invoiceHelp: 'Pay by bank and upload the payment receipt as a PDF.',
    invoicePdf: 'Open the invoice as PDF',
    receipt: 'Payment receipt',
    receiptUpload: 'Upload receipt',
    receiptWaiting: 'The receipt arrived. The accountant will check and confirm it.',
    receiptOpen: 'Open the receipt',
    receiptDelete: 'Delete the receipt',
    receiptDeleteTitle: 'Delete the payment receipt?',
    receiptDeleted: 'Successfully deleted',
    receiptUploaded: 'File uploaded',

    certificate: 'Certificate',
    certificateText: 'Certificate {ref} was issued.',
    certificateOpen: 'See the certificate',
    certificatePdf: 'PDF download',
  },
} as const satisfies Texts<RequestViewKey>
