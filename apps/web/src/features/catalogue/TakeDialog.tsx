// Answers "Take service": what stands in the way, or which kind of request to create.
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { QueryProvider } from '../../api/query-client.tsx'
import { useSession } from '../../api/session.ts'
import { useText } from '../../language/language.tsx'
import { LoginChooser } from '../../layouts/LoginChooser.tsx'
import { rememberPlace } from '../../layouts/return-place.ts'
import { paths } from '../../paths.ts'
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

export const TakeDialog = ({ service, renewing, onClose }: Props) => {
  const t = useText(catalogueTexts)
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const check = checkTake(service, user)

  if (check === 'login') {
    rememberPlace(`${pathname}${renewing ? search : ''}`)
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
  const { title, texts, toProfile }: Obstacle = obstacles[check]
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(title)}
      actions={
        toProfile ? (
          <ButtonLink to={`${paths.dashboardProfile}?prompt=${check === 'contact' ? 'contact' : 'company'}`}>
            {t('toProfile')}
          </ButtonLink>
        ) : (
          <Button onClick={onClose}>{t('understood')}</Button>
        )
      }
    >
      {texts.map(text => (
        <p key={text}>{t(text)}</p>
      ))}
    </Dialog>
  )
}

type Word = keyof typeof catalogueTexts.mn
type Obstacle = { readonly title: Word; readonly texts: readonly Word[]; readonly toProfile?: true }

const obstacles = {
  closed: { title: 'closedTitle', texts: ['closedText'] },
  paused: { title: 'paused', texts: ['pausedText'] },
  portal: { title: 'portalTitle', texts: ['portalText'] },
  'only-citizens': { title: 'onlyCitizens', texts: ['onlyText'] },
  'only-foreigners': { title: 'onlyForeigners', texts: ['onlyText'] },
  'only-companies': { title: 'onlyCompanies', texts: ['onlyText', 'enterCompany'], toProfile: true },
  contact: { title: 'contactTitle', texts: ['contactText'], toProfile: true },
} as const satisfies Record<Exclude<TakeCheck, 'login' | 'ready' | 'customer'>, Obstacle>
