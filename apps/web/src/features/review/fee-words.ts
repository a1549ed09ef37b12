// Where a fee stands, in words with its amount.
import type { FeeState } from '@khyanalt/domain/fee-state'
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { useText } from '../../language/language.tsx'
import type { Tone } from '../../ui/Tag.tsx'
import { writeAmount } from './write-amount.ts'

type Fee = { readonly state: FeeState; readonly amount: string }

/** The words and the colour of each state. */
export const useFeeWords = () => {
  const t = useText(feeTexts)
  return ({ state, amount }: Fee): { readonly text: string; readonly tone: Tone } => ({
    text: t(`state_${state}`, { amount: writeAmount(amount) }),
    tone: feeTones[state],
  })
}

/** The colour of each state of a fee. */
export const feeTones = {
  none: 'grey',
  due: 'orange',
  invoiced: 'orange',
  receipt: 'blue',
  paid: 'green',
  waived: 'purple',
} as const satisfies Record<FeeState, Tone>
