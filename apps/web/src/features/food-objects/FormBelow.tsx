// The registration form below the page about the registration, for clients who have signed in (CON-040).
import { lazy, Suspense } from 'react'
import { useSession } from '../../api/session.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const BelowForm = lazy(async () => ({ default: (await import('./BelowForm.tsx')).BelowForm }))

export const FormBelow = () => {
  const { user } = useSession()
  if (user?.login_type !== 'client') return null
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <BelowForm userId={user.id} />
    </Suspense>
  )
}
