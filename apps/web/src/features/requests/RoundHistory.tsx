// Every sending of a request: what was said of it, and what changed since the one before (CON-069).
import type { OutputOf } from '@khyanalt/contract/call'
import { listRounds } from '@khyanalt/contract/request-rounds'
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { createFormStore } from '../../form/form-store.ts'
import { useOptionLists } from '../../form/option-lists.ts'
import { rememberWorkers } from '../../form/workers/worker-store.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { buildFacts } from './form-facts.ts'
import type { OpenedRequest } from './queries.ts'
import { type Difference, roundDifferences } from './round-differences.ts'
import styles from './rounds.module.css'

type Props = { readonly opened: OpenedRequest; readonly form: CompiledForm }

/** Closed until somebody looks; the rounds are fetched then. */
export const RoundHistory = ({ opened, form }: Props) => {
  const t = useText(requestCourseTexts)
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.history} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('roundsOpen')}</summary>
      {open && <Rounds opened={opened} form={form} />}
    </details>
  )
}

const Rounds = ({ opened, form }: Props) => {
  const { ui } = useLanguage()
  const { request_number: id } = opened.request
  const { data, error } = useQuery({
    queryKey: ['request-rounds', id, opened.request.round],
    queryFn: ({ signal }) => callApi(listRounds, { id }, { signal }),
  })
  if (error) return <Alert tone="error">{errorText(error, ui)}</Alert>
  if (!data) return <Skeleton lines={4} />
  return <RoundList history={data} opened={opened} form={form} />
}

type History = OutputOf<typeof listRounds>

const RoundList = ({ history, opened, form }: Props & { readonly history: History }) => {
  const t = useText(requestCourseTexts)
  const [store] = useState(() =>
    createFormStore({
      form,
      answers: {},
      facts: buildFacts(opened),
    }),
  )
  useEffect(() => rememberWorkers(store, history.workers), [store, history.workers])
  useOptionLists(store)
  const facts = useSyncExternalStore(listener => store.subscribe('options', listener), store.readFacts)
  return (
    <ol className={styles.rounds} reversed>
      {history.rounds.toReversed().map(({ round, submitted_at, data, comments }) => {
        const before = history.rounds.find(other => other.round === round - 1)
        return (
          <li key={round}>
            <h3 className={styles.title}>{t('round', { round })}</h3>
            <p className={styles.quiet}>{t('roundSent', { time: formatMoment(submitted_at) })}</p>
            {before ? (
              <Differences differences={roundDifferences(form, before.data, data, facts)} />
            ) : (
              <p>{t('roundFirst')}</p>
            )}
            {comments.length > 0 && (
              <>
                <h4 className={styles.smallTitle}>{t('roundRemarks')}</h4>
                <ul className={styles.list}>
                  {comments.map(({ title, comment, path }) => (
                    <li key={`${path} ${title} ${comment}`}>
                      <strong>{title}</strong>: {comment}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const tones = { added: 'green', removed: 'red', changed: 'orange' } as const

const Differences = ({ differences }: { readonly differences: readonly Difference[] }) => {
  const t = useText(requestCourseTexts)
  const name = useName()
  if (differences.length === 0) return <p>{t('roundSame')}</p>
  return (
    <>
      <h4 className={styles.smallTitle}>{t('roundChanges')}</h4>
      <ul className={styles.list}>
        {differences.map(({ path, change, title, before, after }) => (
          <li key={path}>
            <strong>{name(title)}</strong> <Tag tone={tones[change]}>{t(change)}</Tag>
            {change !== 'added' && (
              <p>
                {t('was')}: <del>{(before && name(before)) || t('empty')}</del>
              </p>
            )}
            {change !== 'removed' && (
              <p>
                {t('is')}: {(after && name(after)) || t('empty')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
