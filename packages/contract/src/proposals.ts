// What one administrator proposed and another confirms: roles that weigh, password links, fees and rules of services.
import { proposalStates } from '@khyanalt/domain/proposal'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, instant, nothing, transactionId } from './envelope.ts'

const administrator = { staff: ['ADMIN'] } as const

/** One value that changes; null where there was none, or is none any more. */
const lineSchema = z.object({ label: bilingual, from: bilingual.nullable(), to: bilingual.nullable() })
export type ProposalLine = z.infer<typeof lineSchema>

const summaryShape = {
  /** What would be done. */
  title: bilingual,
  /** To whom or what, by name. */
  subject: bilingual,
  lines: z.array(lineSchema),
  /** The screen of what it is about. */
  link: z.string().nullable(),
} as const
const summarySchema = z.object(summaryShape)
/** What administrators read of a proposal. */
export type ProposalSummary = z.infer<typeof summarySchema>

const proposalSchema = z.object({
  id: z.string(),
  kind: z.string(),
  ...summaryShape,
  state: z.enum(proposalStates),
  proposed_by: z.string(),
  /** Whether the caller proposed it. */
  own: z.boolean(),
  proposed_at: instant,
  expires_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  reason: z.string().nullable(),
  actions: z.array(z.enum(['confirm', 'refuse', 'withdraw'])),
  /** The code of why the caller does not confirm it, while it waits. */
  held: z.string().nullable(),
})
export type Proposal = z.infer<typeof proposalSchema>

/** A proposal as the screen of what it is about shows it. */
export const waitingProposalSchema = z.object({
  id: z.string(),
  kind: z.string(),
  title: bilingual,
  lines: z.array(lineSchema),
  proposed_by: z.string(),
  proposed_at: instant,
})
export type WaitingProposal = z.infer<typeof waitingProposalSchema>

export const listProposals = defineCall({
  name: 'listProposals',
  method: 'GET',
  path: '/staff/proposals',
  access: administrator,
  sentence: 'Lists what waits for a second administrator, oldest first, or what was decided last.',
  input: z.object({ state: z.enum(['waiting', 'closed']).default('waiting') }),
  output: z.object({ data: z.array(proposalSchema) }),
  errors: [],
})

export const countProposals = defineCall({
  name: 'countProposals',
  method: 'GET',
  path: '/staff/proposals/count',
  access: administrator,
  sentence: 'Counts what waits for the caller to confirm.',
  input: z.object({}),
  output: z.object({ waiting: z.number().int() }),
  errors: [],
})

const which = { id: z.uuid(), transaction_id: transactionId.optional() }

export const confirmProposal = defineCall({
  name: 'confirmProposal',
  method: 'POST',
  path: '/staff/proposals/confirm',
  access: administrator,
  sentence: 'Does what another administrator proposed, unless what it rested on has changed.',
  stepUp: { of: 'enrolled' },
  input: z.object(which),
  output: nothing,
  errors: [
    'not_found',
    'proposal_closed',
    'proposal_expired',
    'own_proposal',
    'own_account',
    'proposal_outdated',
    'last_administrator',
    'grants_invalid',
    'account_state',
    'definition_invalid',
    'rehearsal_missing',
    'version_planned',
  ],
})

export const refuseProposal = defineCall({
  name: 'refuseProposal',
  method: 'POST',
  path: '/staff/proposals/refuse',
  access: administrator,
  sentence: 'Refuses what another administrator proposed, with the reason.',
  input: z.object({ ...which, reason: z.string().trim().min(1).max(500) }),
  output: nothing,
  errors: ['not_found', 'proposal_closed', 'proposal_expired', 'own_proposal'],
})

export const withdrawProposal = defineCall({
  name: 'withdrawProposal',
  method: 'POST',
  path: '/staff/proposals/withdraw',
  access: administrator,
  sentence: 'Takes back what the caller proposed.',
  input: z.object(which),
  output: nothing,
  errors: ['not_found', 'proposal_closed', 'proposal_expired', 'not_allowed'],
})

export const proposalCalls = [listProposals, countProposals, confirmProposal, refuseProposal, withdrawProposal]
