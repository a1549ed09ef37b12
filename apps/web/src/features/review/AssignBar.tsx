// What can be done with the selected rows: take them, give them to a colleague, set them free.
import type { QueueRow } from '@khyanalt/contract/review'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './AssignBar.module.css'
import { colleaguesQuery } from './queries.ts'
import type { Assignment } from './use-assign.ts'

export const AssignBar = ({
  rows,
  assignment,
  onClear,
}: {
  readonly rows: readonly QueueRow[]
  readonly assignment: Assignment
  readonly onClear: () => void
}) => {
  const t = useText(staffDeskTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const label = useId()
  const [chosen, setChosen] = useState('')
  const { data, isPlaceholderData } = useQuery(colleaguesQuery(rows.map(row => row.request_number).toSorted()))
  const people = data?.data ?? []
  // Whoever may not act on a row that was added is nobody's choice any more.
  const to = people.some(({ id }) => id === chosen) ? chosen : ''
  const { assign, pending, error, refused } = assignment
  return (
    <>
      {rows.length > 0 && (
        <section className={styles.bar} aria-label={t('assign')}>
          <strong role="status">{t('selected', { count: rows.length })}</strong>
          {people.some(({ id }) => id === user?.id) && (
            <Button size="s" busy={pending} onClick={() => user && assign(rows, user.id)}>
              {t('take')}
            </Button>
          )}
          <span className={styles.give}>
            <label htmlFor={label} className={styles.label}>
              {t('assign_to')}
            </label>
            <Select
              id={label}
              value={to}
              onChange={setChosen}
              emptyLabel={t('assign_choose')}
              options={people.map(({ id, name, position, holds }) => ({
                value: id,
                label: `${t('colleague', { name, count: holds })}${position ? `, ${position}` : ''}`,
              }))}
            />
            <Button
              size="s"
              variant="secondary"
              disabled={to === '' || isPlaceholderData}
              busy={pending}
              onClick={() => assign(rows, to)}
            >
              {t('assign')}
            </Button>
          </span>
          {data && !isPlaceholderData && people.length === 0 && <span role="status">{t('assign_nobody')}</span>}
          <Button size="s" variant="secondary" busy={pending} onClick={() => assign(rows, null)}>
            {t('free')}
          </Button>
          <Button size="s" variant="quiet" onClick={onClear}>
            {t('select_none')}
          </Button>
        </section>
      )}
      {error ? (
        <Alert tone="error" urgent>
          {errorText(error, ui)}
        </Alert>
      ) : null}
      {refused.length > 0 && (
        <Alert tone="warning" urgent title={t('assigned_refused')}>
          <ul>
            {refused.map(({ number, why }) => (
              <li key={number}>
                {number}: {why}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
