// The scope of the report: days, category, unit, service, and what it is held against.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { Select } from '../../ui/Select.tsx'
import { askedOf, comparisons, type Period } from './period.ts'
import { categoriesQuery, timesQuery, unitsQuery } from './queries.ts'

export const PeriodBar = ({
  period,
  onChange,
}: {
  readonly period: Period
  readonly onChange: (period: Period) => void
}) => {
  const t = useText(staffOversightTexts)
  const answers = useText(oversightAnswerTexts)
  const name = useName()
  const categories = useQuery(categoriesQuery).data?.data ?? []
  const units = useQuery(unitsQuery).data?.data ?? []
  const { against_from: _, against_to: __, ...scope } = askedOf({ ...period, service: undefined })
  const services = useQuery(timesQuery(scope)).data?.data.services ?? []
  const [from, setFrom] = useState(period.from)
  const [to, setTo] = useState(period.to)
  const [tried, setTried] = useState(false)
  const problems = {
    from: isCalendarDay(from) ? null : t('dayWrong'),
    to: isCalendarDay(to) ? (to < from ? t('order') : null) : t('dayWrong'),
  }
  const apply = (typed: Readonly<Record<string, string>>) => {
    setTried(true)
    if (problems.from || problems.to) return
    const number = (text: string | undefined) => (text ? Number(text) : undefined)
    onChange({
      from,
      to,
      category: number(typed.category),
      organization: number(typed.organization),
      service: number(typed.service),
      compare: comparisons.find(one => one === typed.compare) ?? 'previous',
    })
  }
  return (
    <FilterBar
      label={t('filters')}
      submit={t('apply')}
      onSubmit={apply}
      fields={[
        {
          label: t('from'),
          error: tried ? problems.from : null,
          control: control => <DateInput {...control} name="from" value={from} onChange={setFrom} />,
        },
        {
          label: t('to'),
          error: tried ? problems.to : null,
          control: control => <DateInput {...control} name="to" value={to} onChange={setTo} />,
        },
        {
          label: t('category'),
          control: control => (
            <Select
              {...control}
              // The choice waits for its options, which arrive later than the page.
              key={categories.length}
              name="category"
              defaultValue={String(period.category ?? '')}
              emptyLabel={t('any')}
              options={categories.map(({ id, data }) => ({ value: String(id), label: name(data._name) }))}
            />
          ),
        },
        {
          label: t('organization'),
          control: control => (
            <Select
              {...control}
              key={units.length}
              name="organization"
              defaultValue={String(period.organization ?? '')}
              emptyLabel={t('any')}
              options={units.map(unit => ({
                value: String(unit.value),
                label: name({ mn: unit.name, en: unit.name_en }),
              }))}
            />
          ),
        },
        {
          label: answers('service'),
          control: control => (
            <Select
              {...control}
              key={services.length}
              name="service"
              defaultValue={String(period.service ?? '')}
              emptyLabel={answers('allServices')}
              options={services.map(service => ({ value: String(service.id), label: name(service.name) }))}
            />
          ),
        },
        {
          label: answers('compare'),
          control: control => (
            <Select
              {...control}
              name="compare"
              defaultValue={period.compare}
              emptyLabel={null}
              options={comparisons.map(one => ({ value: one, label: answers(`compare_${one}`) }))}
            />
          ),
        },
      ]}
    />
  )
}
