// One act of the agency: sent once under its own id, then everything the console knows is read anew.
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'

/** Everything the console knows; decisions make it stale. */
export const staffKey = ['staff'] as const

/** What the act needs beside its id. */
export type DecisionInput<C extends Call> = Omit<InputOf<C>, 'transaction_id'>

export type Decision<C extends Call> = {
  readonly decide: (input: DecisionInput<C>) => void
  readonly pending: boolean
  readonly error: unknown
}

/** Readies an act; `onDone` runs after the screen shows the new state, `onRefused` when the server said no. */
export const useDecision = <C extends Call>(
  call: C,
  { onDone, onRefused }: { onDone: (output: OutputOf<C>) => void; onRefused?: ((error: unknown) => void) | undefined },
): Decision<C> => {
  const client = useQueryClient()
  const id = useActId()
  const act = useMutation({
    // Without a connection it fails at once and says so; a decision never goes out later by itself.
    networkMode: 'always',
    mutationFn: (input: DecisionInput<C>) => callApi(call, { ...input, transaction_id: id.of(input) } as InputOf<C>),
    onSuccess: async output => {
      id.renew()
      await client.invalidateQueries({ queryKey: staffKey })
      onDone(output)
    },
    onError: error => onRefused?.(error),
  })
  return { decide: act.mutate, pending: act.isPending, error: act.error }
}
