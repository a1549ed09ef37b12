// What people who sign in need at the root of every page, and visitors do not fetch: toasts, and asking for a proof.
import { lazy, Suspense } from 'react'
import { useProofAsked } from './api/step-up.ts'
import { ToastRegion } from './ui/ToastRegion.tsx'

const ProofDialog = lazy(async () => ({ default: (await import('./second-factor/ProofDialog.tsx')).ProofDialog }))

export const SignedInParts = () => {
  const asked = useProofAsked()
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
