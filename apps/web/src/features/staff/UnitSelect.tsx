import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useQuery } from '@tanstack/react-query'
import { useName, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { unitsQuery } from './queries.ts'

/** The unit that somebody works in. */
export const UnitSelect = ({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}) => {
  const t = useText(staffPeopleTexts)
  const name = useName()
  const units = useQuery(unitsQuery).data?.data ?? []
  return (
    <Field label={t('unit')}>
      {control => (
        <Select
          {...control}
          value={value}
          onChange={onChange}
          emptyLabel={t('noUnit')}
          options={units.map(unit => ({ value: String(unit.value), label: name({ mn: unit.name, en: unit.name_en }) }))}
        />
      )}
    </Field>
  )
}
