// Certificates: public search, the page behind the QR code, the own list (REQ-CERT-01…20).
import type { Texts } from '../text.ts'

type Key =
  | 'title'
  | 'intro'
  | 'sender'
  | 'senderHelp'
  | 'number'
  | 'category'
  | 'status'
  | 'all'
  | 'ACTIVE'
  | 'INACTIVE'
  | 'issued'
  | 'validFrom'
  | 'validTo'
  | 'dateHalf'
  | 'dateBackwards'
  | 'search'
  | 'reset'
  | 'more'
  | 'service'
  | 'holder'
  | 'valid'
  | 'empty'
  | 'emptyText'
  | 'failed'
  | 'found'
  | 'foundMany'
  | 'activeText'
  | 'expiredText'
  | 'inactiveText'
  | 'preparedText'
  | 'suspendedNowText'
  | 'heading'
  | 'organization'
  | 'version'
  | 'sha256'
  | 'sha256Help'
  | 'download'
  | 'document'
  | 'documentLabel'
  | 'page'
  | 'documentSoon'
  | 'missing'
  | 'missingText'
  | 'back'
  | 'ownTitle'
  | 'ownEmpty'
  | 'verify'

export const certificateTexts = {
  mn: {
    title: 'Гэрчилгээ, мэдэгдэл',
    intro: 'Олгосон гэрчилгээг дугаар, эзэмшигчээр нь хайна уу.',
    sender: 'Эзэмшигч',
    senderHelp: 'Нэр эсвэл регистрийн дугаар',
    number: 'Гэрчилгээний дугаар',
    category: 'Ангилал',
    status: 'Төлөв',
    all: 'Бүгд',
    ACTIVE: 'Хүчинтэй',
    INACTIVE: 'Хүчингүй',
    issued: 'Олгосон огноо',
    validFrom: 'Хүчинтэй хугацааны эхлэл',
    validTo: 'Хүчинтэй хугацааны төгсгөл',
    dateHalf: 'Огноог бүтнээр нь бичнэ үү, жишээ нь 2026-05-31.',
    dateBackwards: 'Төгсгөлийн огноо эхлэлийн огнооноос өмнө байж болохгүй.',
    search: 'Хайх',
    reset: 'Цэвэрлэх',
    more: 'Нэмэлт шүүлтүүр',
    service: 'Үйлчилгээ',
    holder: 'Эзэмшигч',
    valid: 'Хүчинтэй хугацаа',
    empty: 'Мэдээлэл байхгүй байна',
    emptyText: 'Шүүлтүүрт тохирох гэрчилгээ олдсонгүй. Дугаараа шалгаад дахин хайна уу.',
    failed: 'Мэдээлэл татаж чадсангүй',
    found: '{count} гэрчилгээ',
    foundMany: '{count} ба түүнээс олон гэрчилгээ. Шүүлтүүр ашиглан нарийсгана уу.',
    activeText: 'Энэ гэрчилгээ {to} хүртэл хүчинтэй.',
    expiredText: 'Энэ гэрчилгээний хугацаа {to}-нд дууссан.',
    inactiveText: 'Энэ гэрчилгээг олгосон байгууллага хүчингүй болгосон.',
    preparedText: 'Энэ гэрчилгээг баталгаажуулж байна.',
    suspendedNowText: 'Энэ гэрчилгээг олгосон байгууллага түдгэлзүүлсэн тул одоо хүчингүй.',
    heading: 'Гэрчилгээ',
    organization: 'Олгосон байгууллага',
    version: 'Хувилбар',
    sha256: 'Файлын хэш утга (SHA-256)',
    sha256Help: 'Таны гарт байгаа файлын SHA-256 үүнтэй тэнцэж байвал файл өөрчлөгдөөгүй.',
    download: 'PDF татах',
    document: 'Гэрчилгээний баримт',
    documentLabel: 'Гэрчилгээ {number} – PDF',
    page: '{page}-р хуудас',
    documentSoon: 'PDF баримт бэлтгэгдэж байна. Хэдэн секундийн дараа дахин нээнэ үү.',
    missing: 'Гэрчилгээ олдсонгүй',
    missingText: 'Алдаа: гэрчилгээний дугаар буруу эсвэл гэрчилгээ олдсонгүй',
    back: 'Буцах',
    ownTitle: 'Миний гэрчилгээ',
    ownEmpty: 'Танд олгосон гэрчилгээ алга байна.',
    verify: 'Гэрчилгээний PDF файлыг шалгах',
  },
  en: {
    title: 'Certificates and notices',
    intro: 'Search issued certificates by number or holder.',
    sender: 'Holder',
    senderHelp: 'Name or register number',
    number: 'Certificate number',
    category: 'Category',
    status: 'Status',
    all: 'All',
    ACTIVE: 'Active',
    INACTIVE: 'Inactive',
    issued: 'Issued on',
    validFrom: 'Valid from',
    validTo: 'Valid until',
    dateHalf: 'Please write the whole date, for example 2026-05-31.',
    dateBackwards: 'The end must not be before the beginning.',
    search: 'Search',
    reset: 'Reset',
    more: 'More filters',
    service: 'Service',
    holder: 'Holder',
    valid: 'Valid',
    empty: 'No information',
    emptyText: 'No certificate matches. Please check the number and search again.',
    failed: 'Could not download information',
    foundMany: '{count} certificates or more. Please narrow the search.',
    found: '{count, plural, one {# certificate} other {# certificates}}',
    activeText: 'This certificate is valid until {to}.',
    expiredText: 'This certificate expired on {to}.',
    inactiveText: 'The issuing agency has cancelled this certificate.',
    preparedText: 'This certificate is being checked.',
    suspendedNowText: 'The issuing agency has suspended this certificate; it is not valid now.',
    heading: 'Certificate',
    organization: 'Issued by',
    version: 'Version',
    sha256: 'File fingerprint (SHA-256)',
    sha256Help: 'If the SHA-256 of the file you hold equals this, the file is unchanged.',
    download: 'PDF download',
    document: 'The document',
    documentLabel: 'Certificate {number} – PDF',
    page: 'Page {page}',
    documentSoon: 'The PDF is being prepared. Please open this page again in a few seconds.',
    missing: 'Certificate not found',
    missingText: 'Error: certificate number wrong or certificate not found',
    back: 'Back',
    ownTitle: 'My certificates',
    ownEmpty: 'No certificate has been issued to you.',
    verify: 'Check the PDF of a certificate',
  },
} as const satisfies Texts<Key>
