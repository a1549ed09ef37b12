// Words of starting a request: the draft that is open already, and the customer of an operator.
import type { Texts } from '../text.ts'

type Key =
  | 'creating'
  | 'created'
  | 'openDraft'
  | 'openDraftText'
  | 'continueDraft'
  | 'customerTitle'
  | 'customerKind'
  | 'kind_CITIZEN'
  | 'kind_COMPANY'
  | 'registerNumber'
  | 'registerHelp_CITIZEN'
  | 'registerHelp_COMPANY'
  | 'searching'
  | 'customerNone'
  | 'customer'
  | 'ok'
  | 'cancel'

export const createRequestTexts = {
  mn: {
    creating: 'Уншиж байна...',
    created: 'Хүсэлт үүслээ',
    openDraft: 'Танд дуусгаагүй ноорог байна',
    openDraftText:
      '{number} дугаартай ноорогт хамгийн сүүлд {time}-д бичсэн байна. Үргэлжлүүлбэл бичсэн мэдээлэл тань хэвээр байна.',
    continueDraft: 'Ноорогоо үргэлжлүүлэх',
    customerTitle: 'Үйлчлүүлэгчийн өмнөөс хүсэлт үүсгэх',
    customerKind: 'Үйлчлүүлэгч хэн бэ?',
    kind_CITIZEN: 'Иргэн',
    kind_COMPANY: 'Байгууллага',
    registerNumber: 'Регистрийн дугаар',
    registerHelp_CITIZEN: 'Регистрийн дугаарыг бүтэн оруулна уу, жишээ нь УБ85010112',
    registerHelp_COMPANY: 'Байгууллагын регистрийн 7 оронтой дугаарыг оруулна уу',
    searching: 'Хайж байна…',
    customerNone: 'Ийм регистрийн дугаартай үйлчлүүлэгч бүртгэлгүй байна. Дугаараа нягтална уу.',
    customer: 'Үйлчлүүлэгч',
    ok: 'Хүсэлт үүсгэх',
    cancel: 'Болих',
  },
  en: {
    creating: 'Loading...',
    created: 'The request was created',
    openDraft: 'You have an unfinished draft',
    openDraftText: 'Draft {number} was last written on {time}. If you continue it, what you wrote is kept.',
    continueDraft: 'Continue the draft',
    customerTitle: 'Make a request on behalf of a customer',
    customerKind: 'Who is the customer?',
    kind_CITIZEN: 'Individual',
    kind_COMPANY: 'Organisation',
    registerNumber: 'Register number',
    registerHelp_CITIZEN: 'Please enter the whole register number, for example УБ85010112',
    registerHelp_COMPANY: 'Please enter the 7 digits of the organisation’s register number',
    searching: 'Searching…',
    customerNone: 'No customer with this register number is known. Please check the number.',
    customer: 'Customer',
    ok: 'Create the request',
    cancel: 'Cancel',
  },
} as const satisfies Texts<Key>
