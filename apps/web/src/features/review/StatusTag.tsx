import { deskWordOf, requestStateTexts } from '@khyanalt/domain/messages/states'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import { stateTone } from '@khyanalt/domain/state-tone'
import { useText } from '../../language/language.tsx'
import { StatusTag as Look } from '../../ui/StatusTag.tsx'

/** The state behind a wire number, in a word and its colour. */
export const StatusTag = ({ code, size = 'm' }: { readonly code: number; readonly size?: 's' | 'm' }) => {
  const t = useText(requestStateTexts)
  const { state } = readRequestStatus(code) ?? { state: 'review' as const }
  return <Look tone={stateTone(state)} label={t(deskWordOf(state))} size={size} />
}
