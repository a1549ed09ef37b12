// One act of the agency: sent once under its own id, then everything the desk knows is read anew.
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/client.ts'
import { useActId } from '../../../api/transaction-id.ts'
import { feeDeskKey } from './desk-queries.ts'

export const useFeeDecision = <C extends Call>(call: C, onDone: (output: OutputOf<C>) => void) => {
  const client = useQueryClient()
  const act = useActId()
  return useMutation({
    // Without a connection it fails at once and says so; a decision never goes out later by itself.
    networkMode: 'always',
    mutationFn: (input: Omit<InputOf<C>, 'transaction_id'>) =>
      callApi(call, { ...input, transaction_id: act.of(input) } as InputOf<C>),
    onSuccess: async output => {
      act.renew()
      await client.invalidateQueries({ queryKey: feeDeskKey })
      onDone(output)
    },
    // Whoever was refused sees what stands now.
    onError: () => void client.invalidateQueries({ queryKey: feeDeskKey }),
  })
}
