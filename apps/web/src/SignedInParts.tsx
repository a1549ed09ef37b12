// What people who sign in need at the root of every page, and visitors do not fetch: toasts, and asking for a proof.
import { lazy, Suspense, useEffect } from 'react'
import { isInstalled } from './api/installed.ts'
import { startServiceWorker } from './api/service-worker.ts'
import { useProofAsked } from './api/step-up.ts'
import { ToastRegion } from './ui/ToastRegion.tsx'

const ProofDialog = lazy(async () => ({ default: (await import('./second-factor/ProofDialog.tsx')).ProofDialog }))

/** An installed portal opens drafts without a network, for which their code must be there. */
const fetchForms = async (): Promise<void> => {
  if (!isInstalled()) return
  await Promise.all([
    import('./layouts/KeptDrafts.tsx'),
    import('./features/requests/RequestScreen.tsx'),
    import('./form/answer-shelf.ts'),
  ])
}

export const SignedInParts = () => {
  const asked = useProofAsked()
  useEffect(() => startServiceWorker(fetchForms), [])
  return (
    <>
      <ToastRegion />
      {asked && (
        <Suspense fallback={null}>
          <ProofDialog />
        </Suspense>
      )}
    </>
  )
}
