// The actions on many that wait to be undone, run, or have ended: each in one notice that stays until it is closed.

import type { listBulkActs } from '@khyanalt/contract/bulk-acts'
import { cancelBulkAct, closeBulkAct } from '@khyanalt/contract/bulk-acts'
import type { OutputOf } from '@khyanalt/contract/call'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { callApi } from '../../../api/client.ts'
import { errorText } from '../../../api/error-text.ts'
import { useKeys } from '../../../console/use-keys.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { announce } from '../../../ui/live-region.ts'
import { staffKey } from '../../cases/use-decision.ts'
import { bulkActsQuery } from '../queries.ts'
import styles from './BulkActs.module.css'
import { useRefusalWords } from './refusal-words.ts'

type BulkActShown = OutputOf<typeof listBulkActs>['data'][number]

export const BulkActs = () => {
  const t = useText(queueTexts)
  const { data } = useQuery(bulkActsQuery)
  const acts = data?.data ?? []
  if (acts.length === 0) return null
  return (
    <section className={styles.acts} aria-label={t('bulk')}>
      {acts.map(act => (
        <BulkActNotice key={act.id} act={act} />
      ))}
    </section>
  )
}

const BulkActNotice = ({ act }: { readonly act: BulkActShown }) => {
  const t = useText(queueTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const why = useRefusalWords()
  const undo = useRef<HTMLButtonElement>(null)
  const again = () => client.invalidateQueries({ queryKey: bulkActsQuery.queryKey })
  const cancel = useMutation({
    mutationFn: () => callApi(cancelBulkAct, { id: act.id }),
    onSuccess: () => announce(t('undone')),
    onSettled: again,
  })
  const close = useMutation({ mutationFn: () => callApi(closeBulkAct, { id: act.id }), onSettled: again })
  const waits = act.state === 'waiting'
  const said = t(`waits_${act.action}`, { count: act.total, name: act.to ?? '' })
  const tell = useEffectEvent(() => {
    if (waits) {
      announce(`${said}. ${t('waits', { seconds: act.seconds_left })}`)
      // The button that ordered it is gone; the way back takes its place.
      undo.current?.focus()
    } else if (act.state === 'done') {
      void client.invalidateQueries({ queryKey: staffKey })
      announce(ending(act, t))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each state.
  useEffect(() => tell(), [act.state])
  useKeys(waits ? [{ keys: ['z'], word: t('key_undo'), act: () => cancel.mutate() }] : [])
  return (
    <div className={styles.act} data-state={act.state}>
      <div className={styles.words}>
        {act.state === 'done' ? (
          <strong>{ending(act, t)}</strong>
        ) : (
          <>
            <strong>{said}</strong>
            <span className={styles.quiet}>
              {waits
                ? act.seconds_left > 0
                  ? t('waits', { seconds: act.seconds_left })
                  : t('begins')
                : t('progress', { done: act.done + act.refused.length, total: act.total })}
            </span>
            <progress
              aria-label={said}
              className={styles.progress}
              max={act.total}
              value={act.done + act.refused.length}
            />
          </>
        )}
        {act.refused.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too.
          <ul className={styles.refused} tabIndex={0} aria-label={t('ended_refused', { count: act.refused.length })}>
            {act.refused.map(({ request_number, code, params }) => (
              <li key={request_number}>
                <b>{request_number}</b> {why({ code, params })}
              </li>
            ))}
          </ul>
        )}
        {cancel.error && (
          <Alert tone="error" urgent>
            {errorText(cancel.error, ui)}
          </Alert>
        )}
      </div>
      {waits && (
        <Button ref={undo} size="s" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('undo')}
        </Button>
      )}
      {act.state === 'done' && (
        <Button
          size="s"
          variant="secondary"
          busy={close.isPending}
          label={`${t('close')}: ${ending(act, t)}`}
          onClick={() => close.mutate()}
        >
          {t('close')}
        </Button>
      )}
    </div>
  )
}

const ending = ({ done, refused }: BulkActShown, t: ReturnType<typeof useText<keyof typeof queueTexts.mn>>): string =>
  [
    ...(done > 0 || refused.length === 0 ? [t('ended', { count: done })] : []),
    ...(refused.length > 0 ? [t('ended_refused', { count: refused.length })] : []),
  ].join('. ')
