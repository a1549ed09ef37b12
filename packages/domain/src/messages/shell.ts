// The frame of the portal: header, menus, footer, dialogs that belong to no screen, titles of windows.
import type { Texts } from '../text.ts'

type Key =
  | 'mainMenu'
  | 'home'
  | 'services'
  | 'certificates'
  | 'tutorial'
  | 'login'
  | 'loginTitle'
  | 'bySignOn'
  | 'byNumber'
  | 'portalLogin'
  | 'userMenu'
  | 'menuRegistration'
  | 'menuRequests'
  | 'menuInvoices'
  | 'menuEmployees'
  | 'menuAdditional'
  | 'menuExplosive'
  | 'titleExplosive'
  | 'menuFeeReports'
  | 'titleAdditional'
  | 'menuCertificates'
  | 'menuFood'
  | 'menuProfile'
  | 'menuStaff'
  | 'signOut'
  | 'tabCitizen'
  | 'dashboardTabs'
  | 'language'
  | 'languageBoth'
  | 'languageMn'
  | 'languageEn'
  | 'footerCall'
  | 'footerSections'
  | 'footerContact'
  | 'footerInformation'
  | 'footerFax'
  | 'licences'
  | 'app'
  | 'contact'
  | 'accessibility'
  | 'privacy'
  | 'loading'
  | 'close'
  | 'cancel'
  | 'againTitle'
  | 'notFoundTitle'
  | 'search'
  | 'toHome'
  | 'toServices'
  | 'brokenTitle'
  | 'brokenText'
  | 'reload'
  | 'titleServices'
  | 'titleCertificates'
  | 'titleCompanies'
  | 'tabCompanies'
  | 'titleDashboard'
  | 'titleRequests'
  | 'titleChange'
  | 'titleEmployees'
  | 'titleInvoices'
  | 'titleProfile'
  | 'titleSignOn'
  | 'titleByNumber'
  | 'titlePortalLogin'
  | 'titleLoginClient'
  | 'titleNewPassword'

export const shellTexts = {
  mn: {
    mainMenu: 'Үндсэн цэс',
    home: 'Нүүр',
    services: 'Үйлчилгээ',
    certificates: 'Гэрчилгээ, мэдэгдэл',
    tutorial: 'Заавар',
    login: 'Нэвтрэх',
    loginTitle: 'Нэвтрэх арга сонгох',
    bySignOn: 'Нэгдсэн нэвтрэлт',
    byNumber: 'Регистрийн дугаар',
    portalLogin: 'Ажилтны нэвтрэлт',
    userMenu: 'Хэрэглэгчийн цэс',
    menuRegistration: 'Бүртгэл',
    menuRequests: 'Хүсэлтүүд',
    menuInvoices: 'Нэхэмжлэх',
    menuEmployees: 'Ажилтнууд',
    menuAdditional: 'Нэмэлт мэдээлэл',
    menuExplosive: 'Тэсрэх бодис',
    titleExplosive: 'Тэсрэх бодисын тайлан',
    menuFeeReports: 'АМНАТ',
    titleAdditional: 'Нэмэлт мэдээлэл',
    menuCertificates: 'Гэрчилгээ',
    menuFood: 'Хүнсний объект',
    menuProfile: 'Миний мэдээлэл',
    menuStaff: 'Хяналтын самбар',
    signOut: 'Гарах',
    tabCitizen: 'Иргэн',
    dashboardTabs: 'Хувийн хэсэг',
    language: 'Хэл',
    languageBoth: 'Монгол + English',
    languageMn: 'Монгол',
    languageEn: 'English',
    footerCall: 'Үнэгүй лавлах утас',
    footerSections: 'Хэсгүүд',
    footerContact: 'Холбоо барих',
    footerInformation: 'Мэдээлэл',
    footerFax: 'Факс',
    licences: 'Тусгай зөвшөөрөл',
    app: 'i-inspector аппликейшн',
    contact: 'Хаяг, байршил, нэгжүүд',
    accessibility: 'Хүртээмжийн мэдэгдэл',
    privacy: 'Хувийн мэдээллийн нууцлал',
    loading: 'Ачаалж байна…',
    close: 'Хаах',
    cancel: 'Болих',
    againTitle: 'Дахин нэвтэрнэ үү',
    notFoundTitle: 'Хуудас олдсонгүй',
    search: 'Хайх',
    toHome: 'Нүүр хуудас',
    toServices: 'Үйлчилгээнүүд',
    brokenTitle: 'Хуудсыг нээж чадсангүй',
    brokenText: 'Портал дээр алдаа гарлаа. Хуудсыг дахин ачаална уу. Давтагдвал {telephone} утсаар холбогдоно уу.',
    reload: 'Дахин ачаалах',
    titleServices: 'Үйлчилгээ',
    titleCertificates: 'Гэрчилгээ, мэдэгдэл',
    titleCompanies: 'Байгууллага',
    tabCompanies: 'Байгууллага',
    titleDashboard: 'Миний бүртгэл',
    titleRequests: 'Хүсэлтүүд',
    titleChange: 'Мэдээллийн өөрчлөлт',
    titleEmployees: 'Ажилтнууд',
    titleInvoices: 'Нэхэмжлэх',
    titleProfile: 'Миний мэдээлэл',
    titleSignOn: 'Нэгдсэн нэвтрэлт',
    titleByNumber: 'Нэвтрэх',
    titlePortalLogin: 'Ажилтны нэвтрэлт',
    titleLoginClient: 'Хэрэглэгчийн өмнөөс нэвтрэх',
    titleNewPassword: 'Нууц үг тохируулах',
  },
  en: {
    mainMenu: 'Main menu',
    home: 'Home',
    services: 'Services',
    certificates: 'Certificates and notices',
    tutorial: 'Tutorials',
    login: 'Log in',
    loginTitle: 'How would you like to log in?',
    bySignOn: 'National single sign-on',
    byNumber: 'Register number',
    portalLogin: 'Staff log-in',
    userMenu: 'User menu',
    menuRegistration: 'Registration',
    menuRequests: 'Requests',
    menuInvoices: 'Invoices',
    menuEmployees: 'Employees',
    menuAdditional: 'Additional',
    menuExplosive: 'Explosives',
    titleExplosive: 'Report on explosives',
    menuFeeReports: 'Fee report',
    titleAdditional: 'Additional information',
    menuCertificates: 'Certificates',
    menuFood: 'Food objects',
    menuProfile: 'My details',
    menuStaff: 'Agency console',
    signOut: 'Sign out',
    tabCitizen: 'Citizen',
    dashboardTabs: 'Personal area',
    language: 'Language',
    languageBoth: 'Монгол + English',
    languageMn: 'Монгол',
    languageEn: 'English',
    footerCall: 'Toll-free',
    footerSections: 'Sections',
    footerContact: 'Contact',
    footerInformation: 'Information',
    footerFax: 'Fax',
    licences: 'Licences',
    app: 'i-inspector app',
    contact: 'Address, plan, offices',
    accessibility: 'Accessibility',
    privacy: 'Privacy',
    loading: 'Loading…',
    close: 'Close',
    cancel: 'Cancel',
    againTitle: 'Please log in again',
    notFoundTitle: 'Page not found',
    search: 'Search',
    toHome: 'Home page',
    toServices: 'Services',
    brokenTitle: 'The page could not be opened',
    brokenText: 'Something went wrong on our side. Please reload the page. If it happens again, call {telephone}.',
    reload: 'Reload',
    titleServices: 'Services',
    titleCertificates: 'Certificates and notices',
    titleCompanies: 'Organisation',
    tabCompanies: 'Organisation',
    titleDashboard: 'My registration',
    titleRequests: 'Requests',
    titleChange: 'Change of information',
    titleEmployees: 'Employees',
    titleInvoices: 'Invoices',
    titleProfile: 'My details',
    titleSignOn: 'Single sign-on',
    titleByNumber: 'Log in',
    titlePortalLogin: 'Staff log-in',
    titleLoginClient: 'Log in on behalf of a client',
    titleNewPassword: 'Choose a password',
  },
} as const satisfies Texts<Key>
