// The button that takes a service, and the dialog that answers it.
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'

const TakeDialog = lazy(async () => ({ default: (await import('./TakeDialog.tsx')).TakeDialog }))

export const TakeService = ({ service }: { readonly service: Service }) => {
  const t = useText(catalogueTexts)
  const { status } = useSession()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button disabled={status === 'loading'} onClick={() => setOpen(true)}>
        {t('take')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TakeDialog service={service} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
