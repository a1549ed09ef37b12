// The screen of a change of information (REQ-UPD-02…13).
import type { Texts } from '../text.ts'
import { requestStateTexts } from './states.ts'

type Key =
  | 'title'
  | 'certificateCard'
  | 'requestNumber'
  | 'licenceNumber'
  | 'service'
  | 'status'
  | 'approved'
  | 'issuedOn'
  | 'formCard'
  | 'reason'
  | 'reasonHelp'
  | 'reasonMissing'
  | 'letter'
  | 'letterMissing'
  | 'letterHelp'
  | 'uploading'
  | 'uploadRunning'
  | 'uploaded'
  | 'removed'
  | 'uploadFailed'
  | 'incomplete'
  | 'send'
  | 'sending'
  | 'loadFailed'
  | 'connectionFailed'
  | 'done'
  | 'doneText'
  | 'doneNumber'
  | 'toList'
  | 'ask'

export const certificateChangeTexts = {
  mn: {
    title: 'Мэдээллийн өөрчлөлт',
    certificateCard: 'Гэрчилгээний мэдээлэл',
    requestNumber: 'Хүсэлтийн дугаар',
    licenceNumber: 'Гэрчилгээний дугаар',
    service: 'Үйлчилгээ',
    status: 'Төлөв',
    approved: requestStateTexts.mn.approved,
    issuedOn: 'Олгосон огноо',
    formCard: 'Өөрчлөх шалтгаан',
    reason: 'Шалтгаан',
    reasonHelp: 'Ямар мэдээллийг, яагаад өөрчлөхийг тодорхой бичнэ үү',
    reasonMissing: 'Шалтгаанаа оруулна уу',
    letter: 'Албан бичиг',
    letterMissing: 'Албан бичгээ оруулна уу',
    letterHelp: 'Нэг PDF файл, 10 МБ хүртэл',
    uploading: 'Файл хуулагдаж байна…',
    uploadRunning: 'Өмнөх файл хуулагдаж байна, түр хүлээнэ үү',
    uploaded: 'Файл хуулагдлаа',
    removed: 'Файл устгагдлаа',
    uploadFailed: 'Файл хуулахад алдаа гарлаа',
    incomplete: 'Мэдээллээ гүйцэт бөглөнө үү',
    send: 'Илгээх',
    sending: 'Илгээж байна…',
    loadFailed: 'Хүсэлтийн мэдээлэл татаж чадсангүй',
    connectionFailed: 'Сервертэй холбогдоход алдаа гарлаа',
    done: 'Амжилттай',
    doneText: 'Таны хүсэлтийг бүртгэж авлаа.',
    doneNumber: 'Хүсэлтийн дугаар: {number}',
    toList: 'Хүсэлтүүд рүү очих',
    ask: 'Мэдээлэл өөрчлөх хүсэлт гаргах',
  },
  en: {
    title: 'Change of information',
    certificateCard: 'The certificate',
    requestNumber: 'Request number',
    licenceNumber: 'Licence number',
    service: 'Service',
    status: 'Status',
    approved: requestStateTexts.en.approved,
    issuedOn: 'Issued on',
    formCard: 'Reason of the change',
    reason: 'Reason',
    reasonHelp: 'Please write clearly what should change and why',
    reasonMissing: 'Enter your reason',
    letter: 'Official letter',
    letterMissing: 'Enter the official letter',
    letterHelp: 'One PDF file of at most 10 MB',
    uploading: 'The file is uploading…',
    uploadRunning: 'Previous file is being copied, please wait',
    uploaded: 'File uploaded',
    removed: 'file deleted',
    uploadFailed: 'error uploading file',
    incomplete: 'Fill in the information',
    send: 'Send',
    sending: 'Sending…',
    loadFailed: 'Could not fetch request information',
    connectionFailed: 'Error connecting to the server',
    done: 'Successful',
    doneText: 'Your request has been registered.',
    doneNumber: 'Request number: {number}',
    toList: 'Go to the requests',
    ask: 'Ask for a change of information',
  },
} as const satisfies Texts<Key>
