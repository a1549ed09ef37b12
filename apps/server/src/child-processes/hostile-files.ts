// Reads files that people bring, each kind in child processes of its own: what breaks them is unreadable.
import { refuse } from '../http/refusal.ts'
import { ChildError, openChildPool } from './child-pool.ts'
import { childLimits } from './limits.ts'

export type HostileFileReader<Answer> = {
  /**
   * What the worker makes of the bytes, which are fetched when their turn has come; 'unreadable' when it fails, takes
   * too much or says too much. Files of one person are read one after the other, and behind those of people who used
   * less; refuses where too many wait.
   */
  read(bytes: () => Uint8Array | Promise<Uint8Array>, person: string): Promise<Answer | 'unreadable'>
  /** Milliseconds that somebody's files took of late. */
  used(person: string): number
}

/** A reader of one kind of file; `script` calls `answerTasks`. */
export const openReader = <Answer>(
  script: URL,
  kind: Exclude<keyof typeof childLimits, 'document'>,
): HostileFileReader<Answer> => {
  const pool = openChildPool<null, Answer>(script, childLimits[kind])
  return {
    async read(bytes, person) {
      try {
        return (await pool.run({ value: null, bytes, person })).value
      } catch (error) {
        if (!(error instanceof ChildError)) throw error
        if (error.failure === 'full') throw refuse('too_many_requests')
        if (!error.isOfTask) throw error
        return 'unreadable'
      }
    },
    used: pool.used,
  }
}
