// Requests of a hand-over under one heading: each with its receiver, or why it stays.
import type { OutputOf } from '@khyanalt/contract/call'
import type { previewHandOver } from '@khyanalt/contract/hand-over'
import { absenceTexts } from '@khyanalt/domain/messages/absences'
import { useId } from 'react'
import { useName, useText } from '../../../language/language.tsx'
import { useRefusalWords } from '../queue/refusal-words.ts'
import styles from './assignees.module.css'

export type HandOver = OutputOf<typeof previewHandOver>

export const CaseList = ({ cases }: { readonly cases: HandOver['cases'] }) => {
  const t = useText(absenceTexts)
  const name = useName()
  const why = useRefusalWords()
  const heading = useId()
  const count = cases.length
  if (count === 0) return null
  const stays = cases.every(each => each.to === null)
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{t(stays ? 'hand_stays' : 'hand_goes', { count })}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too. */}
      <ul className={styles.list} tabIndex={0} aria-labelledby={heading}>
        {cases.map(({ request_number: number, title, to, refused }) => (
          <li key={number}>
            <strong>{number}</strong>
            <span>{name(title)}</span>
            <span className={styles.quiet}>
              {to?.name ??
                // By load nobody was found; to one person, that person may not.
                (refused === null || refused === 'assignee_not_allowed'
                  ? t('hand_stays_why')
                  : why({ code: refused, params: {} }))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
