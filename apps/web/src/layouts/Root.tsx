// Around every page: titles, scroll, progress of navigation, toasts, signing in again in place.
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useSession } from '../api/session.ts'
import { useRouteTitle } from '../document.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import styles from './Root.module.css'

const SignInAgain = lazy(async () => ({ default: (await import('../features/auth/SignInAgain.tsx')).SignInAgain }))
const ToastRegion = lazy(async () => ({ default: (await import('../ui/ToastRegion.tsx')).ToastRegion }))

export const Root = () => {
  useRouteTitle()
  const { status } = useSession()
  // Toasts come after a person did something, so their code may come after the page.
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const moving = useNavigation().state !== 'idle'
  return (
    <>
      <div className={styles.progress} data-moving={moving || undefined} aria-hidden="true" />
      <Outlet />
      <LiveRegion />
      {awake && (
        <Suspense fallback={null}>
          <ToastRegion />
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
