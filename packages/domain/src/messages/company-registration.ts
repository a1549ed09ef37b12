// Registering and editing an organisation (REQ-COMP-01…12, CON-190…196).
import type { Texts } from '../text.ts'

type Key =
  | 'registerTitle'
  | 'registerIntro'
  | 'bySignOn'
  | 'bySignOnText'
  | 'bySignOnStart'
  | 'byHand'
  | 'byHandText'
  | 'signOnPending'
  | 'signOnHint'
  | 'signOnCancelled'
  | 'signOnBlocked'
  | 'signOnRefused'
  | 'cancel'
  | 'sso_registered'
  | 'sso_joined'
  | 'sso_confirmed'
  | 'formIntro'
  | 'handTitle'
  | 'editTitle'
  | 'check'
  | 'checking'
  | 'checkHelp'
  | 'checkFound'
  | 'checkMissing'
  | 'checkRegistered'
  | 'numberLocked'
  | 'phoneHelp'
  | 'latinHelp'
  | 'tagsHelp'
  | 'addressHelp'
  | 'generalHelp'
  | 'save'
  | 'saved'
  | 'registered'
  | 'problems'
  | 'conflictText'

export const companyRegistrationTexts = {
  mn: {
    registerTitle: 'Байгууллага бүртгүүлэх',
    registerIntro: 'Байгууллагаа хоёр аргын аль нэгээр бүртгүүлнэ үү.',
    bySignOn: 'Нэгдсэн нэвтрэлтээр',
    bySignOnText: 'Улсын бүртгэлээс мэдээллийг нь авна. Таныг байгууллагын төлөөлөгч мөн болохыг баталгаажуулна.',
    bySignOnStart: 'Нэгдсэн нэвтрэлтээр бүртгүүлэх',
    byHand: 'Гараар бүртгүүлэх',
    byHandText: 'Байгууллагын мэдээллийг өөрөө бөглөнө. Регистрийн дугаарыг улсын бүртгэлээс шалгана.',
    signOnPending: 'Үндэсний нэвтрэлтийн нэгдсэн системд холбогдож байна',
    signOnHint: 'Нээгдсэн цонхонд нэвтэрч, байгууллагаа сонгоно уу. Цонхыг хаавал бүртгэл цуцлагдана.',
    signOnCancelled: 'Холболт цуцлагдлаа',
    signOnBlocked: 'Хөтөч цонх нээхийг зөвшөөрсөнгүй. Энэ сайтад цонх нээхийг зөвшөөрөөд дахин оролдоно уу.',
    signOnRefused: 'Мэдээлэл баталгаажуулж чадсангүй',
    cancel: 'Цуцлах',
    sso_registered: '“{name}” байгууллагыг бүртгэлээ. Та админ нь боллоо.',
    sso_joined: 'Та “{name}” байгууллагад гишүүнээр нэгдлээ.',
    sso_confirmed: '“{name}” байгууллагын мэдээллийг баталгаажууллаа.',
    formIntro: 'Шуудангийн хайрцаг, факсаас бусад бүх талбарыг бөглөнө үү.',
    handTitle: 'Байгууллагын мэдээлэл оруулах',
    editTitle: 'Байгууллагын мэдээлэл засах',
    check: 'Шалгах',
    checking: 'Шалгаж байна',
    checkHelp: 'Улсын бүртгэлийн 7 оронтой дугаар',
    checkFound: 'Бүртгэлээс олдлоо: {name}',
    checkMissing: 'Компанийн мэдээлэл олдсонгүй, дугаараа шалгана уу',
    checkRegistered:
      '“{name}” байгууллага порталд бүртгэлтэй байна. Нэгдсэн нэвтрэлтээр баталгаажуулж гишүүнээр нэгдэнэ үү.',
    numberLocked: 'Бүртгэгдсэний дараа өөрчлөх боломжгүй',
    phoneHelp: '6–8 оронтой тоо',
    latinHelp: 'Англи үсгээр',
    tagsHelp: 'Чиглэл бүрийг таслалаар тусгаарлана. Жишээ: эмнэлгийн тусламж, рентген оношилгоо',
    addressHelp: 'Хороо, баг, гудамж, байр, тоот',
    generalHelp: 'Иргэн: УБ85010112. Гадаадын иргэн бол паспорт, бүртгэлийн дугаар.',
    save: 'Хадгалах',
    saved: 'Мэдээлэл амжилттай шинэчлэгдлээ',
    registered: 'Байгууллагыг бүртгэлээ',
    problems: 'Дараах зүйлийг засна уу',
    conflictText: 'Мэдээллийг өөр админ түрүүлж өөрчилсөн байна. Таны бичсэн зүйл энд хэвээр байна.',
  },
  en: {
    registerTitle: 'Register an organisation',
    registerIntro: 'There are two ways to register your organisation.',
    bySignOn: 'By single sign-on',
    bySignOnText: 'Takes the information from the state registry and verifies that you stand for the organisation.',
    bySignOnStart: 'Register by single sign-on',
    byHand: 'Register by hand',
    byHandText: 'You fill in the information. The register number is checked against the state registry.',
    signOnPending: 'Connecting to the national single sign-on system',
    signOnHint: 'Log in and choose the organisation in the window that opened. Closing it cancels the registration.',
    signOnCancelled: 'Connection cancelled',
    signOnBlocked: 'The browser blocked the window. Please allow pop-ups for this site and try again.',
    signOnRefused: 'Could not verify information',
    cancel: 'Cancel',
    sso_registered: '“{name}” was registered. You are its administrator.',
    sso_joined: 'You joined “{name}” as a member.',
    sso_confirmed: 'The information of “{name}” was verified.',
    formIntro: 'Please fill in every field but postbox and fax.',
    handTitle: 'Enter the organisation’s information',
    editTitle: 'Edit the organisation’s information',
    check: 'Check',
    checking: 'Checking',
    checkHelp: 'The 7 digits of the state registry',
    checkFound: 'Found in the registry: {name}',
    checkMissing: 'Company information not found, check the number',
    checkRegistered:
      '“{name}” is registered in the portal already. Please verify by single sign-on to join as a member.',
    numberLocked: 'Cannot be changed after registration',
    phoneHelp: '6 to 8 digits',
    latinHelp: 'In English letters',
    tagsHelp: 'Separate activities by commas, for example: medical care, X-ray diagnostics',
    addressHelp: 'Khoroo or bagh, street, building, number',
    generalHelp: 'Citizens: УБ85010112. Foreigners: number of passport or registration.',
    save: 'Save',
    saved: 'Information updated successfully',
    registered: 'The organisation was registered',
    problems: 'Please correct the following',
    conflictText: 'Another administrator changed the information before you. What you typed is still here.',
  },
} as const satisfies Texts<Key>
