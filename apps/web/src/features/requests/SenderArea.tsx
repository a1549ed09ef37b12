// Tells tool sections of a form whose registers they are to read, and fetches the employees that the answers name.
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { FormSenderContext } from '../../form/form-sender.ts'
import type { OpenDraft } from '../../form/open-draft.ts'
import { useSender } from './ForWhom.tsx'

const WorkerFacts = lazy(async () => ({ default: (await import('../../form/workers/WorkerFacts.tsx')).WorkerFacts }))

type SenderAreaProps = { readonly draft: OpenDraft; readonly requestNumber: string; readonly children: ReactNode }

/** The form inside knows its sender, also while that is being chosen. */
export const SenderArea = ({ draft, requestNumber, children }: SenderAreaProps) => {
  const { store } = draft
  const companyId = useSender(draft)
  const sender = useMemo(() => ({ requestNumber, companyId }), [requestNumber, companyId])
  const asksForEmployees = [...store.form.fields.values()].some(({ type }) => type === 'employee')
  return (
    <FormSenderContext value={sender}>
      {asksForEmployees && (
        <Suspense fallback={null}>
          <WorkerFacts store={store} />
        </Suspense>
      )}
      {children}
    </FormSenderContext>
  )
}
