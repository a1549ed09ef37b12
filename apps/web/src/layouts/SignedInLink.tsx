// A link to a place that needs signing in: a visitor is asked to, where he or she stands, and comes to it afterwards.
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { rememberPlace } from './return-place.ts'

const LoginChooser = lazy(async () => ({ default: (await import('./LoginChooser.tsx')).LoginChooser }))

export const SignedInLink = ({
  to,
  text,
  look,
  className,
  children,
}: {
  readonly to: string
  /** Why signing in is asked for. */
  readonly text?: string
  readonly look?: 'button'
  readonly className?: string
  readonly children: ReactNode
}) => {
  const { status } = useSession()
  const [asked, setAsked] = useState(false)
  const ask = (event: MouseEvent) => {
    if (status !== 'signed-out') return
    event.preventDefault()
    rememberPlace(to)
    setAsked(true)
  }
  const props = { to, onClick: ask, ...(className !== undefined && { className }) }
  return (
    <>
      {look === 'button' ? <ButtonLink {...props}>{children}</ButtonLink> : <Link {...props}>{children}</Link>}
      {asked && (
        <Suspense fallback={null}>
          <LoginChooser open onClose={() => setAsked(false)} text={text} why="loginNeeded" />
        </Suspense>
      )}
    </>
  )
}
