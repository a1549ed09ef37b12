// Filters of the audit: who, what, which, how, when.
import { auditNouns } from '@khyanalt/contract/audit'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { auditActs, auditActWords, staffAuditTexts } from '@khyanalt/domain/messages/staff-audit'
import { useState } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { AuditFilter } from './audit-filter.ts'

export const AuditFilters = ({
  filter,
  onApply,
}: {
  readonly filter: AuditFilter
  readonly onApply: (typed: Readonly<Record<string, string>>) => void
}) => {
  const t = useText(staffAuditTexts)
  const { ui } = useLanguage()
  const [from, setFrom] = useState(filter.from ?? '')
  const [to, setTo] = useState(filter.to ?? '')
  const [tried, setTried] = useState(false)
  const isWrong = (day: string) => day !== '' && !isCalendarDay(day)
  const problem = (day: string) => (tried && isWrong(day) ? t('dayWrong') : null)
  const apply = (typed: Readonly<Record<string, string>>) => {
    setTried(true)
    if (!isWrong(from) && !isWrong(to)) onApply(typed)
  }
  return (
    <FilterBar
      label={t('filters')}
      submit={t('apply')}
      onSubmit={apply}
      fields={[
        {
          label: t('person'),
          control: control => (
            <TextInput {...control} name="person" defaultValue={filter.person ?? ''} maxLength={100} />
          ),
        },
        {
          label: t('noun'),
          control: control => (
            <Select
              {...control}
              name="noun"
              defaultValue={filter.noun ?? ''}
              emptyLabel={t('any')}
              options={auditNouns.map(value => ({ value, label: t(`noun_${value}`) }))}
            />
          ),
        },
        {
          label: t('thing'),
          control: control => <TextInput {...control} name="thing" defaultValue={filter.thing ?? ''} maxLength={100} />,
        },
        {
          label: t('act'),
          control: control => (
            <Select
              {...control}
              name="act"
              defaultValue={filter.act ?? ''}
              emptyLabel={t('any')}
              options={auditActs.map(value => ({ value, label: auditActWords(value, ui) }))}
            />
          ),
        },
        {
          label: t('from'),
          error: problem(from),
          control: control => <DateInput {...control} name="from" value={from} onChange={setFrom} />,
        },
        {
          label: t('to'),
          error: problem(to),
          control: control => <DateInput {...control} name="to" value={to} onChange={setTo} />,
        },
      ]}
    />
  )
}
