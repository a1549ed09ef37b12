// What a person is told when the agency has changed the form of an open request.
import type { Texts } from '../text.ts'

const mn = {
  renewed: 'Маягт шинэчлэгдсэн',
  renewedOn: 'Шинэчилсэн огноо: {date}.',
  allKept: 'Бөглөсөн хариултууд тань бүгд хэвээр байна. Шинэ асуулт нэмэгдсэн эсэхийг нягталж үзнэ үү.',
  setAside:
    'Дараах хариултыг шинэ маягтад хэвээр нь ашиглах боломжгүй байна. Хэрэгтэй хэсгийг хуулж аваад тохирох асуултад оруулна уу.',
  asideCount: 'Тусад нь хадгалсан хариулт: {n}',
  why_field_removed: 'Энэ асуулт маягтаас хасагдсан.',
  why_answer_hidden: 'Энэ асуулт таны бусад хариултаас шалтгаалан одоо харагдахгүй байна.',
  why_answer_refused: 'Шинэ маягт энэ хариултыг хүлээж авахгүй. Асуултыг нээж засна уу.',
  inRow: '{table}, {row}-р мөр',
  copyOf: '“{title}” гэсэн асуултын хариултыг хуулах',
  copyFailed: 'Хуулж чадсангүй. Бичвэрийг сонгож хуулна уу.',
  offer: 'Энэ маягтын шинэ хувилбар гарсан байна',
  offerText:
    'Хуучин маягтаараа засаад илгээж болно. Шинэ маягтад шилжвэл бөглөсөн хариултууд тань хадгалагдана, харин буцаж хуучин маягт руу шилжих боломжгүй.',
  offerAside: 'Шинэ маягтад хэвээр нь ашиглах боломжгүй хариултууд:',
  offerAsked: 'Шинээр бөглөх асуултууд:',
  take: 'Шинэ маягтад шилжих',
  takeSure: 'Шинэ маягтад шилжих үү?',
  taken: 'Хүсэлт шинэ маягтад шилжлээ.',
} as const

export const formChangeTexts = {
  mn,
  en: {
    renewed: 'The form was renewed',
    renewedOn: 'Renewed on {date}.',
    allKept: 'All your answers are kept. Please see whether there are new questions.',
    setAside:
      'The new form cannot use the following answers as they are. Please copy what you need into a question where it fits.',
    asideCount: 'Answers kept aside: {n}',
    why_field_removed: 'This question was taken out of the form.',
    why_answer_hidden: 'Because of your other answers this question does not show now.',
    why_answer_refused: 'The new form does not accept this answer. Please open the question and correct it.',
    inRow: '{table}, row {row}',
    copyOf: 'Copy the answer to “{title}”',
    copyFailed: 'It could not be copied. Please select the text and copy it.',
    offer: 'There is a new version of this form',
    offerText:
      'You may correct and send the old form. If you go over to the new one, your answers are kept, but there is no way back to the old form.',
    offerAside: 'Answers that the new form cannot use as they are:',
    offerAsked: 'Questions to be answered anew:',
    take: 'Go over to the new form',
    takeSure: 'Go over to the new form?',
    taken: 'The request has gone over to the new form.',
  },
} as const satisfies Texts<keyof typeof mn>
