// The side menu of the profile, and who opened one's data.
import type { Texts } from '../text.ts'

type Key =
  | 'menu'
  | 'general'
  | 'employees'
  | 'mail'
  | 'access'
  | 'security'
  | 'accessLead'
  | 'myData'
  | 'myDataHelp'
  | 'myDataBegun'
  | 'accessNone'
  | 'accessNoneText'
  | 'accessCount'
  | 'when'
  | 'who'
  | 'what'
  | 'request'
  | 'paper'
  | 'register'
  | 'search'
  | 'ofCompany'
  | 'accessQuestion'
  | 'failed'

export const profileMenuTexts = {
  mn: {
    menu: 'Миний мэдээллийн цэс',
    general: 'Ерөнхий мэдээлэл',
    employees: 'Ажилтны жагсаалт',
    mail: 'Мэдэгдлийн тохиргоо',
    access: 'Миний мэдээллийг хэн үзсэн бэ?',
    security: 'Нэвтрэлтийн хамгаалалт',
    myData: 'Миний бүх мэдээллийг татах (ZIP)',
    myDataHelp:
      'Порталд байгаа таны мэдээлэл: бүртгэл, хүсэлт, файл, захидал, гэрчилгээ, нэхэмжлэх, нэвтрэлт. Байгууллагын хүсэлт орохгүй.',
    myDataBegun: 'Татаж эхэллээ',
    accessLead: 'Таны хүсэлт, баримт бичгийг хяналтын байгууллагын аль албан хаагч хэзээ үзсэнийг харуулна.',
    accessNone: 'Хэн ч нээгээгүй байна',
    accessNoneText: 'Илгээсэн хүсэлтийг тань албан хаагч нээмэгц энд бичигдэнэ.',
    accessCount: 'Нийт {count} удаа нээсэн',
    when: 'Хэзээ',
    who: 'Хэн',
    what: 'Юуг',
    request: '{number} хүсэлт',
    paper: '{number} хүсэлтийн баримт',
    register: 'Тоног төхөөрөмжийн бүртгэл',
    search: 'Таныг нэрээр хайсан',
    ofCompany: 'Байгууллага: {company}',
    accessQuestion: 'Шалтгаан нь ойлгомжгүй хандалт байвал {telephone} утсаар лавлана уу.',
    failed: 'Мэдээлэл татаж чадсангүй',
  },
  en: {
    menu: 'Menu of my details',
    general: 'General information',
    employees: 'Employees',
    mail: 'Message settings',
    access: 'Who opened my data',
    security: 'Login security',
    myData: 'Download all my data (ZIP)',
    myDataHelp:
      'What the portal holds of you: profile, requests, files, messages, certificates, invoices, sign-ins. Requests of organisations are left out.',
    myDataBegun: 'The download began',
    accessLead: 'Shows which officer of the agency opened your requests and papers, and when.',
    accessNone: 'Nobody has opened your data',
    accessNoneText: 'As soon as an officer opens a request you sent, it is written down here.',
    accessCount: '{count, plural, one {Opened once} other {Opened # times}}',
    when: 'When',
    who: 'Who',
    what: 'What',
    request: 'Request {number}',
    paper: 'A paper of request {number}',
    register: 'Registers of equipment',
    search: 'You were searched for by name',
    ofCompany: 'Organisation: {company}',
    accessQuestion: 'If you do not understand why, please call {telephone}.',
    failed: 'Could not download information',
  },
} as const satisfies Texts<Key>
