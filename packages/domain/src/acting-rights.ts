// What an actor may do in an organisation's name (REQ-BEHALF-07).
import type { Actor } from './actor.ts'
import type { MemberRight } from './member-rights.ts'

/** Whether the actor may do it for the owner; people may do everything for themselves. */
export const hasRight = (actor: Actor, companyId: string | null, right: MemberRight): boolean =>
  actor.kind !== 'client' || companyId === null || (actor.rights[companyId] ?? []).includes(right)

/** The actor as one who pays: sees what an organisation owes also without reading the rest. */
export const asPayer = <Someone extends Actor>(actor: Someone): Someone =>
  actor.kind === 'client' ? { ...actor, companyIds: Object.keys(actor.rights).filter(id => owesTo(actor, id)) } : actor

const owesTo = (actor: Actor, companyId: string): boolean =>
  hasRight(actor, companyId, 'read') || hasRight(actor, companyId, 'pay')
