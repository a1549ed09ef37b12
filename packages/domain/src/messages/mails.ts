// What stands around the message of every e-mail.
import type { Texts } from '../text.ts'

type Key = 'greeting' | 'hello' | 'buttonHelp' | 'copy' | 'automatic' | 'telephone' | 'choose'

export const mailTexts = {
  mn: {
    greeting: 'Сайн байна уу, {name}.',
    hello: 'Сайн байна уу.',
    buttonHelp: 'Товч ажиллахгүй бол энэ хаягийг хөтчөөрөө нээнэ үү:',
    copy: 'Англи хэлээр',
    automatic: 'Энэ и-мэйлийг портал автоматаар илгээсэн тул хариу бичих шаардлагагүй.',
    telephone: 'Утас: {telephone}',
    choose: 'И-мэйлээр авах мэдэгдэл, хэлээ сонгох',
  },
  en: {
    greeting: 'Hello {name},',
    hello: 'Hello,',
    buttonHelp: 'If the button does not work, please open this address in your browser:',
    copy: 'In English',
    automatic: 'The portal sent this e-mail by itself. Please do not reply to it.',
    telephone: 'Telephone: {telephone}',
    choose: 'Choose your e-mails and their language',
  },
} as const satisfies Texts<Key>
