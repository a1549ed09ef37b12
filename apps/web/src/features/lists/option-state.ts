// How an option stands today.
import type { EditedOption } from '@khyanalt/contract/staff-lists'
import { formatDay } from '../../language/format.ts'

export type OptionState = 'offered' | 'coming' | 'ended' | 'retired'

export const optionState = ({ offered, current, from }: EditedOption): OptionState => {
  if (!offered) return 'retired'
  if (current) return 'offered'
  return from !== null && from > formatDay(new Date().toISOString()) ? 'coming' : 'ended'
}

/** Whether it is, or will be, offered, so that it may be retired. */
export const isInUse = (option: EditedOption): boolean => ['offered', 'coming'].includes(optionState(option))
