// Fetches the employees that the answers name, as long as the form is open.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useFormSender } from '../form-sender.ts'
import type { FormStore } from '../form-store.ts'
import { scopeOfSender, workersByIdQuery } from './worker-queries.ts'
import { employeeFields, namedIds, rememberWorkers } from './worker-store.ts'

/** Shows nothing. */
export const WorkerFacts = ({ store }: { readonly store: FormStore }) => {
  const scope = scopeOfSender(useFormSender())
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = employeeFields(store.form).map(name => {
        // Only fields that somebody has looked at tell of changes.
        store.view(name)
        return store.subscribe(name, listener)
      })
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store],
  )
  const joined = useSyncExternalStore(subscribe, () => namedIds(store).join(','))
  const ids = joined === '' ? [] : joined.split(',')
  const { data } = useQuery({ ...workersByIdQuery(scope, ids), enabled: ids.length > 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are those the data was asked for with.
  useEffect(() => {
    if (data) rememberWorkers(store, data.data, ids)
  }, [data, store])
  return null
}
