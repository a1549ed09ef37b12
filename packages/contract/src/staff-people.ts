// People as administrators see them: staff with roles and scopes, foreigners, clients who ask for help (CON-022, CON-028).
import { isEmailAddress } from '@khyanalt/domain/email-address'
import { roles } from '@khyanalt/domain/roles'
import { z } from 'zod'
import { grantSchema } from './auth.ts'
import { defineCall } from './call.ts'
import { instant, nothing, paged, pagingInput } from './envelope.ts'
import { waitingProposalSchema } from './proposals.ts'

const administrator = { staff: ['ADMIN'] } as const

const name = z.string().trim().min(1).max(100)
const email = z.string().trim().toLowerCase().refine(isEmailAddress, { error: 'not an e-mail address' })
/** Who a member of staff is in private life, so that nobody approves a case of his or her own. */
const privateNumber = z.string().trim().min(1).max(20)
const reason = z.string().trim().min(1).max(500)
/** The account as the caller saw it. */
const seen = { id: z.uuid(), version: z.number().int().positive() }
const grants = z.array(grantSchema).max(40)
const organizationId = z.number().int().nullable()

const unit = z.object({ id: z.number().int(), name_mn: z.string(), name_en: z.string() }).nullable()

export const personRowSchema = z.object({
  id: z.string(),
  /** What the person signs in by: an e-mail address, or a register number. */
  login: z.string(),
  name: z.string(),
  lastname: z.string().nullable(),
  position: z.string().nullable(),
  organization: unit,
  roles: z.array(z.enum(roles)),
  active: z.boolean(),
  last_sign_in: instant.nullable(),
})
export type PersonRow = z.infer<typeof personRowSchema>

/** The list counts no further; a `total` of this size says "so many or more". */
export const peopleTotalLimit = 1_000

export const listPeople = defineCall({
  name: 'listPeople',
  method: 'GET',
  path: '/staff/people',
  access: administrator,
  sentence: `Lists staff accounts or accounts of foreigners, by words of name and sign-in, role and lock; "total" counts up to ${peopleTotalLimit}.`,
  input: z.object({
    kind: z.enum(['staff', 'foreigner']).default('staff'),
    search: z.string().trim().max(100).optional(),
    role: z.enum(roles).optional(),
    state: z.enum(['open', 'locked']).optional(),
    page: pagingInput.page,
    results: pagingInput.results,
  }),
  output: paged(personRowSchema),
  errors: [],
})

export const findPersonByNumber = defineCall({
  name: 'findPersonByNumber',
  method: 'GET',
  path: '/staff/people/find',
  access: administrator,
  sentence: 'Finds a client, locked ones too, by the whole register number.',
  input: z.object({ register_number: z.string().trim().min(1).max(20) }),
  output: z.object({ id: z.string() }),
  errors: ['client_not_found'],
})

export const personSchema = z.object({
  id: z.string(),
  kind: z.enum(['staff', 'client']),
  version: z.number().int(),
  login: z.string(),
  name: z.string(),
  lastname: z.string().nullable(),
  /** Of clients: 1 citizen, 2 of an organisation, 3 foreigner. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  nationality: z.string().nullable(),
  position: z.string().nullable(),
  organization: unit,
  active: z.boolean(),
  /** Whether a password was ever chosen. */
  has_password: z.boolean(),
  has_second_factor: z.boolean(),
  /** Of staff: the register number as a private person; null for accounts of before. */
  private_number: z.string().nullable(),
  created_at: instant,
  grants: z.array(grantSchema),
  companies: z.array(
    z.object({ id: z.string(), name: z.string(), register_number: z.string(), role: z.enum(['MEMBER', 'ADMIN']) }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: instant,
      last_seen_at: instant,
      device: z.string(),
      support: z.string().nullable(),
    }),
  ),
  /** What waits for a second administrator. */
  proposals: z.array(waitingProposalSchema),
  /** Who locked the account and why, while it is locked. */
  lock: z.object({ by: z.string(), reason: z.string(), at: instant }).nullable(),
})
export type Person = z.infer<typeof personSchema>

export const readPerson = defineCall({
  name: 'readPerson',
  method: 'GET',
  path: '/staff/people/{id}',
  access: administrator,
  sentence: 'Answers an account with roles, companies and open sessions; that it was opened is written down.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ data: personSchema }),
  errors: ['not_found'],
})

const linkSent = z.object({
  id: z.string(),
  /** Where the link went by which the person chooses a password; null while it waits for a second administrator. */
  mailed_to: z.string().nullable(),
  expires_at: instant.nullable(),
  /** What waits for a second administrator: roles, or the link itself. */
  proposal: z.string().nullable(),
})
const twoDecide = ['second_administrator_missing', 'proposal_waiting'] as const

export const createStaff = defineCall({
  name: 'createStaff',
  method: 'POST',
  path: '/staff/people/create',
  access: administrator,
  sentence:
    'Makes a staff account and mails the link by which the person chooses a password; APPROVER and ADMIN wait for a second administrator.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    email,
    name,
    private_number: privateNumber,
    position: name.nullable(),
    organization_id: organizationId,
    grants,
  }),
  output: linkSent,
  errors: ['account_known', 'private_number_known', 'private_number_invalid', 'grants_invalid', ...twoDecide],
})

export const createForeigner = defineCall({
  name: 'createForeigner',
  method: 'POST',
  path: '/staff/people/createforeigner',
  access: administrator,
  sentence: 'Makes the account of a foreigner and mails the link by which the person chooses a password (CON-028).',
  input: z.object({
    register_number: z.string().trim().min(1).max(20),
    name,
    nationality: name.nullable(),
    email,
  }),
  output: linkSent,
  errors: ['account_known', 'register_number_invalid'],
})

export const updateStaff = defineCall({
  name: 'updateStaff',
  method: 'POST',
  path: '/staff/people/update',
  access: administrator,
  sentence: 'Changes name, register number, position, unit and e-mail of a staff account.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    ...seen,
    email,
    name,
    private_number: privateNumber,
    position: name.nullable(),
    organization_id: organizationId,
  }),
  output: nothing,
  errors: [
    'not_found',
    'version_conflict',
    'account_known',
    'private_number_known',
    'private_number_invalid',
    'own_account',
    'grants_invalid',
  ],
})

export const setGrants = defineCall({
  name: 'setGrants',
  method: 'POST',
  path: '/staff/people/grants',
  access: administrator,
  sentence:
    'Gives a staff account these roles with their limits in place of those it had; a new APPROVER or ADMIN waits for a second administrator.',
  stepUp: { of: 'enrolled' },
  input: z.object({ ...seen, grants }),
  output: z.object({
    /** What waits; the roles stay as they were until then. */
    proposal: z.string().nullable(),
  }),
  errors: ['not_found', 'version_conflict', 'grants_invalid', 'own_account', 'last_administrator', ...twoDecide],
})

export const lockPerson = defineCall({
  name: 'lockPerson',
  method: 'POST',
  path: '/staff/people/lock',
  access: administrator,
  sentence: 'Locks an account: its sessions and sockets end at once, and nobody signs in to it.',
  input: z.object({ ...seen, reason }),
  output: nothing,
  errors: ['not_found', 'version_conflict', 'account_state', 'own_account', 'last_administrator'],
})

export const unlockPerson = defineCall({
  name: 'unlockPerson',
  method: 'POST',
  path: '/staff/people/unlock',
  access: administrator,
  sentence: 'Opens a locked account again.',
  input: z.object({ ...seen, reason }),
  output: nothing,
  errors: ['not_found', 'version_conflict', 'account_state'],
})

export const makePasswordLink = defineCall({
  name: 'makePasswordLink',
  method: 'POST',
  path: '/staff/people/link',
  access: administrator,
  sentence:
    'Mails a link by which the person chooses a new password; of staff, once a second administrator has confirmed.',
  stepUp: { of: 'enrolled' },
  input: z.object({ id: z.uuid(), reason }),
  output: linkSent,
  errors: ['not_found', 'account_state', 'email_missing', ...twoDecide],
})

export const proposeFactorReset = defineCall({
  name: 'proposeFactorReset',
  method: 'POST',
  path: '/staff/people/factorreset',
  access: administrator,
  sentence:
    'Proposes to take away every second factor of a person who lost them; sessions end once a second administrator has confirmed.',
  stepUp: { of: 'enrolled' },
  input: z.object({ id: z.uuid(), reason }),
  output: z.object({ proposal: z.string() }),
  errors: ['not_found', 'account_state', 'own_account', ...twoDecide],
})

export const endPersonSessions = defineCall({
  name: 'endPersonSessions',
  method: 'POST',
  path: '/staff/people/endsessions',
  access: administrator,
  sentence: 'Ends one session of a person, or all of them.',
  input: z.object({ id: z.uuid(), session_id: z.uuid().optional() }),
  output: z.object({ ended: z.number().int() }),
  errors: ['not_found'],
})

export const staffPeopleCalls = [
  listPeople,
  findPersonByNumber,
  createStaff,
  createForeigner,
  updateStaff,
  setGrants,
  lockPerson,
  unlockPerson,
  makePasswordLink,
  proposeFactorReset,
  endPersonSessions,
  readPerson,
]
