// What came of a hand-over; it takes the focus, since what was pressed is gone.
import type { OutputOf } from '@khyanalt/contract/call'
import type { handOverCases } from '@khyanalt/contract/hand-over'
import { absenceTexts } from '@khyanalt/domain/messages/absences'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { useRefusalWords } from '../queue/refusal-words.ts'
import styles from './assignees.module.css'

export type Result = OutputOf<typeof handOverCases>

export const HandedOver = ({ result: { receivers, refused } }: { readonly result: Result }) => {
  const t = useText(absenceTexts)
  const why = useRefusalWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const count = receivers.reduce((sum, { gets }) => sum + gets, 0)
  return (
    <div ref={box} tabIndex={-1} className={styles.part}>
      <Alert tone={count > 0 ? 'success' : 'warning'} title={t('hand_done', { count })}>
        <ul className={styles.receivers}>
          {receivers.map(({ id, name, gets }) => (
            <li key={id}>{t('hand_done_each', { name, count: gets })}</li>
          ))}
        </ul>
      </Alert>
      {refused.length > 0 && (
        <Alert tone="warning" title={t('hand_left', { count: refused.length })}>
          <ul className={styles.receivers}>
            {refused.map(({ request_number: number, code }) => (
              <li key={number}>
                <strong>{number}</strong> {why({ code, params: {} })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
