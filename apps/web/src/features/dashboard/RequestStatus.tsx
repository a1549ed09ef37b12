// The status of a listed request: colour and word.
import { foodObjectTone, readFoodObjectStatus } from '@khyanalt/domain/food-object-status'
import { foodObjectStateTexts, requestStateTexts } from '@khyanalt/domain/messages/states'
import { readRequestStatus, requestStatusTone } from '@khyanalt/domain/request-status'
import { useText } from '../../language/language.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'

type Props = {
  readonly code: number
  readonly draftLabel?: 'draft' | 'draft_portal'
  /** Food objects have words of their own for the same numbers. */
  readonly category?: 'INSPECTION' | 'FSI'
}

/** The tag; 999 is never given, yet reads as under review (CON-063). */
export const RequestStatus = ({ code, draftLabel = 'draft', category = 'INSPECTION' }: Props) => {
  const t = useText(requestStateTexts)
  const food = useText(foodObjectStateTexts)
  if (category === 'FSI') {
    const state = readFoodObjectStatus(code) ?? 'review'
    return <StatusTag tone={foodObjectTone(state)} label={food(state)} />
  }
  const state = readRequestStatus(code)?.state ?? 'review'
  return <StatusTag tone={requestStatusTone(state)} label={t(state === 'draft' ? draftLabel : state)} />
}
