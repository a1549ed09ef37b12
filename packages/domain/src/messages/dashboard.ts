// The personal area: requests, counters, contact data, sessions (REQ-DASH-01…09, REQ-PROF-01…08).
import type { Texts } from '../text.ts'

export type DashboardTextKey =
  | 'hello'
  | 'registration'
  | 'registerNumber'
  | 'surname'
  | 'lastname'
  | 'name'
  | 'nationality'
  | 'gender'
  | 'male'
  | 'female'
  | 'birthDate'
  | 'passportAddress'
  | 'phone'
  | 'email'
  | 'address'
  | 'addressEn'
  | 'missing'
  | 'missingHint'
  | 'editContact'
  | 'edit'
  | 'save'
  | 'saved'
  | 'phoneHelp'
  | 'emailHelp'
  | 'latinHelp'
  | 'unprintable'
  | 'phoneWrong'
  | 'phoneForeign'
  | 'phoneForeignHelp'
  | 'emailWrong'
  | 'addressWrong'
  | 'addressEnWrong'
  | 'addressEnLatin'
  | 'formIntro'
  | 'problems'
  | 'companies'
  | 'companyAdmin'
  | 'companyMember'
  | 'statTotal'
  | 'statsLabel'
  | 'statsFailed'
  | 'requests'
  | 'filters'
  | 'filterNumber'
  | 'filterStatus'
  | 'filterCategory'
  | 'all'
  | 'search'
  | 'reset'
  | 'number'
  | 'service'
  | 'category'
  | 'status'
  | 'date'
  | 'actions'
  | 'open'
  | 'continue'
  | 'correct'
  | 'delete'
  | 'deleteTitle'
  | 'deleteText'
  | 'deleted'
  | 'deleteFailed'
  | 'empty'
  | 'emptyText'
  | 'emptyFiltered'
  | 'takeService'
  | 'failed'
  | 'NEW'
  | 'RENEW'
  | 'ONETIME'
  | 'UPDATE'
  | 'found'
  | 'emptyPage'
  | 'dateFrom'
  | 'dateTo'
  | 'dateWrong'
  | 'dateOrder'
  | 'due'
  | 'changeInfo'

export const dashboardTexts = {
  mn: {
    hello: 'Сайн байна уу, {name}',
    registration: 'Бүртгэлийн мэдээлэл',
    registerNumber: 'Регистрийн дугаар',
    surname: 'Ургийн овог',
    lastname: 'Эцэг/эхийн нэр',
    name: 'Нэр',
    nationality: 'Үндэс угсаа',
    gender: 'Хүйс',
    male: 'Эрэгтэй',
    female: 'Эмэгтэй',
    birthDate: 'Төрсөн огноо',
    passportAddress: 'Иргэний хаяг',
    phone: 'Утас',
    email: 'Имэйл',
    address: 'Оршин суугаа хаяг',
    addressEn: 'Хаяг (англиар)',
    missing: 'Мэдээлэл дутуу',
    missingHint: 'Үйлчилгээ авахын өмнө холбоо барих мэдээллээ бүрэн оруулна уу.',
    editContact: 'Холбоо барих мэдээлэл засах',
    edit: 'Мэдээлэл засах',
    save: 'Хадгалах',
    saved: 'Мэдээлэл амжилттай шинэчлэгдлээ',
    phoneHelp: '8 оронтой тоо',
    emailHelp: 'Хүсэлтийн явцыг энэ хаягаар мэдэгдэнэ',
    latinHelp: 'Англи үсгээр',
    unprintable: 'Хэвлэх боломжгүй тэмдэгт байна. Устгаад дахин бичнэ үү',
    phoneWrong: 'Утасны дугаараа 8 оронтой тоогоор оруулна уу',
    phoneForeign: 'Утасны дугаараа 8 оронтой, гадаадын дугаар бол улсын кодтой нь оруулна уу',
    phoneForeignHelp: '8 оронтой тоо, эсвэл улсын кодтой дугаар: +86 10 1234 5678',
    emailWrong: 'Имэйл хаягаа зөв оруулна уу',
    addressWrong: 'Оршин суугаа хаяг оруулна уу',
    addressEnWrong: 'Хаяг (англиар) оруулна уу',
    addressEnLatin: 'Зөвхөн англи үсгээр бичнэ үү',
    formIntro: 'Бүх талбарыг бөглөнө үү.',
    problems: 'Дараах зүйлийг засна уу',
    companies: 'Байгууллагууд',
    companyAdmin: 'Админ',
    companyMember: 'Гишүүн',
    statTotal: 'Нийт хүсэлт',
    statsLabel: 'Хүсэлтийн тоо',
    statsFailed: 'Тоон мэдээллийг ачаалж чадсангүй',
    requests: 'Хүсэлтүүд',
    filters: 'Шүүлтүүр',
    filterNumber: 'Хүсэлтийн дугаар',
    filterStatus: 'Төлөв',
    filterCategory: 'Ангилал',
    all: 'Бүгд',
    search: 'Хайх',
    reset: 'Цэвэрлэх',
    number: 'Дугаар',
    service: 'Үйлчилгээ',
    category: 'Ангилал',
    status: 'Төлөв',
    date: 'Огноо',
    actions: 'Үйлдэл',
    open: 'Нээх',
    continue: 'Үргэлжлүүлэх',
    correct: 'Засах',
    delete: 'Устгах',
    deleteTitle: 'Ноорог устгах уу?',
    deleteText: '“{title}” үйлчилгээний {number} дугаартай ноорог бүрмөсөн устна.',
    deleted: 'Амжилттай устгагдлаа',
    deleteFailed: 'Амжилтгүй боллоо',
    empty: 'Мэдээлэл байхгүй байна',
    emptyText: 'Та хараахан хүсэлт гаргаагүй байна.',
    emptyFiltered: 'Шүүлтүүрт тохирох хүсэлт олдсонгүй.',
    takeService: 'Үйлчилгээ авах',
    failed: 'Мэдээлэл татаж чадсангүй',
    NEW: 'Шинэ',
    RENEW: 'Сунгалт',
    ONETIME: 'Нэг удаагийн',
    UPDATE: 'Өөрчлөлт',
    found: '{count} хүсэлт',
    emptyPage: 'Энэ хуудсанд хүсэлт алга. Өмнөх хуудас руу очно уу.',
    dateFrom: 'Эхлэх огноо',
    dateTo: 'Дуусах огноо',
    dateWrong: 'Огноог он-сар-өдөр хэлбэрээр оруулна уу',
    dateOrder: 'Эхлэх огноо дуусах огнооноос хойш байна. Огноогоо засна уу',
    due: 'Шийдвэрлэх хугацаа',
    changeInfo: 'Мэдээлэл өөрчлөх',
  },
  en: {
    hello: 'Hello, {name}',
    registration: 'Registration information',
    registerNumber: 'Register number',
    surname: 'Surname',
    lastname: 'Patronymic',
    name: 'Name',
    nationality: 'Ethnicity',
    gender: 'Gender',
    male: 'Male',
    female: 'Female',
    birthDate: 'Birth date',
    passportAddress: 'Citizen address',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    addressEn: 'Address in English',
    missing: 'Information missing',
    missingHint: 'Please complete your contact details before taking a service.',
    editContact: 'Edit contact details',
    edit: 'Edit information',
    save: 'Save',
    saved: 'Information updated successfully',
    phoneHelp: '8 digits',
    emailHelp: 'News of your requests is sent here',
    latinHelp: 'In English letters',
    unprintable: 'This has a character that cannot be printed. Delete it and write again',
    phoneWrong: 'Please enter a phone number of 8 digits',
    phoneForeign: 'Please enter 8 digits, or a number of another country with its code',
    phoneForeignHelp: '8 digits, or a number with the code of its country: +86 10 1234 5678',
    emailWrong: 'Enter a valid email address',
    addressWrong: 'Please enter your address',
    addressEnWrong: 'Please enter your address in English',
    addressEnLatin: 'Only English Latin letters',
    formIntro: 'Please fill in every field.',
    problems: 'Please correct the following',
    companies: 'Organisations',
    companyAdmin: 'Administrator',
    companyMember: 'Member',
    statTotal: 'All requests',
    statsLabel: 'Counts of requests',
    statsFailed: 'The counts could not be loaded',
    requests: 'Requests',
    filters: 'Filters',
    filterNumber: 'Request number',
    filterStatus: 'Status',
    filterCategory: 'Category',
    all: 'All',
    search: 'Search',
    reset: 'Reset',
    number: 'Number',
    service: 'Service',
    category: 'Category',
    status: 'Status',
    date: 'Date',
    actions: 'Actions',
    open: 'Open',
    continue: 'Continue',
    correct: 'Correct',
    delete: 'Delete',
    deleteTitle: 'Delete the draft?',
    deleteText: 'The draft {number} of “{title}” will be gone for good.',
    deleted: 'Successfully deleted',
    deleteFailed: 'Unsuccessful',
    empty: 'No information',
    emptyText: 'You have made no request yet.',
    emptyFiltered: 'No request matches the filters.',
    takeService: 'Take a service',
    failed: 'Could not download information',
    NEW: 'New',
    RENEW: 'Renewal',
    ONETIME: 'One-time',
    UPDATE: 'Change',
    found: '{count, plural, one {# request} other {# requests}}',
    emptyPage: 'This page has no requests. Please go to an earlier one.',
    dateFrom: 'Date from',
    dateTo: 'Date to',
    dateWrong: 'Please enter the date as year-month-day',
    dateOrder: 'The first date is after the last one. Please correct the dates',
    due: 'Decision due',
    changeInfo: 'Change information',
  },
} as const satisfies Texts<DashboardTextKey>
