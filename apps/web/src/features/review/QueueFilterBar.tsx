// Filters of the queue: what is used daily in one line, the rest behind a button.

import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { feeStates } from '@khyanalt/domain/fee-state'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { queueDeadlines } from '@khyanalt/domain/queue-view'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { categoriesQuery } from '../../api/categories.ts'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import type { FieldControl } from '../../ui/control-props.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { FilterPanel } from '../../ui/FilterPanel.tsx'
import { Select, type SelectOption } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './QueueFilterBar.module.css'
import { queueChoicesQuery } from './queries.ts'
import {
  isBackwards,
  isFiltered,
  nothingNarrowed,
  type QueueFilters,
  queueStatuses,
  readQueueFilters,
} from './queue-filters.ts'

/** Those behind the button. */
const further = ['status', 'category', 'service', 'unit', 'province', 'fee', 'from', 'to'] as const

export const QueueFilterBar = ({
  filters,
  onChange,
  children,
}: {
  readonly filters: QueueFilters
  readonly onChange: (changes: Partial<QueueFilters>) => void
  /** Stands beside the buttons. */
  readonly children?: ReactNode
}) => {
  const t = useText(staffTexts)
  const queue = useText(queueTexts)
  const choices = useChoices()
  const more = useId()
  const [from, setFrom] = useState(filters.from)
  const [to, setTo] = useState(filters.to)
  const [service, setService] = useState(filters.service ? String(filters.service) : null)
  const [problems, setProblems] = useState<{ readonly from?: string; readonly to?: string }>({})
  const behind = further.filter(key => filters[key] !== nothingNarrowed[key]).length
  const [open, setOpen] = useState(behind > 0)
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const query = new URLSearchParams([...typed].map(([key, value]) => [key, String(value).trim()]))
    const { tab, page, sort, ...read } = readQueueFilters(query)
    const wrong = {
      ...(from && !isCalendarDay(from) ? { from: t('filter_day') } : {}),
      ...(to && !isCalendarDay(to)
        ? { to: t('filter_day') }
        : isBackwards({ from, to })
          ? { to: t('filter_order') }
          : {}),
    }
    setProblems(wrong)
    if (!('from' in wrong || 'to' in wrong)) onChange({ ...read, service: service ? Number(service) : null, from, to })
  }
  const labels = {
    query: t('filter_query'),
    assignee: queue('filter_assignee'),
    deadline: queue('filter_deadline'),
    status: t('filter_status'),
    category: t('filter_category'),
    service: queue('filter_service'),
    unit: queue('filter_unit'),
    province: queue('filter_province'),
    fee: queue('filter_fee'),
    from: t('filter_from'),
    to: t('filter_to'),
  } as const
  const keys = Object.keys(labels) as (keyof typeof labels)[]
  const active = keys.flatMap(key => {
    const value = filters[key]
    if (value === nothingNarrowed[key]) return []
    const said = choices[key as keyof typeof choices]?.find(option => option.value === String(value))?.label
    return [
      {
        key,
        text: `${labels[key]}: ${said ?? value}`,
        onRemove: () => onChange({ [key]: nothingNarrowed[key] }),
      },
    ]
  })
  const choice = (key: Exclude<keyof typeof choices, 'service'>) => (
    <Filter label={labels[key]}>
      {control => (
        <Select
          {...control}
          // The choice waits for its options, which arrive later than the page.
          key={choices[key].length}
          name={key}
          defaultValue={String(filters[key] ?? '')}
          emptyLabel={t('filter_any')}
          options={choices[key]}
        />
      )}
    </Filter>
  )
  return (
    <search aria-label={t('filters')}>
      <FilterPanel active={active}>
        <form className={styles.filters} onSubmit={apply}>
          <div className={styles.line}>
            <Filter label={labels.query}>
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
            {choice('assignee')}
            {choice('deadline')}
            <div className={styles.acts}>
              <Button type="submit">{t('filter_apply')}</Button>
              <Button
                variant="secondary"
                iconEnd={open ? 'chevronUp' : 'chevronDown'}
                aria-expanded={open}
                aria-controls={more}
                onClick={() => setOpen(!open)}
              >
                {`${queue(open ? 'filter_less' : 'filter_more')}${behind > 0 ? ` (${behind})` : ''}`}
              </Button>
              {isFiltered(filters) && (
                <Button variant="quiet" onClick={() => onChange(nothingNarrowed)}>
                  {t('filter_reset')}
                </Button>
              )}
              {children}
            </div>
          </div>
          <div id={more} className={styles.more} hidden={!open}>
            <Filter label={labels.service}>
              {control => (
                <Combobox
                  {...control}
                  value={service}
                  onChange={setService}
                  options={choices.service}
                  placeholder={t('filter_any')}
                />
              )}
            </Filter>
            {choice('status')}
            {choice('fee')}
            {choice('category')}
            {choice('unit')}
            {choice('province')}
            <Filter label={labels.from} error={problems.from ?? null}>
              {control => <DateInput {...control} name="from" value={from} onChange={setFrom} />}
            </Filter>
            <Filter label={labels.to} error={problems.to ?? null}>
              {control => <DateInput {...control} name="to" value={to} onChange={setTo} />}
            </Filter>
          </div>
        </form>
      </FilterPanel>
    </search>
  )
}

/** What each filter offers. */
const useChoices = () => {
  const queue = useText(queueTexts)
  const stateWord = useText(requestStateTexts)
  const name = useName()
  const categories = useQuery(categoriesQuery).data?.data ?? []
  const found = useQuery(queueChoicesQuery).data
  const option = (value: string | number, label: string): SelectOption => ({ value: String(value), label })
  return {
    assignee: [
      option('me', queue('assignee_me')),
      option('nobody', queue('assignee_nobody')),
      ...(found?.colleagues ?? []).map(each => option(each.id, each.name)),
    ],
    deadline: queueDeadlines.map(deadline => option(deadline, queue(`deadline_${deadline}`))),
    status: queueStatuses.map(status => option(status, stateWord(status))),
    fee: feeStates.map(fee => option(fee, queue(`fee_${fee}`))),
    // Requests go by the top categories.
    category: categories.map(({ id, data: { _name } }) => option(id, name(_name))),
    service: (found?.services ?? []).map(each => option(each.id, name(each.name))),
    unit: (found?.units ?? []).map(each => option(each.id, name(each.name))),
    province: (found?.provinces ?? []).map(each => option(each.code, name(each.name))),
  }
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
