// For whom somebody acts: the menu of the header, the line above lists, the note beside something of another (REQ-BEHALF-01…05).
import type { Texts } from '../text.ts'

type Key =
  | 'menu'
  | 'lead'
  | 'all'
  | 'allShort'
  | 'allHelp'
  | 'self'
  | 'changed_all'
  | 'changed_self'
  | 'changed_company'
  | 'lists_all'
  | 'lists_self'
  | 'lists_company'
  | 'showAll'
  | 'otherTitle'
  | 'otherText'
  | 'actFor'
  | 'forWhom'
  | 'takeFor'
  | 'takeForOther'
  | 'kindRefused'
  | 'noRight'
  | 'customer'
  | 'customerNone'
  | 'customerChoose'
  | 'customerServe'
  | 'customerEnd'
  | 'customerLists'
  | 'customerChanged'
  | 'customerEnded'

export const behalfTexts = {
  mn: {
    menu: 'Хэний нэрийн өмнөөс',
    lead: 'Хэний нэрийн өмнөөс ажиллах вэ?',
    all: 'Өөрийн болон байгууллагуудын',
    allShort: 'Бүгд',
    allHelp: 'Жагсаалтууд бүгдийг хамтад нь харуулна',
    self: 'Өөрийн нэр дээр',
    changed_all: 'Жагсаалтууд таны болон таны байгууллагуудынхыг хамтад нь харуулж байна.',
    changed_self: 'Та одоо өөрийн нэр дээр ажиллаж байна.',
    changed_company: 'Та одоо “{name}” байгууллагын нэрийн өмнөөс ажиллаж байна.',
    lists_all: 'Таны болон таны байгууллагуудынх бүгд',
    lists_self: 'Зөвхөн таны өөрийнх',
    lists_company: 'Зөвхөн “{name}” байгууллагынх',
    showAll: 'Бүгдийг харах',
    otherTitle: 'Өөр нэр дээрх зүйл',
    otherText: 'Энэ нь {whose} нэр дээр байна. Та одоо {acting} нэрийн өмнөөс ажиллаж байна.',
    actFor: 'Энэ нэр рүү шилжих',
    forWhom: 'Хэний нэрийн өмнөөс',
    takeFor: 'Хэний нэрийн өмнөөс авах вэ?',
    takeForOther: 'Энэ үйлчилгээг {acting} нэрийн өмнөөс авах боломжгүй. Авах боломжтой: {names}.',
    kindRefused: 'Энэ үйлчилгээг авах боломжгүй',
    noRight: 'Танд бэлтгэх эрх алга',
    customer: 'Үйлчлүүлэгч',
    customerNone: 'Үйлчлүүлэгч сонгоогүй',
    customerChoose: 'Үйлчлүүлэгч сонгох',
    customerServe: 'Үйлчилж эхлэх',
    customerEnd: 'Үйлчилж дууслаа',
    customerLists: 'Зөвхөн үйлчлүүлэгч “{name}”',
    customerChanged: 'Та одоо үйлчлүүлэгч “{name}” нэрийн өмнөөс ажиллаж байна.',
    customerEnded: 'Сонгосон үйлчлүүлэгч алга.',
  },
  en: {
    menu: 'Acting for',
    lead: 'For whom do you act?',
    all: 'Myself and my organisations',
    allShort: 'Everyone',
    allHelp: 'Lists show everything together',
    self: 'Myself',
    changed_all: 'Lists show what is yours and what is of your organisations.',
    changed_self: 'You act for yourself now.',
    changed_company: 'You act for {name} now.',
    lists_all: 'Yours and that of all your organisations',
    lists_self: 'Only yours',
    lists_company: 'Only that of {name}',
    showAll: 'Show everything',
    otherTitle: 'This is of another name',
    otherText: 'This belongs to {whose}. You act for {acting} now.',
    actFor: 'Act for this name',
    forWhom: 'On behalf of',
    takeFor: 'For whom do you take it?',
    takeForOther: 'This service cannot be taken for {acting}. It can be taken for: {names}.',
    kindRefused: 'The service cannot be taken in this name',
    noRight: 'You have no right to prepare here',
    customer: 'Customer',
    customerNone: 'No customer chosen',
    customerChoose: 'Choose a customer',
    customerServe: 'Serve this customer',
    customerEnd: 'Done with this customer',
    customerLists: 'Only the customer {name}',
    customerChanged: 'You act for the customer {name} now.',
    customerEnded: 'No customer is chosen.',
  },
} as const satisfies Texts<Key>
