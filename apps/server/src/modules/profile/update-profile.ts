import type * as calls from '@khyanalt/contract/profile'
import { contactFields, contactProblems, tidyContact } from '@khyanalt/domain/contact-form'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { demandProof } from '../../http/demand-proof.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { writeContact } from './profile.sql.ts'

/** Changes the contact data of the caller. */
export const updateProfile =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.updateProfile> =>
  async (tx, caller, typed) => {
    const contact = tidyContact(typed, caller.userType)
    const found = contactProblems(contact, caller.userType)
    const problems = contactFields.flatMap(path => (found[path] ? [{ code: found[path], path }] : []))
    if (problems.length > 0) throw refuse('invalid_input', { problems })
    const changed = await writeContact(tx, caller.userId, contact, clock.now())
    // Links for choosing a password go to this address.
    if (changed.includes('email')) demandProof('enrolled', caller)
    await insertAuditEntry(tx, {
      noun: 'profile',
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'update',
      noun_id: caller.userId,
      detail: { changed },
      at: clock.now(),
    })
    return {}
  }
