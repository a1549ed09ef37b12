// Filters of the queue: by number, applicant, status, category and the days of sending.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { categoriesQuery } from '../../api/categories.ts'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import type { FieldControl } from '../../ui/control-props.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { FilterPanel } from '../../ui/FilterPanel.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './QueueFilterBar.module.css'
import { isBackwards, isFiltered, type QueueFilters, queueStatuses, readQueueFilters } from './queue-filters.ts'

export const QueueFilterBar = ({
  filters,
  onChange,
}: {
  readonly filters: QueueFilters
  readonly onChange: (changes: Partial<QueueFilters>) => void
}) => {
  const t = useText(staffTexts)
  const stateWord = useText(requestStateTexts)
  const name = useName()
  const { data } = useQuery(categoriesQuery)
  const [from, setFrom] = useState(filters.from)
  const [to, setTo] = useState(filters.to)
  const [problems, setProblems] = useState<{ readonly from?: string; readonly to?: string }>({})
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const query = new URLSearchParams([...typed].map(([key, value]) => [key, String(value).trim()]))
    const { status, category, query: words } = readQueueFilters(query)
    const wrong = {
      ...(from && !isCalendarDay(from) ? { from: t('filter_day') } : {}),
      ...(to && !isCalendarDay(to)
        ? { to: t('filter_day') }
        : isBackwards({ from, to })
          ? { to: t('filter_order') }
          : {}),
    }
    setProblems(wrong)
    if (!('from' in wrong || 'to' in wrong)) onChange({ status, category, query: words, from, to })
  }
  // Requests go by the top categories.
  const categories = data?.data ?? []
  const categoryName = (wanted: number): string => {
    const found = categories.find(({ id }) => id === wanted)
    return found ? name(found.data._name) : String(wanted)
  }
  const inForce: readonly (readonly [label: string, said: string | null, without: Partial<QueueFilters>])[] = [
    [t('filter_query'), filters.query || null, { query: '' }],
    [t('filter_status'), filters.status && stateWord(filters.status), { status: null }],
    [t('filter_category'), filters.category === null ? null : categoryName(filters.category), { category: null }],
    [t('filter_from'), filters.from || null, { from: '' }],
    [t('filter_to'), filters.to || null, { to: '' }],
  ]
  return (
    <search aria-label={t('filters')}>
      <FilterPanel
        active={inForce.flatMap(([label, said, without]) =>
          said === null ? [] : [{ key: label, text: `${label}: ${said}`, onRemove: () => onChange(without) }],
        )}
      >
        <form className={styles.filters} onSubmit={apply}>
          <Filter label={t('filter_query')}>
            {control => (
              <TextInput
                {...control}
                name="query"
                defaultValue={filters.query}
                autoComplete="off"
                spellCheck={false}
                maxLength={100}
              />
            )}
          </Filter>
          <Filter label={t('filter_status')}>
            {control => (
              <Select
                {...control}
                name="status"
                defaultValue={filters.status ?? ''}
                emptyLabel={t('filter_any')}
                options={queueStatuses.map(status => ({ value: status, label: stateWord(status) }))}
              />
            )}
          </Filter>
          <Filter label={t('filter_category')}>
            {control => (
              <Select
                {...control}
                // The choice waits for its options, which arrive later than the page.
                key={categories.length}
                name="category"
                defaultValue={filters.category ? String(filters.category) : ''}
                emptyLabel={t('filter_any')}
                options={categories.map(({ id, data: { _name } }) => ({ value: String(id), label: name(_name) }))}
              />
            )}
          </Filter>
          <Filter label={t('filter_from')} error={problems.from ?? null}>
            {control => <DateInput {...control} name="from" value={from} onChange={setFrom} />}
          </Filter>
          <Filter label={t('filter_to')} error={problems.to ?? null}>
            {control => <DateInput {...control} name="to" value={to} onChange={setTo} />}
          </Filter>
          <div className={styles.acts}>
            <Button type="submit">{t('filter_apply')}</Button>
            {isFiltered(filters) && (
              <Button
                variant="quiet"
                onClick={() => onChange({ status: null, category: null, query: '', from: '', to: '' })}
              >
                {t('filter_reset')}
              </Button>
            )}
          </div>
        </form>
      </FilterPanel>
    </search>
  )
}

/** A field of the bar. */
const Filter = ({
  label,
  error,
  children,
}: {
  readonly label: string
  readonly error?: string | null
  readonly children: (control: FieldControl) => ReactNode
}) => (
  <UnmarkedFields value={true}>
    <Field label={label} error={error}>
      {children}
    </Field>
  </UnmarkedFields>
)
