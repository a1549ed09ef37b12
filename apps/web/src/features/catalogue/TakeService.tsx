// The button that takes a service, and the dialog that answers it.
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'

const TakeDialog = lazy(async () => ({ default: (await import('./TakeDialog.tsx')).TakeDialog }))

export const TakeService = ({ service }: { readonly service: Service }) => {
  const t = useText(catalogueTexts)
  const { status } = useSession()
  const [search] = useSearchParams()
  const renewing = search.get('renew')
  const wanted = renewing !== null || search.has('take')
  const [open, setOpen] = useState(false)
  // Whoever follows a warning that a certificate ends, or comes back from signing in, is asked at once; not before it
  // is known who that is.
  useEffect(() => {
    if (wanted && status !== 'loading') setOpen(true)
  }, [wanted, status])
  return (
    <>
      <Button disabled={status === 'loading'} onClick={() => setOpen(true)}>
        {t('take')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TakeDialog service={service} renewing={renewing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
