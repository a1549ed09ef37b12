// Who holds the request, and taking it over.
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { DecisionDialog } from '../../console/DecisionDialog.tsx'
import { useKeys } from '../../console/use-keys.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './FactsPane.module.css'
import type { Case } from './queries.ts'
import { useAssign } from './use-assign.ts'

export const CaseHolder = ({ shown }: { readonly shown: Case }) => {
  const t = useText(staffDeskTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const { holder, may_assign: mayAssign, may_take: mayTake, request } = shown
  const [asking, setAsking] = useState(false)
  const { assign, pending, error, refused } = useAssign(() => setAsking(false))
  const standsIn = holder?.away?.deputy.id === user?.id
  const mine = holder !== null && holder.id === user?.id
  const give = (to: string | null) => assign([{ request_number: request.request_number, holder }], to)
  const take = () => {
    if (!user || !mayTake || mine) return
    if (holder) setAsking(true)
    else give(user.id)
  }
  useKeys(mayTake && !mine ? [{ keys: ['h'], word: t('key_hold'), act: take }] : [])
  return (
    <div className={styles.holder}>
      <p>
        {holder && !mine && <span className={styles.quiet}>{t('holder')}: </span>}
        <strong>{mine ? t('holder_you') : (holder?.name ?? t('holder_none'))}</strong>
      </p>
      {mayTake && !mine && (
        <Button size="s" variant="secondary" busy={pending} onClick={take}>
          {t('take_over')}
        </Button>
      )}
      {mayAssign && mine && (
        <Button size="s" variant="quiet" busy={pending} onClick={() => give(null)}>
          {t('free')}
        </Button>
      )}
      {holder?.away && !mine && (
        <p className={styles.away}>
          {standsIn
            ? t('standing_in', { to: holder.away.to })
            : t('away_until', { to: holder.away.to, name: holder.away.deputy.name })}
        </p>
      )}
      {!asking && (error || refused.length > 0) ? (
        <Alert tone="error" urgent>
          {error ? errorText(error, ui) : refused[0]?.why}
        </Alert>
      ) : null}
      {asking && holder && user && (
        <DecisionDialog
          title={t('take_over_title', { number: request.request_number })}
          explain={[
            t('take_over_explain', { name: holder.name }),
            holder.since ? t('held_since', { since: formatMoment(holder.since) }) : '',
          ]
            .join(' ')
            .trim()}
          confirm={t('take_over')}
          pending={pending}
          error={error}
          onConfirm={() => give(user.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
