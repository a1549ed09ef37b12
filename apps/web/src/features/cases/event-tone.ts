// The colour of an event in the history of a case (REQ-STEP-04, REQ-STEP-05).
import { stateTone } from '@khyanalt/domain/state-tone'

type State = Parameters<typeof stateTone>[0]

/** States that say too little of what happened. */
const plain: readonly (State | null)[] = ['draft', 'sent', 'review', 'superseded', null]

/** By the state that the event led to where that says enough, else by what the step decided. */
export const eventTone = (state: State | null, resolve: number | null) => {
  if (state !== null && !plain.includes(state)) return stateTone(state)
  return resolve === 1 ? 'green' : resolve === 2 || resolve === 3 ? 'red' : 'blue'
}
