// Support acts as a client: the administrator's screen, the way in, the banner (CON-029).
import type { Texts } from '../text.ts'

const mn = {
  /** How the journal of a request names both people. */
  bothNames: '{client} (тусалсан ажилтан: {support})',

  banner: 'Та {client} ({number}) хэрэглэгчийн өмнөөс ажиллаж байна',
  bannerText: 'Хийсэн үйлдэл бүр {support}, {client} хоёрын нэр дээр бүртгэгдэнэ. {time} хүртэл.',
  end: 'Дуусгах',
  endedTitle: 'Өмнөөс нь ажиллах хугацаа дууслаа',
  endedText: 'Үргэлжлүүлэх шаардлагатай бол системийн зохицуулагчийн дэлгэцээс шинэ холбоос үүсгэнэ үү.',
  endedClose: 'Ойлголоо',

  wayTitle: 'Хэрэглэгчийн өмнөөс нэвтрэх',
  opening: 'Холбоосыг шалгаж байна',
  wrongTitle: 'Мэдээлэл буруу',
  wrongText: 'Холболтын мэдээлэл буруу байна. Холбоос нэг удаа, таван минутын дотор хүчинтэй.',
  failedTitle: 'Сервертэй холбогдоход алдаа гарлаа',
  retry: 'Дахин оролдох',
  toHome: 'Нүүр хуудас',

  title: 'Хэрэглэгчид туслах',
  intro:
    'Хэрэглэгчийн хүсэлтээр түүний өмнөөс нэвтэрч тусална. Холбоос нэг удаа, таван минутын дотор нээгдэж, хагас цагийн дараа хаагдана. Таны хийсэн үйлдэл бүрийг бүртгэх бөгөөд хэрэглэгч үүнийг өөрийн нэвтрэлтүүд дотроос харж, зогсоож чадна.',
  number: 'Хэрэглэгчийн регистрийн дугаар',
  numberHelp: 'Дугаарыг бүтнээр нь бичнэ. Жишээ: УБ85010112',
  numberMissing: 'Регистрийн дугаар оруулна уу',
  find: 'Хайх',
  type1: 'Иргэн',
  type2: 'Байгууллагын төлөөлөгч',
  type3: 'Гадаадын иргэн',
  reason: 'Шалтгаан',
  reasonHelp: 'Хэрэглэгч хэзээ, юуны талаар хандсаныг бичнэ. Аудитын бүртгэлд үлдэнэ.',
  reasonMissing: 'Шалтгаанаа бичнэ үү',
  make: 'Холбоос үүсгэх',
  madeTitle: 'Холбоос бэлэн',
  madeText: '{time} хүртэл, нэг удаа нээгдэнэ. Шинэ цонхонд нээхэд таны өөрийн нэвтрэлт хэвээр үлдэнэ.',
  open: 'Шинэ цонхонд нээх',
}

export const supportTexts = {
  mn,
  en: {
    bothNames: '{client} (with the help of {support})',
    banner: 'You are acting as {client} ({number})',
    bannerText: 'Everything you do is recorded under both {support} and {client}. Until {time}.',
    end: 'Finish',
    endedTitle: 'Acting as the client has ended',
    endedText: 'If you need to go on, please make a new link on the administrator’s screen.',
    endedClose: 'OK',
    wayTitle: 'Log in as a client',
    opening: 'Checking the link',
    wrongTitle: 'Incorrect information',
    wrongText: 'The connection information is wrong. A link works once, within five minutes.',
    failedTitle: 'Server connection error',
    retry: 'Try again',
    toHome: 'Home page',
    title: 'Help a client',
    intro:
      'At a client’s request you may log in on his or her behalf. The link opens once within five minutes and closes after half an hour. Everything you do is recorded, and the client sees it among the own sessions and can end it.',
    number: 'Register number of the client',
    numberHelp: 'The whole number, for example УБ85010112',
    numberMissing: 'Please enter register number',
    find: 'Find',
    type1: 'Citizen',
    type2: 'Representative of an organisation',
    type3: 'Foreigner',
    reason: 'Reason',
    reasonHelp: 'When the client asked and about what. It stays in the audit.',
    reasonMissing: 'Please write the reason',
    make: 'Make a link',
    madeTitle: 'The link is ready',
    madeText: 'It opens once, until {time}. In the new window your own session stays as it is.',
    open: 'Open in a new window',
  },
} as const satisfies Texts<keyof typeof mn>
