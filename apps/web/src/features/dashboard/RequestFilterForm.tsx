// Number, status, category and days of a request list.
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { type RequestState, requestStatusCode } from '@khyanalt/domain/request-status'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { categoriesQuery } from '../../api/categories.ts'
import { useName, useText } from '../../language/language.tsx'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { FilterPanel } from '../../ui/FilterPanel.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './RequestFilterForm.module.css'
import { filterCategories, isFiltered, periodProblem, type RequestFilters, readPeriod } from './request-filters.ts'

/** The status filter of the documents (REQ-DASH-02): PROCESSING and five states. */
const filterStates: readonly RequestState[] = ['payment', 'approved', 'returned', 'rejected', 'draft']

type Props = {
  readonly filters: RequestFilters
  /** What the list calls a draft (CON-062). */
  readonly draftLabel?: 'draft' | 'draft_portal'
}

export const RequestFilterForm = ({ filters, draftLabel = 'draft' }: Props) => {
  const t = useText(dashboardTexts)
  const [search, setSearch] = useSearchParams()
  const statuses = useStatuses(draftLabel)
  const categories = useCategories()
  const { from, to } = readPeriod(filters.date)
  const chosen = {
    reqnumber: filters.reqnumber && `${t('filterNumber')}: ${filters.reqnumber}`,
    status: filters.status && `${t('filterStatus')}: ${labelOf(statuses, filters.status)}`,
    category: filters.category && `${t('filterCategory')}: ${labelOf(categories, String(filters.category))}`,
    date: filters.date && `${from}–${to}`,
  }
  const remove = (key: string) => {
    const rest = new URLSearchParams(search)
    rest.delete(key)
    rest.delete('page')
    setSearch(rest, { preventScrollReset: true })
  }
  const active = Object.entries(chosen).flatMap(([key, text]) =>
    text ? [{ key, text, onRemove: () => remove(key) }] : [],
  )
  return (
    <FilterPanel active={active}>
      {/* Fields begin anew with what the address says. */}
      <FilterFields key={JSON.stringify(filters)} filters={filters} statuses={statuses} categories={categories} />
    </FilterPanel>
  )
}

type Options = readonly { readonly value: string; readonly label: string }[]

const labelOf = (options: Options, value: string): string =>
  options.find(option => option.value === value)?.label ?? value

const useStatuses = (draftLabel: 'draft' | 'draft_portal'): Options => {
  const t = useText(requestStateTexts)
  return [
    { value: 'PROCESSING', label: t('processing') },
    ...filterStates.map(state => ({
      value: String(requestStatusCode(state, 0)),
      label: t(state === 'draft' ? draftLabel : state),
    })),
  ]
}

const useCategories = (): Options => {
  const name = useName()
  const { data } = useQuery(categoriesQuery)
  return filterCategories.flatMap(id => {
    const found = data?.data.find(category => category.id === id)
    return found ? [{ value: String(id), label: name(found.data._name) }] : []
  })
}

type FieldsProps = { readonly filters: RequestFilters; readonly statuses: Options; readonly categories: Options }

const FilterFields = ({ filters, statuses, categories }: FieldsProps) => {
  const t = useText(dashboardTexts)
  const [, setSearch] = useSearchParams()
  const [period, setPeriod] = useState(readPeriod(filters.date))
  const [judged, setJudged] = useState(false)
  const problem = periodProblem(period)
  const submit = (event: FormEvent) => {
    setJudged(true)
    // A period that ends before it begins would find nothing and say nothing.
    if (problem) event.preventDefault()
  }
  return (
    <UnmarkedFields value={true}>
      <AddressForm className={styles.form} role="search" aria-label={t('filters')} onSubmit={submit} preventScrollReset>
        <TextField
          name="reqnumber"
          label={t('filterNumber')}
          defaultValue={filters.reqnumber ?? ''}
          maxLength={10}
          spellCheck={false}
        />
        <Field label={t('filterStatus')}>
          {control => (
            <Select
              {...control}
              name="status"
              defaultValue={filters.status ?? ''}
              emptyLabel={t('all')}
              options={statuses}
            />
          )}
        </Field>
        <Field label={t('filterCategory')}>
          {control => (
            <Select
              {...control}
              key={categories.length}
              name="category"
              defaultValue={filters.category ? String(filters.category) : ''}
              emptyLabel={t('all')}
              options={categories}
            />
          )}
        </Field>
        <Field label={t('dateFrom')} error={judged && problem ? t(problem) : null}>
          {control => <DateInput {...control} value={period.from} onChange={from => setPeriod({ ...period, from })} />}
        </Field>
        <Field label={t('dateTo')}>
          {control => <DateInput {...control} value={period.to} onChange={to => setPeriod({ ...period, to })} />}
        </Field>
        {(period.from || period.to) && <input type="hidden" name="date" value={`${period.from},${period.to}`} />}
        {filters.sortField && <input type="hidden" name="sortField" value={filters.sortField} />}
        {filters.sortOrder && <input type="hidden" name="sortOrder" value={filters.sortOrder} />}
        <div className={styles.actions}>
          <Button type="submit">{t('search')}</Button>
          {isFiltered(filters) && (
            <Button variant="secondary" onClick={() => setSearch({})}>
              {t('reset')}
            </Button>
          )}
        </div>
      </AddressForm>
    </UnmarkedFields>
  )
}
