// Papers that services offer to print and fill by hand; a file each under attachments/.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { AttachmentContent } from '../certificates/document-contents.ts'

const folder = join(import.meta.dirname, '../../../seeds/reference/attachments')

const text = z.string().trim().min(1)
const texts = z.array(text).min(1)
const block = z.union([
  z.strictObject({ heading: text }),
  z.strictObject({ text }),
  z.strictObject({ lines: texts }),
  z.strictObject({ space: z.int().min(1).max(30) }),
  z.strictObject({ checklist: texts }),
  z.strictObject({
    table: z
      .strictObject({ headers: texts, rows: z.union([z.int().min(1).max(30), z.array(z.array(z.string())).min(1)]) })
      .refine(({ headers, rows }) => typeof rows === 'number' || rows.every(row => row.length === headers.length), {
        error: 'a row has another number of cells than there are headers',
      }),
  }),
  z.strictObject({ signature: texts }),
])
const schema = z.strictObject({
  title: z.strictObject({ mn: text, en: text }),
  note: text.optional(),
  blocks: z.array(block).min(1).max(60),
})

/** Names of the papers, without `.json`. */
export const attachmentNames = (): readonly string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -5))

/** What a paper says; throws with the place of what is wrong. */
export const readAttachment = (name: string): AttachmentContent => {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`).join('; '))
}
