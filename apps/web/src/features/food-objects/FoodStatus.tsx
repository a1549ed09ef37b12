import { readFoodObjectStatus } from '@khyanalt/domain/food-object-status'
import { foodObjectStateTexts } from '@khyanalt/domain/messages/states'
import { stateTone } from '@khyanalt/domain/state-tone'
import { useText } from '../../language/language.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'

/** The status of a registration: colour and word. */
export const FoodStatus = ({ code, size }: { readonly code: number; readonly size?: 's' }) => {
  const t = useText(foodObjectStateTexts)
  const state = readFoodObjectStatus(code) ?? 'review'
  const icon = state === 'returned' ? 'returned' : undefined
  return <StatusTag tone={stateTone(state)} label={t(state)} icon={icon} size={size} />
}
