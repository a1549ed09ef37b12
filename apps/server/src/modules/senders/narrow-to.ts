// What a list holds: everything of the caller, or of the one for whom he or she acts (REQ-BEHALF-03).
import { asPayer } from '@khyanalt/domain/acting-rights'
import { NIL } from 'uuid'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'

/**
 * The caller as owner of that principal's things alone: himself or herself, or one organisation. It narrows and never
 * widens: an organisation whose things the caller does not read is refused as one that does not exist.
 */
export const narrowTo = (caller: Session, behalf: string | undefined): Session => {
  if (behalf === undefined) return caller
  if (behalf === 'self') return { ...caller, companyIds: [] }
  if (!caller.companyIds.includes(behalf)) throw refuse('company_not_found')
  // No person has the nil id, so nothing of the caller's own is left.
  return { ...caller, userId: NIL, companyIds: [behalf] }
}

/** The same for money: whoever pays for an organisation sees what it owes without reading the rest. */
export const narrowPayer = (caller: Session, behalf?: string): Session =>
  narrowTo({ ...caller, companyIds: paysFor(caller) }, behalf)

const paysFor = ({ actor, companyIds }: Session): readonly string[] =>
  actor.kind === 'client' ? asPayer(actor).companyIds : companyIds
