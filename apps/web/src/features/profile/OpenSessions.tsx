// Where the person is logged in, and ending it there or everywhere.
import { type listSessions, revokeSession } from '@khyanalt/contract/auth'
import type { OutputOf } from '@khyanalt/contract/call'
import { profileTexts } from '@khyanalt/domain/messages/profile'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { endSession } from '../../layouts/end-session.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './OpenSessions.module.css'
import { sessionsQuery } from './queries.ts'
import rows from './rows.module.css'

type OpenSession = OutputOf<typeof listSessions>['data'][number]

export const OpenSessions = () => {
  const t = useText(profileTexts)
  const pair = usePair(profileTexts)
  const shell = useText(shellTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const [ending, setEnding] = useState<OpenSession | 'everywhere' | null>(null)
  const { data, error, refetch } = useQuery(sessionsQuery())
  return (
    <section aria-labelledby="sessions-title" className={styles.section}>
      <SectionTitle id="sessions-title" {...pair('sessions')} />
      <p>{t('sessionsText')}</p>
      {error && !data && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={140} />}
      {data && (
        <ul className={rows.rows}>
          {data.data.map(session => (
            <li key={session.id} className={rows.row}>
              <div className={styles.words}>
                <p className={styles.device}>
                  {session.device || t('unknownDevice')} {session.current && <Tag tone="green">{t('current')}</Tag>}
                  {session.support && <Tag tone="orange">{t('bySupport', { name: session.support })}</Tag>}
                </p>
                <p className={styles.times}>
                  {t('since', { time: formatMoment(session.created_at) })} ·{' '}
                  {t('lastSeen', { time: formatMoment(session.last_seen_at) })}
                </p>
              </div>
              {!session.current && (
                <Button variant="secondary" onClick={() => setEnding(session)}>
                  {t('end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button variant="danger" icon="signOut" onClick={() => setEnding('everywhere')}>
          {t('everywhere')}
        </Button>
      </p>
      {/* Foreigners sign in by a password; citizens by national sign-on. */}
      {user?.type === 3 && (
        <p>
          <Link to={paths.newPassword}>{shell('titleNewPassword')}</Link>
        </p>
      )}
      {ending === 'everywhere' && <EndEverywhere onClose={() => setEnding(null)} />}
      {ending && ending !== 'everywhere' && <EndSession session={ending} onClose={() => setEnding(null)} />}
    </section>
  )
}

const EndSession = ({ session, onClose }: { readonly session: OpenSession; readonly onClose: () => void }) => {
  const t = useText(profileTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => callApi(revokeSession, { id: session.id }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: ['sessions'] })
      showToast({ text: t('ended') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={t('endTitle')}
      confirmLabel={t('end')}
      danger
      busy={end.isPending}
      onConfirm={() => end.mutate()}
      onClose={onClose}
      text={t('endText', { device: session.device || t('unknownDevice') })}
    >
      {end.error && <Alert tone="error">{errorText(end.error, ui)}</Alert>}
    </ConfirmDialog>
  )
}

const EndEverywhere = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText(profileTexts)
  const navigate = useNavigate()
  const end = useMutation({
    mutationFn: () => endSession(true),
    onSuccess: () => navigate(paths.home),
  })
  return (
    <ConfirmDialog
      open
      title={t('everywhereTitle')}
      confirmLabel={t('everywhere')}
      danger
      busy={end.isPending}
      onConfirm={() => end.mutate()}
      onClose={onClose}
      text={t('everywhereText')}
    />
  )
}
