// Where somebody is signed in, and ending it.
import { endPersonSessions, type Person } from '@khyanalt/contract/staff-people'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './people.module.css'
import { peopleKey } from './queries.ts'

type Session = Person['sessions'][number]

export const PersonSessions = ({ person }: { readonly person: Person }) => {
  const t = useText(staffPeopleTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [ending, setEnding] = useState<Session | 'all' | null>(null)
  const end = useMutation({
    mutationFn: () =>
      callApi(endPersonSessions, {
        id: person.id,
        ...(ending && ending !== 'all' && { session_id: ending.id }),
      }),
    onSuccess: async ({ ended }) => {
      showToast({ text: t('ended', { count: ended }) })
      await client.invalidateQueries({ queryKey: peopleKey })
      setEnding(null)
    },
  })
  const deviceOf = (session: Session) => session.device || t('unknownDevice')
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <div className={styles.partHead}>
        <h2 id="sessions">{t('sessions')}</h2>
        {person.sessions.length > 1 && (
          <Button size="s" variant="danger" onClick={() => setEnding('all')}>
            {t('endAll')}
          </Button>
        )}
      </div>
      {person.sessions.length === 0 ? (
        <p className={styles.quiet}>{t('noSessions')}</p>
      ) : (
        <Table
          caption={t('sessions')}
          rows={person.sessions}
          rowKey={session => session.id}
          columns={[
            {
              id: 'device',
              header: t('device'),
              rowHeader: true,
              cell: session => (
                <>
                  {deviceOf(session)}{' '}
                  {session.support && <Tag tone="orange">{t('bySupport', { name: session.support })}</Tag>}
                </>
              ),
            },
            { id: 'since', header: t('since'), cell: session => formatMoment(session.created_at) },
            { id: 'seen', header: t('lastSeen'), cell: session => formatMoment(session.last_seen_at) },
            {
              id: 'acts',
              header: t('column_acts'),
              hideHeader: true,
              cell: session => (
                <Button size="s" variant="secondary" onClick={() => setEnding(session)}>
                  {t('end')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {ending && (
        <ConfirmDialog
          open
          danger
          title={t('endTitle')}
          text={
            ending === 'all'
              ? t('endAllText', { name: person.name })
              : t('endText', { name: person.name, device: deviceOf(ending) })
          }
          confirmLabel={t(ending === 'all' ? 'endAll' : 'end')}
          busy={end.isPending}
          onConfirm={() => end.mutate()}
          onClose={() => setEnding(null)}
        >
          {end.error && <Alert tone="error">{errorText(end.error, ui)}</Alert>}
        </ConfirmDialog>
      )}
    </section>
  )
}
