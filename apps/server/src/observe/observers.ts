// What the portal tells of its own work; metrics and traces listen, each only where it is switched on.
import { currentOrigin, type Origin, within } from './origin.ts'

export type Work = {
  readonly kind: 'call' | 'job' | 'mail' | 'document' | 'store' | 'scan'
  /** One of few: the name of a call, of a job, of a template. */
  readonly name: string
}

/** Work that was begun and not yet ended. */
export type Running = {
  /** Its place in the trace, for what it starts. */
  readonly traceparent?: string
  /** `outcome` is `success`, or the code of a refusal, or `failed`. */
  end(outcome: string): void
}

export type Statement = { readonly sql: string; readonly ms: number; readonly failed: boolean }

export type Observer = {
  begin(work: Work, origin: Origin | null): Running
  statement(statement: Statement, origin: Origin | null): void
  close(): Promise<void>
}

export type Observers = {
  /** Whether anybody listens. */
  readonly isOn: boolean
  begin(work: Work): Running
  /** Runs work from its begin to its end. */
  run<T>(work: Work, run: () => Promise<T>): Promise<T>
  statement(statement: Statement): void
  close(): Promise<void>
}

/** Tells all observers alike. */
export const tellAll = (observers: readonly Observer[]): Observers => {
  const begin = (work: Work): Running => {
    const origin = currentOrigin()
    const running = observers.map(observer => observer.begin(work, origin))
    const traceparent = running.find(each => each.traceparent)?.traceparent
    return {
      ...(traceparent ? { traceparent } : {}),
      end(outcome) {
        for (const each of running) each.end(outcome)
      },
    }
  }
  return {
    isOn: observers.length > 0,
    begin,
    async run(work, run) {
      if (observers.length === 0) return run()
      const running = begin(work)
      const origin = currentOrigin()
      try {
        const { traceparent } = running
        const answer = await (origin && traceparent ? within({ ...origin, traceparent }, run) : run())
        running.end('success')
        return answer
      } catch (error) {
        running.end('failed')
        throw error
      }
    },
    statement(statement) {
      const origin = currentOrigin()
      for (const observer of observers) observer.statement(statement, origin)
    },
    close: async () => {
      await Promise.all(observers.map(observer => observer.close()))
    },
  }
}
