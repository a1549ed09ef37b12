// Who of the agency and its clients did and viewed what; for administrators.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { day, instant, tableInput } from './envelope.ts'
import { differenceLineSchema } from './version-difference.ts'

const administrator = { staff: ['ADMIN'] } as const

/** What acts are about; `request` stands for the journal of requests. */
export const auditNouns = [
  'request',
  'account',
  'proposal',
  'session',
  'client_token',
  'profile',
  'company',
  'certificate',
  'worker',
  'equipment',
  'food_object',
  'job',
  'category',
  'service',
  'canned_text',
  'statement',
  'file',
  'post',
  'list',
  'word',
  'fee_report',
  'late_request',
  'fee_period',
  'agency',
  'text',
  'audit',
] as const

const filter = {
  /** Name, e-mail address or register number of who acted. */
  person: z.string().trim().max(100).optional(),
  noun: z.enum(auditNouns).optional(),
  /** The number of a request, or the id of another thing. */
  thing: z.string().trim().max(100).optional(),
  act: z
    .string()
    .trim()
    .regex(/^[a-z_]{0,40}$/)
    .optional(),
  from: day.optional(),
  to: day.optional(),
}

export const auditRowSchema = z.object({
  id: z.string(),
  at: instant,
  /** Null when a job of the product acted. */
  actor: z.object({ id: z.string(), name: z.string(), login: z.string() }).nullable(),
  /** Set when support acted as the client. */
  support: z.string().nullable(),
  act: z.string(),
  noun: z.enum(auditNouns),
  /** What people call the thing: a number, a name; else its id. */
  thing: z.string(),
  /** The same in English, where it has a name in each language. */
  thing_en: z.string().nullable(),
  thing_id: z.string(),
  /** What was noted of the act. */
  detail: z.record(z.string(), z.string()),
  /** Old and new values of what it changed of a service, in words. */
  difference: z.array(differenceLineSchema),
})
export type AuditRow = z.infer<typeof auditRowSchema>

export const listAudit = defineCall({
  name: 'listAudit',
  method: 'GET',
  path: '/staff/audit',
  access: administrator,
  sentence: 'Lists acts and views, newest first; `before` of the answer leads to the older ones.',
  input: z.object({
    ...filter,
    before: z.string().max(80).optional(),
    results: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.object({ data: z.array(auditRowSchema), before: z.string().nullable() }),
  errors: [],
})

export const downloadAudit = defineCall({
  name: 'downloadAudit',
  method: 'GET',
  path: '/staff/audit/table',
  access: administrator,
  sentence: 'Answers acts and views as a table, the newest 20,000 that fit the filter; the download is written down.',
  input: z.object({ ...filter, ...tableInput }),
  output: z.object({}),
  errors: [],
  answers: 'table',
})

export const readSealState = defineCall({
  name: 'readSealState',
  method: 'GET',
  path: '/staff/audit/seals',
  access: administrator,
  sentence: 'Answers how far journal and audit are sealed and the head to write down.',
  input: z.object({}),
  output: z.object({
    data: z.object({
      sealed: z.number().int(),
      waiting: z.number().int(),
      head: z.string(),
      sealed_at: instant.nullable(),
      /** Findings that nobody has resolved. */
      open: z.number().int(),
    }),
  }),
  errors: [],
})

export const listAuditFindings = defineCall({
  name: 'listAuditFindings',
  method: 'GET',
  path: '/staff/audit/findings',
  access: administrator,
  sentence: 'Lists what does not agree with what was sealed, open findings first, each with the note that resolved it.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        /** What differs, and where. */
        sentence: z.object({ mn: z.string(), en: z.string() }),
        found_at: instant,
        resolved: z.object({ at: instant, by: z.string(), note: z.string() }).nullable(),
      }),
    ),
  }),
  errors: [],
})

export const resolveAuditFinding = defineCall({
  name: 'resolveAuditFinding',
  method: 'POST',
  path: '/staff/audit/findings/resolve',
  access: administrator,
  sentence: 'Resolves a finding by a written note of what came of it.',
  input: z.object({ id: z.uuid(), note: z.string().trim().max(2000) }),
  output: z.object({}),
  errors: ['not_found', 'reason_missing'],
})

export const listJournalHeads = defineCall({
  name: 'listJournalHeads',
  method: 'GET',
  path: '/journal/heads',
  access: 'public',
  sentence:
    'Lists the signed heads of the chain of seals, newest first, with the certificates of the agency; they name nobody.',
  input: z.object({ results: z.coerce.number().int().min(1).max(400).default(30) }),
  output: z.object({
    data: z.object({
      heads: z.array(
        z.object({
          number: z.number().int(),
          hash: z.string(),
          log_size: z.number().int(),
          log_root: z.string(),
          at: instant,
          signature: z.string(),
        }),
      ),
      /** PEM. */
      certificates: z.string(),
    }),
  }),
  errors: [],
})

export const auditCalls = [
  listAudit,
  downloadAudit,
  readSealState,
  listAuditFindings,
  resolveAuditFinding,
  listJournalHeads,
]
