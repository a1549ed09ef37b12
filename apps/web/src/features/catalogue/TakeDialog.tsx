// Answers "Take service": what stands in the way, or which kind of request to create.
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { onlyForClients } from '@khyanalt/domain/messages/client-types'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { QueryProvider } from '../../api/query-client.tsx'
import { useSession } from '../../api/session.ts'
import { useName, useText } from '../../language/language.tsx'
import { LoginChooser } from '../../layouts/LoginChooser.tsx'
import { rememberPlace } from '../../layouts/return-place.ts'
import { promptAddress, takeAddress } from '../../prompt-address.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CreateRequest } from './CreateRequest.tsx'
import { checkTake, type TakeCheck } from './check-take.ts'

const CustomerDialog = lazy(async () => ({ default: (await import('./CustomerDialog.tsx')).CustomerDialog }))

type Props = {
  readonly service: Service
  /** The certificate that is to be renewed, where a link named one. */
  readonly renewing: string | null
  readonly onClose: () => void
}

export const TakeDialog = ({ service, renewing, onClose: close }: Props) => {
  const t = useText(catalogueTexts)
  const { user } = useSession()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const check = checkTake(service, user)
  const here = takeAddress(pathname, renewing)
  const onClose = () => {
    close()
    // Closed, it is not wanted any more: the same address opened again asks nothing.
    if (search.has('take')) setSearch(renewing ? { renew: renewing } : {}, { replace: true, preventScrollReset: true })
  }

  if (check === 'login') {
    rememberPlace(here)
    return <LoginChooser open onClose={onClose} title={t('loginTitle')} text={t('loginText')} />
  }
  if (check === 'ready') {
    return (
      <Dialog open onClose={onClose} title={t('chooseTitle')}>
        <QueryProvider>
          <CreateRequest service={service} renewing={renewing} onClose={onClose} />
        </QueryProvider>
      </Dialog>
    )
  }
  if (check === 'customer') {
    return (
      <Suspense fallback={null}>
        <CustomerDialog service={service} onClose={onClose} />
      </Suspense>
    )
  }
  if (check === 'other-clients') return <OtherClients service={service} back={here} onClose={onClose} />
  const { title, text, prompt }: Obstacle = obstacles[check]
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(title)}
      actions={
        prompt ? <ToProfile prompt={prompt} back={here} /> : <Button onClick={onClose}>{t('understood')}</Button>
      }
    >
      <p>{t(text)}</p>
    </Dialog>
  )
}

/** For whom the service is; whoever acts for an organisation may enter it, where the service takes organisations. */
const OtherClients = ({ service, back, onClose }: Pick<Props, 'service' | 'onClose'> & { readonly back: string }) => {
  const t = useText(catalogueTexts)
  const name = useName()
  const offered = service.clienttype.includes('COMPANY')
  return (
    <Dialog
      open
      onClose={onClose}
      title={name(onlyForClients(service.clienttype))}
      actions={
        offered ? <ToProfile prompt="company" back={back} /> : <Button onClick={onClose}>{t('understood')}</Button>
      }
    >
      <p>{t('onlyText')}</p>
      {offered && <p>{t('enterCompany')}</p>}
    </Dialog>
  )
}

const ToProfile = ({ prompt, back }: { readonly prompt: 'company' | 'contact'; readonly back: string }) => {
  const t = useText(catalogueTexts)
  return <ButtonLink to={promptAddress(prompt, back)}>{t('toProfile')}</ButtonLink>
}

type Word = keyof typeof catalogueTexts.mn
type Obstacle = { readonly title: Word; readonly text: Word; readonly prompt?: 'contact' }

const obstacles = {
  closed: { title: 'closedTitle', text: 'closedText' },
  paused: { title: 'paused', text: 'pausedText' },
  portal: { title: 'portalTitle', text: 'portalText' },
  contact: { title: 'contactTitle', text: 'contactText', prompt: 'contact' },
} as const satisfies Record<Exclude<TakeCheck, 'login' | 'ready' | 'customer' | 'other-clients'>, Obstacle>
