// The mail with the signed head of a night.
import type { Texts } from '../text.ts'

type Key = 'subject' | 'text' | 'head' | 'keep'

export const headMailTexts = {
  mn: {
    subject: 'Битүүмжлэлийн шөнийн утга: {date}',
    text: 'Аудитын битүүмжлэлийн шөнийн сүүлийн утга дараах байна (огноо: {date}). Байгууллагын гарын үсэгтэй утгууд {address} хаягт нийтэд нээлттэй.',
    head: '{number} {hash}',
    keep: 'Энэ захидлыг өөр газар хадгалж, шаардлагатай үед npm run audit -- --head тушаалаар тулгана уу.',
  },
  en: {
    subject: 'Head of the seals of {date}',
    text: 'This is the head of the chain of seals as of the night of {date}. All signed heads stand in public at {address}.',
    head: '{number} {hash}',
    keep: 'Please keep this mail elsewhere and compare it when needed: npm run audit -- --head.',
  },
} as const satisfies Texts<Key>
