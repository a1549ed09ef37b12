import type { updateProfile } from '@khyanalt/contract/profile'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readSignedInUser } from '../auth/present-user.ts'
import { writeContact } from './profile.sql.ts'

/** Changes the contact data of the caller. */
export const changeProfile =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof updateProfile> =>
  async (tx, caller, contact) => {
    await writeContact(tx, caller.userId, contact, clock.now())
    return { user: await readSignedInUser(tx, caller.userId) }
  }
