// Food objects of a client: the list, one object and its course (REQ-FSI-05…15, REQ-FSI-39, REQ-FSI-40).
import type { EventAction } from '../event-readers.ts'
import type { Texts } from '../text.ts'

/** What happened, as the course of a registration tells it. */
export const foodStepTexts = {
  mn: {
    submit: 'Бүртгүүлэхээр илгээсэн',
    update: 'Мэдээллийг шинэчилж илгээсэн',
    receive: 'Хүлээн авсан',
    agree: 'Урьдчилсан шалгалт хийж, дэмжсэн',
    return: 'Засуулахаар буцаасан',
    reject: 'Татгалзсан',
    register: 'Бүртгэсэн',
    void: 'Түдгэлзүүлсэн',
    restore: 'Бүртгэлийг сэргээсэн',
    reopen: 'Дахин бөглүүлэхээр нээсэн',
    other: 'Өөрчилсөн',
  },
  en: {
    submit: 'Sent for registration',
    update: 'Changed data sent',
    receive: 'Received',
    agree: 'Inspected and agreed',
    return: 'Returned for correction',
    reject: 'Rejected',
    register: 'Registered',
    void: 'Suspended',
    restore: 'Registration restored',
    reopen: 'Opened to be filled in again',
    other: 'Changed',
  },
} as const satisfies Texts<EventAction['food_object'] | 'other'>

type Key =
  | 'title'
  | 'lead'
  | 'register'
  | 'filters'
  | 'number'
  | 'status'
  | 'anyStatus'
  | 'search'
  | 'clear'
  | 'table'
  | 'column_number'
  | 'column_object'
  | 'column_type'
  | 'column_date'
  | 'column_status'
  | 'column_acts'
  | 'type_NEW'
  | 'type_UPDATE'
  | 'view'
  | 'update'
  | 'viewOf'
  | 'updateOf'
  | 'closed'
  | 'underReview'
  | 'empty'
  | 'emptyText'
  | 'emptyFiltered'
  | 'listFailed'
  | 'viewTitle'
  | 'updateTitle'
  | 'dataFailed'
  | 'back'
  | 'backToRequests'
  | 'note_returned'
  | 'note_rejected'
  | 'note_suspended'
  | 'note_registered'
  | 'note_draft'
  | 'noNote'
  | 'inForce'
  | 'timeline'
  | 'summary'
  | 'customer'
  | 'registerNumber'
  | 'company'
  | 'sent'
  | 'verified'
  | 'due'
  | 'reference'
  | 'data'
  | 'officer'
  | 'none'
  | 'map'

export const foodObjectTexts = {
  mn: {
    title: 'Хүнсний объект',
    lead: 'Таны бүртгүүлсэн хүнсний объектууд, тэдгээрийн бүртгэлийн явц.',
    register: 'Объект бүртгүүлэх',
    filters: 'Объект хайх',
    number: 'Хүсэлтийн дугаар',
    status: 'Төлөв',
    anyStatus: 'Бүх төлөв',
    search: 'Хайх',
    clear: 'Цэвэрлэх',
    table: 'Хүнсний объектууд',
    column_number: 'Дугаар',
    column_object: 'Объект',
    column_type: 'Төрөл',
    column_date: 'Илгээсэн',
    column_status: 'Төлөв',
    column_acts: 'Үйлдэл',
    type_NEW: 'Шинэ бүртгэл',
    type_UPDATE: 'Өөрчлөлт',
    view: 'Харах',
    update: 'Шинэчлэх',
    viewOf: '{number} дугаартай объектыг харах',
    updateOf: '{number} дугаартай объектын мэдээллийг шинэчлэх',
    closed: 'Татгалзсан эсвэл түдгэлзүүлсэн объектыг шинэчлэх боломжгүй',
    underReview: 'Хяналтын байгууллага шийдвэрлэж байгаа тул одоо шинэчлэх боломжгүй',
    empty: 'Бүртгүүлсэн объект алга байна',
    emptyText: 'Хүнсний объектоо бүртгүүлбэл энд харагдана.',
    emptyFiltered: 'Ийм дугаар, төлөвтэй объект алга байна.',
    listFailed: 'Объектын жагсаалтыг татаж чадсангүй',
    viewTitle: '{number} дугаартай хүнсний объект',
    updateTitle: '{number} дугаартай объектын мэдээллийг шинэчлэх',
    dataFailed: 'Хүсэлтийн мэдээлэл татаж чадсангүй',
    back: 'Хүнсний объект',
    backToRequests: 'Хүсэлтүүд',
    note_returned: 'Байцаагчийн тайлбар: засаад дахин илгээнэ үү',
    note_rejected: 'Байцаагчийн тайлбар: бүртгэхээс татгалзсан',
    note_suspended: 'Байцаагчийн тайлбар: бүртгэлийг түдгэлзүүлсэн',
    note_registered: 'Байцаагчийн тайлбар: өөрчлөлтөөс татгалзсан, өмнөх бүртгэл хэвээр',
    note_draft: 'Байцаагчийн тайлбар: дахин бөглөж илгээнэ үү',
    noNote: 'Тайлбар ирээгүй байна',
    inForce: 'Өөрчлөлтийг хянаж байх хугацаанд өмнөх бүртгэл хүчинтэй хэвээр байна.',
    timeline: 'Бүртгэлийн явц',
    summary: 'Бүртгэлийн товч',
    customer: 'Бүртгүүлэгч',
    registerNumber: 'Регистрийн дугаар',
    company: 'Байгууллага',
    sent: 'Илгээсэн',
    verified: 'Баталгаажуулсан',
    due: 'Шийдвэрлэх хугацаа',
    reference: 'Бүртгэлийн лавлагаа харах',
    data: 'Илгээсэн мэдээлэл',
    officer: 'Хариуцсан ажилтан',
    none: '–',
    map: 'Газрын зураг дээр харах',
  },
  en: {
    title: 'Food objects',
    lead: 'The food objects you registered, and how their registration goes on.',
    register: 'Register an object',
    filters: 'Search objects',
    number: 'Request number',
    status: 'Status',
    anyStatus: 'Any status',
    search: 'Search',
    clear: 'Clear',
    table: 'Food objects',
    column_number: 'Number',
    column_object: 'Object',
    column_type: 'Type',
    column_date: 'Sent',
    column_status: 'Status',
    column_acts: 'Actions',
    type_NEW: 'New registration',
    type_UPDATE: 'Change',
    view: 'View',
    update: 'Update',
    viewOf: 'View the object numbered {number}',
    updateOf: 'Update the object numbered {number}',
    closed: 'A rejected or suspended object cannot be updated',
    underReview: 'It is being decided, so it cannot be updated now',
    empty: 'No objects yet',
    emptyText: 'Food objects you register appear here.',
    emptyFiltered: 'No object has this number and status.',
    listFailed: 'Could not load the objects',
    viewTitle: 'Food object {number}',
    updateTitle: 'Update of object {number}',
    dataFailed: 'Could not load the request',
    back: 'Food objects',
    backToRequests: 'Requests',
    note_returned: 'Inspector’s note: please correct and send it again',
    note_rejected: 'Inspector’s note: the registration was rejected',
    note_suspended: 'Inspector’s note: the registration was suspended',
    note_registered: 'Inspector’s note: the change was rejected, the registration stays as it was',
    note_draft: 'Inspector’s note: please fill it in anew',
    noNote: 'No note has come',
    inForce: 'The registration stays valid while its change is being reviewed.',
    timeline: 'Course of the registration',
    summary: 'The registration in short',
    customer: 'Registered by',
    registerNumber: 'Register number',
    company: 'Organisation',
    sent: 'Sent',
    verified: 'Confirmed',
    due: 'To be decided by',
    reference: 'Open the reference',
    data: 'Data sent',
    officer: 'Responsible officer',
    none: '–',
    map: 'Show on a map',
  },
} as const satisfies Texts<Key>
