// The particulars of a service as far as they can be read: a draft may hold them half typed.
import { z } from 'zod'

const text = z.string().catch('')
const flag = z.boolean().catch(false)
const number = z.number().nullable().catch(null)
const words = z.object({ mn: text, en: text }).catch({ mn: '', en: '' })
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([])

const single = z.object({ price: text })
const band = z.object({ min: z.number().catch(0), max: z.number().catch(0), price: text })
const group = z.object({ label: words, options: list(band) })

const details = {
  time: words,
  price: z
    .union([single, list(group)])
    .nullable()
    .catch(null),
  required_documents: list(z.object({ name: words, licensor: words, description: words })),
  process: list(z.object({ title: words, description: words })),
  laws: list(z.object({ name: text, index: text, date: text, link: text })),
  attachments: list(z.object({ title: words, files: list(z.object({ title: text, desc: text, url: text })) })),
}

const settings = z.object({
  slug: text,
  category_id: z.number().catch(0),
  name_mn: text,
  name_en: text,
  icon: text,
  client_types: list(z.enum(['CITIZEN', 'COMPANY', 'FOREIGNER'])),
  type: z.enum(['ONETIME', 'NEW', 'RENEW']).catch('NEW'),
  renewable: flag,
  issues_certificate: flag,
  validity_months: number,
  fee: number,
  openly_readable: flag,
  details: z.object(details).catch({
    time: { mn: '', en: '' },
    price: null,
    required_documents: [],
    process: [],
    laws: [],
    attachments: [],
  }),
})
export type ReadSettings = z.output<typeof settings>

/** What can be read of them; null of what are no particulars at all. */
export const readSettings = (given: unknown): ReadSettings | null => {
  const read = settings.safeParse(given)
  return read.success ? read.data : null
}
