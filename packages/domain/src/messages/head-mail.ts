// The mail with the signed head of a night.
import type { Texts } from '../text.ts'

type Key = 'subject' | 'text' | 'keep' | 'open'

export const headMailTexts = {
  mn: {
    subject: 'Битүүмжлэлийн шөнийн утга: {date}',
    text: 'Аудитын битүүмжлэлийн шөнийн сүүлийн утга дараах байна (огноо: {date}). Байгууллагын гарын үсэгтэй бүх утга нийтэд нээлттэй.',
    keep: 'Энэ и-мэйлийг порталын серверээс өөр газар хадгална уу. Шаардлагатай үед серверийн зохицуулагч үүнтэй тулган шалгана.',
    open: 'Бүх утгыг нээх',
  },
  en: {
    subject: 'Head of the seals of {date}',
    text: 'This is the head of the chain of seals as of the night of {date}. All signed heads can be read by everybody.',
    keep: 'Please keep this e-mail away from the server of the portal. The operator of the server compares it when needed.',
    open: 'Open all heads',
  },
} as const satisfies Texts<Key>
