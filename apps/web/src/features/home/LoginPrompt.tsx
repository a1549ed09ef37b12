// A protected page sent the visitor here: offers to log in at once (REQ-SESS-01).
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'

const LoginChooser = lazy(async () => ({ default: (await import('../../layouts/LoginChooser.tsx')).LoginChooser }))

export const LoginPrompt = () => {
  const { status, authError } = useSession()
  const { state } = useLocation() as { state: { from?: string } | null }
  const navigate = useNavigate()
  if (!state?.from || status !== 'signed-out') return null
  return (
    <Suspense fallback={null}>
      <LoginChooser
        open
        why={authError ? 'sessionEnded' : 'loginNeeded'}
        onClose={() => navigate('.', { replace: true, state: null })}
      />
    </Suspense>
  )
}
