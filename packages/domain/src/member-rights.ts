// What a member may do in an organisation's name, beside the roles MEMBER and ADMIN (REQ-BEHALF-06).
import type { Actor } from './actor.ts'

/** Prepares drafts and keeps the registers; sends; pays and attaches receipts; reads what the organisation has. */
export const memberRights = ['prepare', 'send', 'pay', 'read'] as const
export type MemberRight = (typeof memberRights)[number]

/** What an ADMIN has, and a member of whom nothing else was said. */
export const allRights: readonly MemberRight[] = memberRights

/** Whoever prepares or sends reads too; in the order of the list, each once. */
export const tidyRights = (given: readonly MemberRight[]): readonly MemberRight[] =>
  memberRights.filter(
    right => given.includes(right) || (right === 'read' && (given.includes('prepare') || given.includes('send'))),
  )

/** The rights of a member; an ADMIN, who could give them to himself, has all. */
export const rightsOf = (role: 'MEMBER' | 'ADMIN', stored: readonly string[]): readonly MemberRight[] =>
  role === 'ADMIN' ? allRights : memberRights.filter(right => stored.includes(right))

/** Every right for each organisation, as its ADMIN has them. */
export const fullRights = (companyIds: readonly string[]): Readonly<Record<string, readonly MemberRight[]>> =>
  Object.fromEntries(companyIds.map(id => [id, allRights]))

/** Whether the actor may do it for the owner; people may do everything for themselves. */
export const hasRight = (actor: Actor, companyId: string | null, right: MemberRight): boolean =>
  actor.kind !== 'client' || companyId === null || (actor.rights[companyId] ?? []).includes(right)

/** The actor as one who pays: sees what an organisation owes also without reading the rest. */
export const asPayer = <Someone extends Actor>(actor: Someone): Someone =>
  actor.kind === 'client' ? { ...actor, companyIds: Object.keys(actor.rights).filter(id => owesTo(actor, id)) } : actor

const owesTo = (actor: Actor, companyId: string): boolean =>
  hasRight(actor, companyId, 'read') || hasRight(actor, companyId, 'pay')
