// The status of a listed request: colour and word.
import { readFoodObjectStatus } from '@khyanalt/domain/food-object-status'
import { foodObjectStateTexts, requestStateTexts } from '@khyanalt/domain/messages/states'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import { stateTone } from '@khyanalt/domain/state-tone'
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
    return <StatusTag tone={stateTone(state)} label={state === 'draft' ? t(draftLabel) : food(state)} />
  }
  const state = readRequestStatus(code)?.state ?? 'review'
  return <StatusTag tone={stateTone(state)} label={t(state === 'draft' ? draftLabel : state)} />
}
