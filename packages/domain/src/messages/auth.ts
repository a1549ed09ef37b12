// Signing in (spec 1 §2, REQ-AUTH-01…13).
import type { Texts } from '../text.ts'

type Key =
  | 'signOnTitle'
  | 'signOnIntro'
  | 'signOnStart'
  | 'signOnPending'
  | 'signOnPendingHint'
  | 'signOnCancelled'
  | 'signOnRefused'
  | 'signOnBlocked'
  | 'signOnCancel'
  | 'welcome'
  | 'numberTitle'
  | 'registerNumber'
  | 'registerNumberHelp'
  | 'password'
  | 'registerNumberMissing'
  | 'passwordMissing'
  | 'submit'
  | 'wrongNumber'
  | 'portalTitle'
  | 'portalIntro'
  | 'email'
  | 'emailMissing'
  | 'wrongPortal'
  | 'otherWays'
  | 'toSignOn'
  | 'toNumber'
  | 'toPortal'
  | 'goOn'
  | 'notSamePerson'

export const authTexts = {
  mn: {
    signOnTitle: 'Нэгдсэн нэвтрэлт',
    signOnIntro: 'Доорх товчийг дарахад нэвтрэлтийн цонх нээгдэнэ. Тэнд нэвтэрсний дараа энэ хуудас өөрөө үргэлжилнэ.',
    signOnStart: 'Нэгдсэн нэвтрэлтээр нэвтрэх',
    signOnPending: 'Үндэсний нэвтрэлтийн нэгдсэн системд холбогдож байна',
    signOnPendingHint: 'Нээгдсэн цонхонд нэвтэрнэ үү. Цонхыг хаавал нэвтрэлт цуцлагдана.',
    signOnCancelled: 'Холболт цуцлагдлаа',
    signOnRefused: 'Баталгаажуулж чадсангүй',
    signOnBlocked: 'Хөтөч цонх нээхийг зөвшөөрсөнгүй. Энэ сайтад цонх нээхийг зөвшөөрөөд дахин оролдоно уу.',
    signOnCancel: 'Цуцлах',
    welcome: 'Тавтай морил, амжилттай холбогдлоо',
    numberTitle: 'Регистрийн дугаараар нэвтрэх',
    registerNumber: 'Регистрийн дугаар',
    registerNumberHelp: 'Жишээ: УБ85010112. Гадаадын иргэн бүртгэлийн дугаараа бичнэ үү.',
    password: 'Нууц үг',
    registerNumberMissing: 'Регистрийн дугаараа оруулна уу',
    passwordMissing: 'Нууц үгээ оруулна уу',
    submit: 'Нэвтрэх',
    wrongNumber: 'Нэр эсвэл нууц үг буруу байна',
    portalTitle: 'Ажилтны нэвтрэлт',
    portalIntro: 'Хяналтын байгууллагын албан хаагч, үйлчилгээний оператор имэйл хаяг, нууц үгээрээ нэвтэрнэ.',
    email: 'Имэйл хаяг',
    emailMissing: 'Имэйл хаягаа оруулна уу',
    wrongPortal: 'Хэрэглэгчийн нэр эсвэл нууц үг буруу байна',
    otherWays: 'Өөр аргаар нэвтрэх',
    toSignOn: 'Нэгдсэн нэвтрэлт',
    toNumber: 'Регистрийн дугаараар нэвтрэх',
    toPortal: 'Ажилтны нэвтрэлт',
    goOn: 'Үргэлжлүүлэх',
    notSamePerson: 'Өөр хүний эрхээр нэвтэрлээ. Энэ хуудсыг нээсэн {name} эрхээрээ нэвтэрнэ үү.',
  },
  en: {
    signOnTitle: 'National single sign-on',
    signOnIntro: 'The button opens the sign-on window. After you log in there, this page continues by itself.',
    signOnStart: 'Log in with single sign-on',
    signOnPending: 'Connecting to the national single sign-on system',
    signOnPendingHint: 'Log in in the window that opened. Closing it cancels the sign-on.',
    signOnCancelled: 'Connection cancelled',
    signOnRefused: 'Could not verify',
    signOnBlocked: 'The browser blocked the window. Please allow pop-ups for this site and try again.',
    signOnCancel: 'Cancel',
    welcome: 'Welcome, successfully connected',
    numberTitle: 'Log in with register number',
    registerNumber: 'Register number',
    registerNumberHelp: 'For example УБ85010112. Foreigners type their registration number.',
    password: 'Password',
    registerNumberMissing: 'Please enter register number',
    passwordMissing: 'Please enter password',
    submit: 'Log in',
    wrongNumber: 'Name or password incorrect',
    portalTitle: 'Staff log-in',
    portalIntro: 'Agency staff and service operators log in with e-mail and password.',
    email: 'E-mail',
    emailMissing: 'Please enter email address',
    wrongPortal: 'Username or password is incorrect',
    otherWays: 'Other ways to log in',
    toSignOn: 'National single sign-on',
    toNumber: 'Log in with register number',
    toPortal: 'Staff log-in',
    goOn: 'Continue',
    notSamePerson: 'That is another account. Please log in as {name}, who opened this page.',
  },
} as const satisfies Texts<Key>
