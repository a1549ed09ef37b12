// Words of what applicant and agency write to each other about a request.
import type { Texts } from '../text.ts'

const mn = {
  title: 'Захидал харилцаа',
  titleApplicant: 'Байгууллагатай харилцах',
  none: 'Захидал алга.',
  helpApplicant: 'Хүсэлтийнхээ талаар асууж, тайлбарт хариулж болно. Хариу ирэхэд мэдэгдэл болон имэйлээр мэдэгдэнэ.',
  helpAgency: 'Хүсэлт гаргагч уншина. Түүнд мэдэгдэл болон имэйл очно.',
  waits: 'Хариу хүлээж байна',
  write: 'Захидал бичих',
  text: 'Захидал',
  about: 'Аль тайлбарын талаар',
  aboutNone: 'Ерөнхий асуулт',
  aboutSaid: 'Тайлбарын талаар: {title}',
  empty: 'Захидлаа бичнэ үү.',
  send: 'Илгээх',
  sent: 'Захидлыг илгээлээ',
  settle: 'Хариу шаардлагагүй',
  settled: 'Хариу шаардлагагүй гэж тэмдэглэлээ',
  file: 'Хавсралт {number}',
  fileAdd: 'Файл хавсаргах',
  fileOpen: '{title} файлыг нээх',
  applicant: 'Хүсэлт гаргагч',
  agency: 'Байгууллага',
} as const

export const requestMessageTexts = {
  mn,
  en: {
    title: 'Messages',
    titleApplicant: 'Write to the agency',
    none: 'There are no messages.',
    helpApplicant:
      'You can ask about your request here and answer remarks. You will be notified by bell and e-mail of the answer.',
    helpAgency: 'The applicant reads this and is notified by bell and e-mail.',
    waits: 'Waiting for an answer',
    write: 'Write a message',
    text: 'Message',
    about: 'About which remark',
    aboutNone: 'A general question',
    aboutSaid: 'About the remark: {title}',
    empty: 'Please write the message.',
    send: 'Send',
    sent: 'The message was sent',
    settle: 'No answer needed',
    settled: 'Marked as needing no answer',
    file: 'Attachment {number}',
    fileAdd: 'Attach a file',
    fileOpen: 'Open the file {title}',
    applicant: 'Applicant',
    agency: 'The agency',
  },
} as const satisfies Texts<keyof typeof mn>
