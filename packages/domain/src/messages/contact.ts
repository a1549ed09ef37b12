// The contact page (REQ-NAV-11) and the page of the application (REQ-NAV-12).
import type { Texts } from '../text.ts'

type ContactKey =
  | 'title'
  | 'lead'
  | 'tollFree'
  | 'tollFreeNote'
  | 'phone'
  | 'phoneNote'
  | 'fax'
  | 'email'
  | 'web'
  | 'address'
  | 'hours'
  | 'units'
  | 'unitsText'
  | 'map'
  | 'mapLabel'
  | 'openMap'
  | 'openMapNote'
  | 'square'
  | 'avenue'
  | 'river'
  | 'here'
  | 'tutorials'
  | 'before'
  | 'beforeText'
  | 'failed'

export const contactTexts = {
  mn: {
    title: 'Холбоо барих',
    lead: 'Утсаар, имэйлээр, биечлэн хандах мэдээлэл. Хүсэлтийнхээ дугаарыг бэлдвэл хурдан тусална.',
    tollFree: 'Үнэгүй лавлах утас',
    tollFreeNote: 'Монгол Улсын бүх сүлжээнээс үнэгүй',
    phone: 'Утас (гадаадаас)',
    phoneNote: 'Олон улсын дуудлагын тарифаар',
    fax: 'Факс',
    email: 'Имэйл',
    web: 'Вэб хуудас',
    address: 'Хаяг',
    hours: 'Ажлын цаг',
    units: 'Хүлээн авах нэгжүүд',
    unitsText: 'Хүсэлт илгээхдээ эдгээр нэгжээс сонгоно. Бүгд нэг лавлах утастай.',
    map: 'Байршил',
    mapLabel: 'Төв байрны байршлын бүдүүвч зураг',
    openMap: 'Газрын зураг дээр нээх',
    openMapNote: 'openstreetmap.org сайтад шинэ цонхоор нээгдэнэ',
    square: 'Сүхбаатарын талбай',
    avenue: 'Энхтайваны өргөн чөлөө',
    river: 'Сэлбэ гол',
    here: 'Төв байр',
    tutorials: 'Заавар унших',
    before: 'Залгахаасаа өмнө',
    beforeText: 'Олон асуултын хариулт зааварт бий: нэвтрэх, төлбөр төлөх, буцаагдсан хүсэлт засах.',
    failed: 'Нэгжийн жагсаалтыг ачаалж чадсангүй',
  },
  en: {
    title: 'Contact',
    lead: 'How to reach us by phone, by e-mail or in person. With the number of your request at hand it goes faster.',
    tollFree: 'Toll-free',
    tollFreeNote: 'Free from every network in Mongolia',
    phone: 'Phone (from abroad)',
    phoneNote: 'At the price of an international call',
    fax: 'Fax',
    email: 'E-mail',
    web: 'Web',
    address: 'Address',
    hours: 'Opening hours',
    units: 'Receiving offices',
    unitsText: 'You choose one of these when you send a request. They all share one phone line.',
    map: 'Where we are',
    mapLabel: 'A plan of the way to the main building',
    openMap: 'Open on a map',
    openMapNote: 'Opens openstreetmap.org in a new window',
    square: 'Sukhbaatar Square',
    avenue: 'Peace Avenue',
    river: 'Selbe river',
    here: 'Main building',
    tutorials: 'Read the tutorials',
    before: 'Before you call',
    beforeText: 'Many questions are answered in the tutorials: logging in, paying, correcting a returned request.',
    failed: 'The list of offices could not be loaded',
  },
} as const satisfies Texts<ContactKey>

type AppKey =
  | 'title'
  | 'lead'
  | 'canTitle'
  | 'can1'
  | 'can2'
  | 'can3'
  | 'can4'
  | 'storesTitle'
  | 'googlePlay'
  | 'appStore'
  | 'newWindow'
  | 'withoutTitle'
  | 'withoutText'
  | 'privacyTitle'
  | 'privacyText'
  | 'privacyLink'
  | 'needsTitle'
  | 'needsText'

export const appTexts = {
  mn: {
    title: 'i-inspector аппликейшн',
    lead: 'Хүсэлтийн явц, мэдэгдэл, гэрчилгээгээ гар утаснаасаа хараарай.',
    canTitle: 'Аппликейшнээр юу хийх вэ',
    can1: 'Хүсэлтийн явц, байцаагчийн тайлбарыг харах',
    can2: 'Шийдвэр, нэхэмжлэхийн мэдэгдлийг шууд авах',
    can3: 'Гэрчилгээгээ үзүүлэх, бусдын гэрчилгээг QR кодоор шалгах',
    can4: 'Баримтаа скан хийж PDF-ээр хавсаргах',
    storesTitle: 'Татаж авах',
    googlePlay: 'Google Play-ээс татах',
    appStore: 'App Store-оос татах',
    newWindow: 'шинэ цонхонд нээгдэнэ',
    withoutTitle: 'Суулгахгүйгээр',
    withoutText: 'Портал утасны хөтөч дээр бүрэн ажиллана. Аппликейшн суулгах нь заавал биш.',
    privacyTitle: 'Нууцлал',
    privacyText: 'Аппликейшн 13 нас хүрээгүй хүүхдэд зориулагдаагүй. Ямар мэдээлэл ашигладгийг бодлогоос уншина уу.',
    privacyLink: 'Нууцлалын бодлого',
    needsTitle: 'Шаардлага',
    needsText: 'Android 10, iOS 16 болон түүнээс шинэ хувилбар.',
  },
  en: {
    title: 'The i-inspector app',
    lead: 'Follow your requests, messages and certificates on your phone.',
    canTitle: 'What it does',
    can1: 'Shows how far your requests are and what inspectors wrote',
    can2: 'Tells you at once of decisions and invoices',
    can3: 'Shows your certificates and checks those of others by QR code',
    can4: 'Scans documents and attaches them as PDF',
    storesTitle: 'Get the app',
    googlePlay: 'Get it on Google Play',
    appStore: 'Get it in the App Store',
    newWindow: 'opens in a new window',
    withoutTitle: 'Without installing anything',
    withoutText: 'The whole portal works in the browser of your phone. You do not need the app.',
    privacyTitle: 'Privacy',
    privacyText: 'The app is not meant for children under 13. The policy says which data it uses.',
    privacyLink: 'Privacy policy',
    needsTitle: 'Needs',
    needsText: 'Android 10 or iOS 16, or newer.',
  },
} as const satisfies Texts<AppKey>
