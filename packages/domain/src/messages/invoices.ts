// The own invoices and payment receipts (REQ-INV-01…14).
import type { Texts } from '../text.ts'

type Key =
  | 'title'
  | 'unpaid'
  | 'paid'
  | 'empty'
  | 'emptyPaid'
  | 'failed'
  | 'number'
  | 'request'
  | 'service'
  | 'amount'
  | 'created'
  | 'due'
  | 'status'
  | 'statusUnpaid'
  | 'statusWaiting'
  | 'statusPaid'
  | 'statusVoid'
  | 'actions'
  | 'select'
  | 'selected'
  | 'clear'
  | 'upload'
  | 'uploadSelected'
  | 'uploadHelp'
  | 'uploading'
  | 'uploaded'
  | 'uploadFailed'
  | 'busy'
  | 'wrongType'
  | 'tooBig'
  | 'receipt'
  | 'openReceipt'
  | 'deleteReceipt'
  | 'deleteTitle'
  | 'deleteText'
  | 'deleted'
  | 'openPdf'
  | 'reason'
  | 'cardPayment'
  | 'cardUpdating'
  | 'taxSite'
  | 'taxSiteLink'
  | 'overdue'
  | 'howToPay'
  | 'previous'
  | 'next'

export const invoiceTexts = {
  mn: {
    title: 'Нэхэмжлэх',
    unpaid: 'Төлөгдөөгүй нэхэмжлэх',
    paid: 'Төлбөрийн түүх',
    empty: 'Нэхэмжлэх байхгүй байна',
    emptyPaid: 'Мэдээлэл байхгүй байна',
    failed: 'Мэдээлэл татаж чадсангүй',
    number: 'Нэхэмжлэхийн дугаар',
    request: 'Хүсэлт',
    service: 'Үйлчилгээ',
    amount: 'Дүн',
    created: 'Үүсгэсэн огноо',
    due: 'Төлөх хугацаа',
    status: 'Төлөв',
    statusUnpaid: 'Төлөгдөөгүй',
    statusWaiting: 'Баримт шалгагдаж байна',
    statusPaid: 'Төлөгдсөн',
    statusVoid: 'Буцаагдсан',
    actions: 'Үйлдэл',
    select: '{number} нэхэмжлэхийг сонгох',
    selected: 'Сонгосон: {count}, нийт {amount}',
    clear: 'Сонголтыг болих',
    upload: 'Баримт хуулах',
    uploadSelected: 'Сонгосонд нэг баримт хуулах',
    uploadHelp: 'Банкны төлбөрийн баримт, зөвхөн PDF, 10 МБ хүртэл.',
    uploading: '{file} хуулагдаж байна',
    uploaded: 'Файл хуулагдлаа',
    uploadFailed: '{file} хуулж чадсангүй',
    busy: 'Файл хуулагдаж дуустал түр хүлээнэ үү',
    wrongType: 'Зөвхөн PDF файл оруулна уу',
    tooBig: 'Файлын хэмжээ хэтэрсэн байна. Дээд тал нь 10 МБ.',
    receipt: 'Төлбөрийн баримт',
    openReceipt: 'Баримт нээх',
    deleteReceipt: 'Баримт устгах',
    deleteTitle: 'Баримтыг устгах уу?',
    deleteText: '{number} нэхэмжлэхийн төлбөрийн баримт устна. Та дараа нь шинэ баримт хуулж болно.',
    deleted: 'Амжилттай устгагдлаа',
    openPdf: 'Нэхэмжлэх (PDF)',
    reason: 'Байгууллагын тайлбар',
    cardPayment: 'Картаар төлөх',
    cardUpdating: 'Банкны систем шинэчлэгдэж байна',
    taxSite: 'Төлбөрийн баримтыг татварын цахим системээс авна уу',
    taxSiteLink: 'Татварын цахим систем',
    overdue: 'Хугацаа хэтэрсэн',
    howToPay: 'Төлбөрөө банкаар шилжүүлээд баримтаа PDF-ээр хуулна уу.',
    previous: 'Өмнөх',
    next: 'Дараах',
  },
  en: {
    title: 'Invoices',
    unpaid: 'Unpaid invoices',
    paid: 'Payment history',
    empty: 'No invoices',
    emptyPaid: 'No information',
    failed: 'Could not download information',
    number: 'Invoice number',
    request: 'Request',
    service: 'Service',
    amount: 'Amount',
    created: 'Created',
    due: 'Due date',
    status: 'Status',
    statusUnpaid: 'Unpaid',
    statusWaiting: 'Receipt being checked',
    statusPaid: 'Paid',
    statusVoid: 'Rejected',
    actions: 'Actions',
    select: 'Select invoice {number}',
    selected: 'Selected: {count}, total {amount}',
    clear: 'Clear selection',
    upload: 'Upload receipt',
    uploadSelected: 'Upload one receipt for the selected',
    uploadHelp: 'Bank payment receipt, PDF only, at most 10 MB.',
    uploading: 'Uploading {file}',
    uploaded: 'File uploaded',
    uploadFailed: '{file} failed to upload',
    busy: 'Please wait until the file is copied',
    wrongType: 'Please choose a PDF file',
    tooBig: 'File size too big, max 10MB',
    receipt: 'Payment receipt',
    openReceipt: 'Open receipt',
    deleteReceipt: 'Delete receipt',
    deleteTitle: 'Delete the receipt?',
    deleteText: 'The payment receipt of invoice {number} will be deleted. You can upload another one afterwards.',
    deleted: 'Successfully deleted',
    openPdf: 'Invoice (PDF)',
    reason: 'Remark of the agency',
    cardPayment: 'Pay by card',
    cardUpdating: 'Bank system being updated',
    taxSite: 'Payment receipts are made on the site of the tax authority',
    taxSiteLink: 'Tax authority site',
    overdue: 'Overdue',
    howToPay: 'Pay by bank transfer and upload the receipt as a PDF.',
    previous: 'Previous',
    next: 'Next',
  },
} as const satisfies Texts<Key>
