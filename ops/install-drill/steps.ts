// Steps of a drill: each is done, failed, or could not be tried since one that it rests on failed. Nothing passes silently.

export type Step = {
  readonly title: string
  /** Titles of the steps without which this one has no sense. */
  readonly needs: readonly string[]
  /** Does it; what it answers is told beside. Throws when anything is not as it should be. */
  readonly act: () => Promise<string>
}

export type Outcome = {
  readonly title: string
  readonly state: 'done' | 'failed' | 'not tried'
  readonly seconds: number
  readonly told: string
}

/** Does the steps in their order; says each when it ended. */
export const doSteps = async (steps: readonly Step[], say: (outcome: Outcome) => void): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const { title, needs, act } of steps) {
    const lacking = needs.find(need => outcomes.find(({ title: other }) => other === need)?.state !== 'done')
    const from = Date.now()
    const outcome: Outcome =
      lacking === undefined
        ? await act().then(
            told => ({ title, state: 'done', seconds: (Date.now() - from) / 1000, told }),
            error => ({ title, state: 'failed', seconds: (Date.now() - from) / 1000, told: tell(error) }),
          )
        : { title, state: 'not tried', seconds: 0, told: `rests on “${lacking}”` }
    outcomes.push(outcome)
    say(outcome)
  }
  return outcomes
}

const tell = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** One line for the terminal. */
export const lineOf = ({ title, state, seconds, told }: Outcome): string =>
  `${state === 'done' ? '✓' : '✗'} ${seconds.toFixed(1).padStart(6)} s  ${title}${told && `: ${told}`}`

/** Whether every step was done; a drill without steps has shown nothing. */
export const isWhole = (outcomes: readonly Outcome[]): boolean =>
  outcomes.length > 0 && outcomes.every(({ state }) => state === 'done')
