// What an agency has to do before people may come, and opening what it is ready for.
import { postKinds } from '@khyanalt/domain/post-kind'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, instant, transactionId } from './envelope.ts'

const admins: Access = { staff: ['ADMIN'] }

/** What a service lacks; only the first keeps it from being opened. */
export const serviceLacks = ['no_form', 'no_staff', 'no_account', 'not_rehearsed'] as const
export type ServiceLack = (typeof serviceLacks)[number]

const count = z.object({ open: z.number().int(), all: z.number().int() })

export const getOpening = defineCall({
  name: 'getOpening',
  method: 'GET',
  path: '/staff/opening',
  access: admins,
  sentence: 'Answers how far the agency is ready for people: its data, people, account, mail, backup, services, posts.',
  input: z.object({}),
  output: z.object({
    data: z.object({
      /** Whether the agency has given its data. */
      agency: z.boolean(),
      /** Administrators who have signed in. */
      administrators: z.number().int(),
      /** Roles that nobody holds, of those that decide and collect. */
      vacant: z.array(z.enum(['REVIEWER', 'APPROVER', 'FINANCE'])),
      account: z.boolean(),
      /** When a mail went out last. */
      mailed_at: instant.nullable(),
      /** When the data were saved last, as far as this process knows. */
      backup_at: instant.nullable(),
      services: count,
      posts: count,
    }),
  }),
  errors: [],
})

/** A service in the list of what may be opened. */
export const openableServiceSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: bilingual,
  category: bilingual,
  open: z.boolean(),
  lacks: z.array(z.enum(serviceLacks)),
})
export type OpenableService = z.output<typeof openableServiceSchema>

export const listOpenable = defineCall({
  name: 'listOpenable',
  method: 'GET',
  path: '/staff/opening/list',
  access: admins,
  sentence: 'Lists every service with whether it is open and what it lacks, and every post that came with the portal.',
  input: z.object({}),
  output: z.object({
    services: z.array(openableServiceSchema),
    posts: z.array(
      z.object({ id: z.number().int(), title: bilingual, kind: z.enum(postKinds), published: z.boolean() }),
    ),
  }),
  errors: [],
})

export const openServices = defineCall({
  name: 'openServices',
  method: 'POST',
  path: '/staff/opening/services',
  access: admins,
  sentence: 'Opens and closes services, all of them or none.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    services: z
      .array(z.object({ id: z.int().positive(), version: z.int().min(0), open: z.boolean() }))
      .min(1)
      .max(500),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ opened: z.number().int(), closed: z.number().int() }),
  errors: ['service_not_found', 'version_conflict', 'wrong_state'],
})

export const publishPosts = defineCall({
  name: 'publishPosts',
  method: 'POST',
  path: '/staff/opening/posts',
  access: admins,
  sentence: 'Publishes drafts of posts as they are.',
  input: z.object({ ids: z.array(z.int().positive()).min(1).max(200), transaction_id: transactionId.optional() }),
  output: z.object({ published: z.number().int() }),
  errors: ['post_not_found'],
})

export const tryMail = defineCall({
  name: 'tryMail',
  method: 'POST',
  path: '/staff/opening/mail',
  access: admins,
  sentence: 'Sends a mail to the caller, to see that mail arrives.',
  input: z.object({}),
  output: z.object({ to: z.string() }),
  errors: ['email_missing', 'mail_refused'],
})

export const openingCalls = [getOpening, listOpenable, openServices, publishPosts, tryMail]
