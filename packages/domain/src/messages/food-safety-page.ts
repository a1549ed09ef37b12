// The page about the food-safety registration (spec 3 §2; CON-040, CON-158).
import { foodSafetyTitle } from './food-safety-title.ts'

/** Names, duration, steps and legal basis, in both languages. */
export const foodSafetyPage = {
  ...foodSafetyTitle,
  process: [
    {
      title: { mn: 'Бүртгэлийн маягт бөглөх', en: 'Fill in the registration form' },
      description: {
        mn: 'Системд нэвтэрч, үйл ажиллагаа явуулах газар бүрийн мэдээллийг тусад нь оруулна.',
        en: 'Log in and enter each place of business on its own.',
      },
    },
    {
      title: { mn: 'Хянан шалгах', en: 'Review' },
      description: {
        mn: 'Хяналтын байгууллага мэдэгдлийг хүлээн авснаас хойш 30 хоногийн дотор урьдчилсан шалгалт хийж шийдвэрлэнэ.',
        en: 'The control body carries out a preliminary inspection and decides within 30 days of receiving the notification.',
      },
    },
    {
      title: { mn: 'Бүртгэлийн лавлагаа авах', en: 'Receive the reference' },
      description: {
        mn: 'Бүртгэгдсэн тухай лавлагааг порталаас татаж авна. Түүнийг хэн ч дугаараар нь шалгаж чадна.',
        en: 'Download the reference of your registration from the portal; anybody can check it by its number.',
      },
    },
    {
      title: { mn: 'Өөрчлөлтөө мэдэгдэх', en: 'Report changes' },
      description: {
        mn: 'Бүртгэлийн мэдээлэл өөрчлөгдсөн бол 15 хоногийн дотор хяналтын байгууллагад мэдэгдэнэ.',
        en: 'Tell the control body within 15 days when anything in the registration changes.',
      },
    },
  ],
  laws: [
    {
      name: 'Хүнсний бүтээгдэхүүний аюулгүй байдлыг хангах тухай хууль',
      index: '',
      date: '2012-12-20',
      link: 'https://legalinfo.mn',
    },
    { name: 'Хүнсний тухай хууль', index: '', date: '2012-12-20', link: 'https://legalinfo.mn' },
  ],
} as const
