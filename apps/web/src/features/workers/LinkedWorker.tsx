// The employee whom a message leads to, opened for editing at once.
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { WorkerDialog } from '../../form/workers/WorkerDialog.tsx'
import { type WorkerScope, workersByIdQuery } from '../../form/workers/worker-queries.ts'

export const LinkedWorker = ({ scope }: { readonly scope: WorkerScope }) => {
  const [params, setParams] = useSearchParams()
  const id = params.get('employee')
  const { data } = useQuery({ ...workersByIdQuery(scope, id === null ? [] : [id]), enabled: id !== null })
  const worker = id === null ? undefined : data?.data.find(one => one.id === id)
  if (!worker) return null
  const close = () => setParams(new URLSearchParams([...params].filter(([name]) => name !== 'employee')))
  return <WorkerDialog form="company" scope={scope} worker={worker} onSaved={close} onClose={close} />
}
