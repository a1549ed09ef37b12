// The wire numbers of the states of a case: one number a state, and under review the number of the step.

/** The number of each state; `step` stands for the numbers of the review steps. */
export type StatusCodes<State extends string> = Readonly<Record<State, number | 'step'>>

/** The wire number of a state; `step` is the review step, from 1, and only read under review. */
export const statusCodeOf = <State extends string>(codes: StatusCodes<State>, state: State, step: number): number => {
  const code = codes[state]
  return code === 'step' ? step : code
}

/** The state and review step behind a wire number, or null; steps go up to `lastStep`, and are 0 elsewhere. */
export const readStatus = <State extends string>(
  codes: StatusCodes<State>,
  code: number,
  lastStep: number,
): { readonly state: State; readonly step: number } | null => {
  const states = Object.keys(codes) as State[]
  const fixed = states.find(state => codes[state] === code)
  if (fixed !== undefined) return { state: fixed, step: 0 }
  const review = states.find(state => codes[state] === 'step')
  const isStep = Number.isInteger(code) && code >= 1 && code <= lastStep
  return review !== undefined && isStep ? { state: review, step: code } : null
}
