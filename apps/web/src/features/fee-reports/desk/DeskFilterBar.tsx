import { feeMinerals } from '@khyanalt/domain/fee-report/answers'
import { seasons } from '@khyanalt/domain/fee-report/quarters'
import { feeMineralTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { FieldControl } from '../../../ui/control-props.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { type DeskFilters, isNarrowed, readDeskFilters } from './desk-filters.ts'

/** Narrows the rows by company, quarter and mineral. */
export const DeskFilterBar = ({
  filters,
  onChange,
}: {
  readonly filters: DeskFilters
  readonly onChange: (changes: Partial<DeskFilters>) => void
}) => {
  const t = useText(staffFeeTexts)
  const mineral = useText(feeMineralTexts)
  const [wrongYear, setWrongYear] = useState(false)
  const apply = (typed: Readonly<Record<string, string>>) => {
    const read = readDeskFilters(new URLSearchParams({ kind: filters.kind, ...typed }))
    const wrong = typed.year !== '' && read.year === ''
    setWrongYear(wrong)
    if (!wrong) onChange({ company: read.company, year: read.year, season: read.season, mineral: read.mineral })
  }
  return (
    <FilterBar
      label={t('filters')}
      submit={t('apply')}
      onSubmit={apply}
      fields={[
        {
          label: t('company'),
          control: control => (
            <TextInput {...control} name="company" defaultValue={filters.company} autoComplete="off" maxLength={100} />
          ),
        },
        {
          label: t('year'),
          error: wrongYear ? t('yearWrong') : null,
          control: control => (
            <TextInput
              {...control}
              name="year"
              defaultValue={filters.year}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
            />
          ),
        },
        {
          label: t('season'),
          control: control => (
            <Select
              {...control}
              name="season"
              defaultValue={filters.season ? String(filters.season) : ''}
              emptyLabel={t('any')}
              options={seasons.map(season => ({ value: String(season), label: String(season) }))}
            />
          ),
        },
        ...(filters.kind === 'late'
          ? []
          : [
              {
                label: t('mineral'),
                control: (control: FieldControl) => (
                  <Select
                    {...control}
                    name="mineral"
                    defaultValue={filters.mineral ?? ''}
                    emptyLabel={t('any')}
                    options={feeMinerals.map(value => ({ value, label: mineral(value) }))}
                  />
                ),
              },
            ]),
      ]}
    >
      {isNarrowed(filters) && (
        <Button variant="quiet" onClick={() => onChange({ company: '', year: '', season: null, mineral: null })}>
          {t('reset')}
        </Button>
      )}
    </FilterBar>
  )
}
