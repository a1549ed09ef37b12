// The catalogue and taking a service (REQ-CAT-01…08, REQ-SVC-01…14).
import type { Texts } from '../text.ts'

type Key =
  | 'title'
  | 'intro'
  | 'categories'
  | 'subcategories'
  | 'services'
  | 'servicesOf'
  | 'count'
  | 'empty'
  | 'emptyText'
  | 'failed'
  | 'closed'
  | 'paused'
  | 'back'
  | 'missing'
  | 'missingText'
  | 'categoryMissing'
  | 'take'
  | 'takeWithoutScripts'
  | 'legalBasis'
  | 'clientTypes'
  | 'serviceType'
  | 'duration'
  | 'fee'
  | 'free'
  | 'andAbove'
  | 'CITIZEN'
  | 'COMPANY'
  | 'FOREIGNER'
  | 'ONETIME'
  | 'NEW'
  | 'RENEW'
  | 'documents'
  | 'process'
  | 'laws'
  | 'licensor'
  | 'noDocuments'
  | 'noInfo'
  | 'lawIndex'
  | 'lawDate'
  | 'openFile'
  | 'file'
  | 'fileDescription'
  | 'newTab'
  | 'loginTitle'
  | 'loginText'
  | 'closedTitle'
  | 'pausedText'
  | 'closedText'
  | 'onlyText'
  | 'enterCompany'
  | 'toProfile'
  | 'contactTitle'
  | 'contactText'
  | 'portalTitle'
  | 'portalText'
  | 'chooseTitle'
  | 'chooseNew'
  | 'chooseNewText'
  | 'chooseOnetimeText'
  | 'chooseRenew'
  | 'chooseRenewText'
  | 'notRenewable'
  | 'certificate'
  | 'noCertificates'
  | 'certificateMissing'
  | 'create'
  | 'creating'
  | 'created'
  | 'understood'

export const catalogueTexts = {
  mn: {
    title: 'Үйлчилгээ',
    intro: 'Ангиллаа сонгоод үйлчилгээний дэлгэрэнгүйтэй танилцана уу.',
    categories: 'Ангилал',
    subcategories: 'Дэд ангилал',
    services: 'Үйлчилгээнүүд',
    servicesOf: '{name} – үйлчилгээнүүд',
    count: '{count} үйлчилгээ',
    empty: 'Одоогоор үйлчилгээ байхгүй байна',
    emptyText: 'Өөр ангилал сонгоно уу.',
    failed: 'Алдаа гарлаа',
    closed: 'Хаалттай',
    paused: 'Түр хаалттай',
    back: 'Буцах',
    missing: 'Үйлчилгээ олдсонгүй эсвэл идэвхгүй байна',
    categoryMissing: 'Ийм ангилал алга байна',
    missingText: 'Холбоосоо шалгах эсвэл үйлчилгээний жагсаалтаас сонгоно уу.',
    take: 'Үйлчилгээ авах',
    takeWithoutScripts: 'Хүсэлт гаргахын тулд хөтчийнхөө JavaScript-ийг идэвхжүүлнэ үү.',
    legalBasis: 'Эрх зүйн үндэслэл',
    clientTypes: 'Үйлчлүүлэгчийн төрөл',
    serviceType: 'Үйлчилгээний төрөл',
    duration: 'Хугацаа',
    fee: 'Төлбөр',
    free: 'Үнэгүй',
    andAbove: '{from} дээш',
    CITIZEN: 'Иргэн',
    COMPANY: 'Байгууллага',
    FOREIGNER: 'Гадаадын иргэн',
    ONETIME: 'Нэг удаагийн',
    NEW: 'Шинээр авах',
    RENEW: 'Сунгах',
    documents: 'Бүрдүүлэх баримт бичиг',
    process: 'Үйл ажиллагааны дараалал',
    laws: 'Хууль, эрх зүй',
    licensor: 'Олгох байгууллага',
    noDocuments: 'Бүрдүүлэх баримт бичиг шаардахгүй',
    noInfo: 'Мэдээлэл байхгүй байна',
    lawIndex: 'Дугаар',
    lawDate: 'Огноо',
    openFile: 'Файл нээх',
    file: 'Файл',
    fileDescription: 'Тайлбар',
    newTab: 'шинэ цонхонд нээгдэнэ',
    loginTitle: 'Нэвтрэх шаардлагатай',
    loginText: 'Үйлчилгээ авахын тулд нэвтэрнэ үү',
    closedTitle: 'Үйлчилгээ хаалттай байна',
    pausedText:
      'Энэ үйлчилгээг түр хугацаанд авах боломжгүй. Түр хүлээгээд дахин оролдоно уу. Лавлах утас: {telephone}.',
    closedText: 'Энэ үйлчилгээг одоогоор авах боломжгүй. Лавлах утас: {telephone}.',
    onlyText: 'Таны бүртгэлийн төрөлд энэ үйлчилгээ нээлттэй биш байна.',
    enterCompany: 'Та байгууллагын мэдээллээ бүртгэлдээ оруулж болно.',
    toProfile: 'Бүртгэл рүү очих',
    contactTitle: 'Бүртгэлийн мэдээлэл дутуу байна',
    contactText: 'Бүртгэлийн мэдээлэл дутуу байна. Холбоо барих мэдээллээ оруулна уу',
    portalTitle: 'Үйлчлүүлэгчийн бүртгэлээр нэвтэрнэ үү',
    portalText: 'Албан хаагчийн эрхээр үйлчилгээ авах боломжгүй. Иргэн, байгууллагын бүртгэлээр нэвтэрнэ үү.',
    chooseTitle: 'Хүсэлтийн төрөл сонгох',
    chooseNew: 'Шинээр авах',
    chooseNewText: 'Энэ үйлчилгээг анх удаа авах',
    chooseOnetimeText: 'Нэг удаагийн үйлчилгээ',
    chooseRenew: 'Сунгах',
    chooseRenewText: 'Өмнө авсан гэрчилгээгээ сунгах',
    notRenewable: 'Энэ үйлчилгээг сунгах боломжгүй',
    certificate: 'Сунгах гэрчилгээ',
    noCertificates: 'Танд сунгах гэрчилгээ алга байна',
    certificateMissing: 'Сунгах гэрчилгээгээ сонгоно уу',
    create: 'Хүсэлт үүсгэх',
    creating: 'Хүсэлт үүсгэж байна',
    created: 'Хүсэлт үүслээ',
    understood: 'Ойлголоо',
  },
  en: {
    title: 'Services',
    intro: 'Choose a category and read about its services.',
    categories: 'Categories',
    subcategories: 'Subcategories',
    services: 'Services',
    servicesOf: '{name} – services',
    count: '{count, plural, =0 {No services} one {# service} other {# services}}',
    empty: 'There are no services yet',
    emptyText: 'Please choose another category.',
    failed: 'An error occurred',
    closed: 'Closed',
    paused: 'Closed for now',
    back: 'Back',
    missing: 'Service not found or inactive',
    categoryMissing: 'There is no such category',
    missingText: 'Please check the link or choose from the list of services.',
    take: 'Take service',
    takeWithoutScripts: 'Please switch on JavaScript in your browser to make a request.',
    legalBasis: 'Legal basis',
    clientTypes: 'Customer types',
    serviceType: 'Service type',
    duration: 'Duration',
    fee: 'Fee',
    free: 'Free',
    andAbove: '{from} and above',
    CITIZEN: 'Citizen',
    COMPANY: 'Organisation',
    FOREIGNER: 'Foreigner',
    ONETIME: 'One-time',
    NEW: 'New',
    RENEW: 'Renewal',
    documents: 'Required documents',
    process: 'Process steps',
    laws: 'Laws',
    licensor: 'Issued by',
    noDocuments: 'No documents are required',
    noInfo: 'No information',
    lawIndex: 'Number',
    lawDate: 'Date',
    openFile: 'Open file',
    file: 'File',
    fileDescription: 'Description',
    newTab: 'opens in a new tab',
    loginTitle: 'Login required',
    loginText: 'Please log in to take the service',
    closedTitle: 'Service closed',
    pausedText: 'This service cannot be taken for the time being. Please try again later. Call {telephone} for help.',
    closedText: 'This service cannot be taken at the moment. Call {telephone} for help.',
    onlyText: 'It is not open to your kind of account.',
    enterCompany: 'You can enter organisation information in your registration.',
    toProfile: 'Go to registration',
    contactTitle: 'Registration information is missing',
    contactText: 'Registration information is missing, contact info must be entered',
    portalTitle: 'A client account is needed',
    portalText: 'You cannot request services with a staff account. Please log in as a citizen or organisation.',
    chooseTitle: 'Choose the kind of request',
    chooseNew: 'New',
    chooseNewText: 'Take this service for the first time',
    chooseOnetimeText: 'A one-time service',
    chooseRenew: 'Renew',
    chooseRenewText: 'Renew a certificate you already hold',
    notRenewable: 'This service cannot be renewed',
    certificate: 'Certificate to renew',
    noCertificates: 'You hold no certificate that can be renewed',
    certificateMissing: 'Please choose the certificate to renew',
    create: 'Create request',
    creating: 'Creating the request',
    created: 'The request was created',
    understood: 'Understood',
  },
} as const satisfies Texts<Key>
