// What the console of the agency opens with: one search over everything that a role may see, and a home for each role.
import { roles } from '@khyanalt/domain/roles'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day } from './envelope.ts'

/** Kinds of things in the order of their groups; pages of the console are the browser's own. */
export const consoleKinds = [
  'person',
  'organization',
  'request',
  'food_object',
  'fee_report',
  'invoice',
  'certificate',
  'equipment',
  'service',
] as const
export type ConsoleKind = (typeof consoleKinds)[number]

/** A thing in one row: what it is called, how it stands, whose it is, since when, and the page that opens it. */
export const consoleRowSchema = z.object({
  id: z.string(),
  /** A number that people read aloud. */
  number: z.string().nullable(),
  title: bilingual,
  state: bilingual.nullable(),
  person: z.string().nullable(),
  date: day.nullable(),
  address: z.string(),
})
export type ConsoleRow = z.infer<typeof consoleRowSchema>

export const searchConsole = defineCall({
  name: 'searchConsole',
  method: 'GET',
  path: '/staff/search',
  access: { staff: ['REVIEWER', 'APPROVER', 'FINANCE', 'ADMIN'] },
  sentence:
    'Finds requests, people, organisations, food objects, fee reports, invoices, certificates, equipment and services by number, name or serial number, each as far as the caller sees them; people are shown only when few are meant, and read that they were.',
  input: z.object({ q: z.string().trim().max(100), results: z.coerce.number().int().min(1).max(10).default(5) }),
  output: z.object({
    data: z.object({
      groups: z.array(z.object({ kind: z.enum(consoleKinds), rows: z.array(consoleRowSchema) })),
      /** Nothing is called so; what stands here is called nearly so, or so on the other keyboard. */
      nearly: z.boolean(),
      /** More people are meant than are shown at once; another word or a register number tells them apart. */
      many_people: z.boolean(),
    }),
  }),
  errors: [],
})

/** The lists of a home, by what they hold; several roles may have one. */
export const homeLists = [
  'mine',
  'today',
  'new',
  'answered',
  'asked',
  'decide',
  'behind',
  'load',
  'granted',
  'food',
  'fee_reports',
  'receipts',
  'unpaid_late',
  'payments',
  'statement',
  'proposals',
  'jobs',
  'findings',
  'backup',
  'missed',
  'drafts',
  'returned',
  'unsent',
] as const
export type HomeList = (typeof homeLists)[number]

export const homeListSchema = z.object({
  key: z.enum(homeLists),
  /** How many there are; null where only the rows say something. */
  count: z.number().int().nullable(),
  /** Nobody counts further than this. */
  is_many: z.boolean(),
  /** Somebody has to look now. */
  urgent: z.boolean(),
  /** The filtered list behind the number. */
  address: z.string(),
  /** The most urgent ones. */
  rows: z.array(consoleRowSchema),
})

export const readHome = defineCall({
  name: 'readHome',
  method: 'GET',
  path: '/staff/home',
  access: { staff: [...roles] },
  sentence: 'Answers what waits for the caller in each of his or her roles: numbers, and the most urgent of each.',
  input: z.object({}),
  output: z.object({
    data: z.object({ parts: z.array(z.object({ role: z.enum(roles), lists: z.array(homeListSchema) })) }),
  }),
  errors: [],
})

export const consoleCalls = [searchConsole, readHome]
