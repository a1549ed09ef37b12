// The frame of the portal: header, menus, footer, dialogs that belong to no screen, titles of windows.
import type { Texts } from '../text.ts'

type Key =
  | 'site'
  | 'agency'
  | 'skipToContent'
  | 'mainMenu'
  | 'openMenu'
  | 'closeMenu'
  | 'home'
  | 'services'
  | 'certificates'
  | 'login'
  | 'loginTitle'
  | 'loginNeeded'
  | 'bySignOn'
  | 'bySignOnHint'
  | 'byNumber'
  | 'byNumberHint'
  | 'portalLogin'
  | 'userMenu'
  | 'menuRegistration'
  | 'menuRequests'
  | 'menuInvoices'
  | 'menuCertificates'
  | 'menuProfile'
  | 'menuStaff'
  | 'signOut'
  | 'tabCitizen'
  | 'dashboardTabs'
  | 'payable'
  | 'language'
  | 'languageBoth'
  | 'languageMn'
  | 'languageEn'
  | 'footerCall'
  | 'footerHours'
  | 'footerAddress'
  | 'footerRights'
  | 'footerSections'
  | 'footerContact'
  | 'footerSignIn'
  | 'loading'
  | 'close'
  | 'cancel'
  | 'retry'
  | 'back'
  | 'againTitle'
  | 'againText'
  | 'againLeave'
  | 'notFoundTitle'
  | 'notFoundText'
  | 'toHome'
  | 'toServices'
  | 'brokenTitle'
  | 'brokenText'
  | 'reload'
  | 'yes'
  | 'previousPage'
  | 'nextPage'
  | 'pageOf'
  | 'offline'
  | 'portalTitle'
  | 'portalHello'
  | 'portalText'
  | 'portalNoRole'
  | 'titleServices'
  | 'titleCertificates'
  | 'titleDashboard'
  | 'titleRequests'
  | 'titleInvoices'
  | 'titleProfile'
  | 'titleSignOn'
  | 'titleByNumber'
  | 'titlePortalLogin'
  | 'descriptionHome'
  | 'descriptionServices'
  | 'descriptionCertificates'

export const shellTexts = {
  mn: {
    site: 'Хяналт',
    agency: 'Мэргэжлийн хяналтын цахим үйлчилгээ',
    skipToContent: 'Үндсэн агуулга руу очих',
    mainMenu: 'Үндсэн цэс',
    openMenu: 'Цэс нээх',
    closeMenu: 'Цэс хаах',
    home: 'Нүүр',
    services: 'Үйлчилгээ',
    certificates: 'Гэрчилгээ, мэдэгдэл',
    login: 'Нэвтрэх',
    loginTitle: 'Нэвтрэх арга сонгох',
    loginNeeded: 'Үргэлжлүүлэхийн тулд нэвтэрнэ үү. Нэвтэрсний дараа та өмнөх хуудсандаа очно.',
    bySignOn: 'Нэгдсэн нэвтрэлт',
    bySignOnHint: 'Үндэсний нэвтрэлтийн нэгдсэн системээр',
    byNumber: 'Регистрийн дугаар',
    byNumberHint: 'Регистрийн дугаар, нууц үгээр',
    portalLogin: 'Ажилтны нэвтрэлт',
    userMenu: 'Хэрэглэгчийн цэс',
    menuRegistration: 'Бүртгэл',
    menuRequests: 'Хүсэлтүүд',
    menuInvoices: 'Нэхэмжлэх',
    menuCertificates: 'Гэрчилгээ',
    menuProfile: 'Миний мэдээлэл',
    menuStaff: 'Хяналтын самбар',
    signOut: 'Гарах',
    tabCitizen: 'Иргэн',
    dashboardTabs: 'Хувийн хэсэг',
    payable: '{count} төлөх нэхэмжлэх',
    language: 'Хэл',
    languageBoth: 'Монгол + English',
    languageMn: 'Монгол',
    languageEn: 'English',
    footerCall: 'Үнэгүй лавлах утас',
    footerHours: 'Ажлын өдөр 08:30–17:30',
    footerAddress: 'Улаанбаатар хот',
    footerRights: 'Мэргэжлийн хяналтын байгууллага',
    footerSections: 'Хэсгүүд',
    footerContact: 'Холбоо барих',
    footerSignIn: 'Нэвтрэлт',
    loading: 'Ачаалж байна…',
    close: 'Хаах',
    cancel: 'Болих',
    retry: 'Дахин оролдох',
    back: 'Буцах',
    againTitle: 'Дахин нэвтэрнэ үү',
    againText: 'Таны нэвтрэлтийн хугацаа дууссан байна. Энэ хуудсанд бичсэн зүйл тань хэвээр байна.',
    againLeave: 'Гарах',
    notFoundTitle: 'Хуудас олдсонгүй',
    notFoundText: 'Холбоосоо шалгаад дахин оролдоно уу.',
    toHome: 'Нүүр хуудас',
    toServices: 'Үйлчилгээнүүд',
    brokenTitle: 'Хуудсыг нээж чадсангүй',
    brokenText: 'Алдаа гарлаа. Хуудсыг дахин ачаална уу. Давтагдвал 1800-1286 утсаар холбогдоно уу.',
    reload: 'Дахин ачаалах',
    yes: 'Тийм',
    previousPage: 'Өмнөх',
    nextPage: 'Дараах',
    pageOf: '{page}-р хуудас, нийт {pages}',
    offline: 'Интернэт холболт тасарсан байна.',
    portalTitle: 'Хүсэлтүүд',
    portalHello: 'Сайн байна уу, {name}',
    portalText: 'Та ажилтны эрхээр нэвтэрсэн байна.',
    portalNoRole: 'Иргэний өмнөөс хүсэлт гаргах хэсэг энд нээгдэнэ. Үйлчилгээний мэдээллийг каталогоос үзнэ үү.',
    titleServices: 'Үйлчилгээ',
    titleCertificates: 'Гэрчилгээ, мэдэгдэл',
    titleDashboard: 'Миний бүртгэл',
    titleRequests: 'Хүсэлтүүд',
    titleInvoices: 'Нэхэмжлэх',
    titleProfile: 'Миний мэдээлэл',
    titleSignOn: 'Нэгдсэн нэвтрэлт',
    titleByNumber: 'Нэвтрэх',
    titlePortalLogin: 'Ажилтны нэвтрэлт',
    descriptionHome: 'Хяналт шалгалт, тусгай зөвшөөрөл, гэрчилгээний хүсэлтээ цахимаар гаргаж, явцыг нь хянана уу.',
    descriptionServices: 'Мэргэжлийн хяналтын цахим үйлчилгээний жагсаалт, бүрдүүлэх баримт бичиг, хугацаа, төлбөр.',
    descriptionCertificates:
      'Олгосон гэрчилгээ, тусгай зөвшөөрлийг дугаар, эзэмшигчээр нь хайж, хүчинтэй эсэхийг шалгана уу.',
  },
  en: {
    site: 'Khyanalt',
    agency: 'E-services of specialised inspection',
    skipToContent: 'Skip to main content',
    mainMenu: 'Main menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    home: 'Home',
    services: 'Services',
    certificates: 'Certificates and notices',
    login: 'Log in',
    loginTitle: 'How would you like to log in?',
    loginNeeded: 'Please log in to continue. You will return to the page you asked for.',
    bySignOn: 'National single sign-on',
    bySignOnHint: 'Through the national sign-on system',
    byNumber: 'Register number',
    byNumberHint: 'With register number and password',
    portalLogin: 'Staff log-in',
    userMenu: 'User menu',
    menuRegistration: 'Registration',
    menuRequests: 'Requests',
    menuInvoices: 'Invoices',
    menuCertificates: 'Certificates',
    menuProfile: 'My details',
    menuStaff: 'Agency console',
    signOut: 'Sign out',
    tabCitizen: 'Citizen',
    dashboardTabs: 'Personal area',
    payable: '{count, plural, one {# payable invoice} other {# payable invoices}}',
    language: 'Language',
    languageBoth: 'Монгол + English',
    languageMn: 'Монгол',
    languageEn: 'English',
    footerCall: 'Toll-free',
    footerHours: 'Working days 08:30–17:30',
    footerAddress: 'Ulaanbaatar',
    footerRights: 'Specialised inspection agency',
    footerSections: 'Sections',
    footerContact: 'Contact',
    footerSignIn: 'Log in',
    loading: 'Loading…',
    close: 'Close',
    cancel: 'Cancel',
    retry: 'Try again',
    back: 'Back',
    againTitle: 'Please log in again',
    againText: 'Your session has expired. What you typed on this page is still here.',
    againLeave: 'Sign out',
    notFoundTitle: 'Page not found',
    notFoundText: 'Please check the link and try again.',
    toHome: 'Home page',
    toServices: 'Services',
    brokenTitle: 'The page could not be opened',
    brokenText: 'Something went wrong. Please reload the page. If it happens again, call 1800-1286.',
    reload: 'Reload',
    yes: 'Yes',
    previousPage: 'Previous',
    nextPage: 'Next',
    pageOf: 'Page {page} of {pages}',
    offline: 'You are offline.',
    portalTitle: 'Requests',
    portalHello: 'Hello, {name}',
    portalText: 'You are logged in with a staff account.',
    portalNoRole: 'Requests made on behalf of customers will be listed here. Services are described in the catalogue.',
    titleServices: 'Services',
    titleCertificates: 'Certificates and notices',
    titleDashboard: 'My registration',
    titleRequests: 'Requests',
    titleInvoices: 'Invoices',
    titleProfile: 'My details',
    titleSignOn: 'Single sign-on',
    titleByNumber: 'Log in',
    titlePortalLogin: 'Staff log-in',
    descriptionHome: 'Ask for inspections, permits and certificates online and follow their progress.',
    descriptionServices: 'The e-services of specialised inspection: required documents, duration and fees.',
    descriptionCertificates: 'Search issued certificates and permits and check whether they are valid.',
  },
} as const satisfies Texts<Key>
