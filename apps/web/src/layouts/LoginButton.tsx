import { shellTexts } from '@khyanalt/domain/messages/shell'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'

const LoginChooser = lazy(async () => ({ default: (await import('./LoginChooser.tsx')).LoginChooser }))

/** Opens the ways to log in; quiet until the browser has looked for a session. */
export const LoginButton = ({ waiting }: { readonly waiting: boolean }) => {
  const t = useText(shellTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button disabled={waiting} onClick={() => setOpen(true)}>
        {t('login')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <LoginChooser open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
