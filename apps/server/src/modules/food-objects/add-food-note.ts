import type * as calls from '@khyanalt/contract/staff-food'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { addNote } from '../cases/add-note.ts'
import { foodObjectKind } from './food-object-case.ts'

/** Leaves a note for colleagues on a food object. */
export const addFoodNote =
  (services: Pick<Services, 'clock'>): UseCase<typeof calls.addFoodNote> =>
  async (tx, caller, { request_number, text }) => {
    await addNote(tx, services, foodObjectKind, caller, { key: request_number, text })
    return {}
  }
