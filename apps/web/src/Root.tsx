// Around every page: titles, scroll, progress of navigation, toasts, signing in again in place.
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useSession } from './api/session.ts'
import { useRouteTitle } from './document.ts'
import styles from './Root.module.css'
import { LiveRegion } from './ui/LiveRegion.tsx'
import { useArrival } from './use-arrival.ts'

const SignInAgain = lazy(async () => ({ default: (await import('./features/auth/SignInAgain.tsx')).SignInAgain }))
const SupportBanner = lazy(async () => ({ default: (await import('./layouts/SupportBanner.tsx')).SupportBanner }))
const SignedInParts = lazy(async () => ({ default: (await import('./SignedInParts.tsx')).SignedInParts }))

const signInAddress = /^\/(danlogin|logindatacom|portal\/login)\/?$/

export const Root = () => {
  useRouteTitle()
  useArrival()
  const { status, user, support } = useSession()
  const { pathname } = useLocation()
  // Visitors who only read are told nothing by toasts, so they do not fetch them.
  const toasts = user !== null || (status === 'signed-out' && signInAddress.test(pathname))
  const moving = useNavigation().state !== 'idle'
  return (
    <>
      <div className={styles.progress} data-moving={moving || undefined} aria-hidden="true" />
      <Outlet />
      {support && (
        <Suspense fallback={null}>
          <SupportBanner user={user} support={support} />
        </Suspense>
      )}
      <LiveRegion />
      {toasts && (
        <Suspense fallback={null}>
          <SignedInParts />
        </Suspense>
      )}
      {status === 'expired' && (
        <Suspense fallback={null}>
          <SignInAgain />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  )
}
