// Choosing a password by a link, on the screen and in the mail that carries it.
import type { Texts } from '../text.ts'

const mn = {
  title: 'Нууц үг тохируулах',
  intro: 'Шинэ нууц үгээ хоёр удаа бичнэ үү. 10-аас доошгүй тэмдэгттэй байна. Хадгалсны дараа бусад нэвтрэлт хаагдана.',
  password: 'Шинэ нууц үг',
  passwordHelp: 'Хэд хэдэн үгээс бүтсэн, танд тогтооход амар нууц үг сонгоно уу. Өөрийн нэр, дугаар хангалтгүй.',
  again: 'Шинэ нууц үгээ давтан бичих',
  tooShort: 'Нууц үг 10-аас доошгүй тэмдэгттэй байна.',
  different: 'Хоёр нууц үг таарахгүй байна.',
  save: 'Нууц үг хадгалах',
  doneTitle: 'Нууц үг хадгалагдлаа',
  doneText: '{login} нэрээр, шинэ нууц үгээрээ нэвтэрнэ үү.',
  toSignIn: 'Нэвтрэх',
  changeIntro:
    'Одоогийн нууц үгээ, дараа нь шинэ нууц үгээ хоёр удаа бичнэ үү. Хадгалсны дараа бүх төхөөрөмж дээр дахин нэвтэрнэ.',
  login: 'Нэвтрэх нэр',
  loginHelp: 'Регистрийн дугаар, ажилтан бол имэйл хаяг.',
  loginMissing: 'Нэвтрэх нэрээ бичнэ үү.',
  current: 'Одоогийн нууц үг',
  currentHelp: 'Мартсан бол хяналтын байгууллагын системийн зохицуулагчаас шинэ холбоос хүснэ үү.',
  currentMissing: 'Одоогийн нууц үгээ бичнэ үү.',
  wrong: 'Нэвтрэх нэр эсвэл одоогийн нууц үг буруу байна.',
  mailSubject: 'Нэвтрэх нууц үгээ тохируулна уу',
  mailLogin: 'Таны нэвтрэх нэр: {login}',
  mailText: 'Доорх холбоосоор орж, нууц үгээ тохируулна уу. Холбоос 72 цагийн дотор, нэг удаа нээгдэнэ.',
  mailOpen: 'Нууц үг тохируулах',
  mailFooter: 'Хэрэв та үүнийг хүсээгүй бол и-мэйлийг үл тоож, байгууллагын системийн зохицуулагчид мэдэгдэнэ үү.',
} as const

export const passwordTexts = {
  mn,
  en: {
    title: 'Choose a password',
    intro: 'Type the new password twice. It needs at least 10 characters. Other sessions end when it is saved.',
    password: 'New password',
    passwordHelp:
      'Several words that are easy for you to remember make a good password. Your name or number is not enough.',
    again: 'New password again',
    tooShort: 'The password needs at least 10 characters.',
    different: 'The two passwords differ.',
    save: 'Save the password',
    doneTitle: 'The password is saved',
    doneText: 'Please log in as {login} with the new password.',
    toSignIn: 'Log in',
    changeIntro:
      'Type your current password, then the new one twice. When it is saved you log in again on every device.',
    login: 'Name you log in by',
    loginHelp: 'Register number; for staff the e-mail address.',
    loginMissing: 'Please type the name you log in by.',
    current: 'Current password',
    currentHelp: 'If you forgot it, please ask the administrator of the agency for a new link.',
    currentMissing: 'Please type your current password.',
    wrong: 'The name or the current password is wrong.',
    mailSubject: 'Please choose your password',
    mailLogin: 'You log in as {login}.',
    mailText: 'Please choose your password by the link below. It works once, within 72 hours.',
    mailOpen: 'Choose a password',
    mailFooter: 'If you did not expect this e-mail, please ignore it and tell the administrator of the agency.',
  },
} as const satisfies Texts<keyof typeof mn>
