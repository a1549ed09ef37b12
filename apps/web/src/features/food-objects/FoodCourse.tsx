// The course of a registration, oldest first: step, who, position, time (REQ-FSI-39).
import type { FoodStep } from '@khyanalt/contract/food-objects'
import { readFoodObjectStatus } from '@khyanalt/domain/food-object-status'
import { foodObjectTexts, foodStepTexts } from '@khyanalt/domain/messages/food-objects'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Timeline } from '../../ui/Timeline.tsx'

const looks = {
  blue: 'clock',
  green: 'check',
  red: 'returned',
} as const

export const FoodCourse = ({
  steps,
}: {
  readonly steps: readonly (FoodStep & { readonly note?: string | null })[]
}) => {
  const t = useText(foodObjectTexts)
  const word = useText(foodStepTexts)
  const name = useName()
  return (
    <Timeline
      label={t('timeline')}
      items={steps.map((step, place) => {
        const tone = toneOf(step)
        return {
          id: `${place} ${step.created_at}`,
          title: word((Object.hasOwn(foodStepTexts.mn, step.action) ? step.action : 'other') as 'other'),
          time: formatMoment(step.created_at),
          dateTime: step.created_at,
          by: [step.user_name, step.user_position].filter(Boolean).join(', '),
          text: [step.name && name(step.name), step.note].filter(Boolean).join(' – ') || undefined,
          tone,
          icon: looks[tone],
        }
      })}
    />
  )
}

const toneOf = ({ status, resolve }: FoodStep): keyof typeof looks => {
  const state = readFoodObjectStatus(status)
  if (resolve === 2 || resolve === 3 || state === 'suspended') return 'red'
  return resolve === 1 || state === 'registered' ? 'green' : 'blue'
}
