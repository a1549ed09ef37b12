// The course of a registration, oldest first: step, who, position, time (REQ-FSI-39).
import type { FoodStep } from '@khyanalt/contract/food-objects'
import { readFoodObjectStatus } from '@khyanalt/domain/food-object-status'
import { foodObjectTexts, foodStepTexts } from '@khyanalt/domain/messages/food-objects'
import { useText } from '../../language/language.tsx'
import { CaseTimeline } from '../cases/CaseTimeline.tsx'
import { eventTone } from '../cases/event-tone.ts'

/** The key of the word for an action; one without a word of its own reads as another step. */
export const foodStepWord = (action: string) =>
  (Object.hasOwn(foodStepTexts.mn, action) ? action : 'other') as keyof typeof foodStepTexts.mn

export const FoodCourse = ({
  steps,
}: {
  readonly steps: readonly (FoodStep & { readonly note?: string | null })[]
}) => {
  const t = useText(foodObjectTexts)
  const word = useText(foodStepTexts)
  return (
    <CaseTimeline
      label={t('timeline')}
      events={steps.map(step => ({
        what: word(foodStepWord(step.action)),
        at: step.created_at,
        tone: eventTone(readFoodObjectStatus(step.status), step.resolve),
        person: step.user_name,
        position: step.user_position,
        step: step.name,
        note: step.note && <p>{step.note}</p>,
      }))}
    />
  )
}
