// The address of an organisation, chosen level by level.
import { listAddresses } from '@khyanalt/contract/lists'
import { companyFieldTexts } from '@khyanalt/domain/messages/company-form'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../api/client.ts'
import { useLanguage, useText } from '../language/language.tsx'
import type { FieldControl } from '../ui/control-props.ts'
import { Select } from '../ui/Select.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './people.module.css'

type Props = {
  readonly control: FieldControl
  readonly codes: readonly string[]
  readonly onChange: (codes: readonly string[]) => void
}

export const CompanyAddress = ({ control, codes, onChange }: Props) => {
  const { ui } = useLanguage()
  const label = useText(companyFieldTexts)
  const { data } = useQuery({ queryKey: ['addresses'], queryFn: () => callApi(listAddresses, {}), staleTime: 600_000 })
  const levels = [data?.data ?? []]
  for (const code of codes) {
    const below = levels.at(-1)?.find(place => place.value === code)?.children
    if (!below) break
    levels.push(below)
  }
  return (
    <div className={styles.levels}>
      {levels.map((places, level) => (
        <span key={codes.slice(0, level).join('-')}>
          {level > 0 && (
            <VisuallyHidden>
              <label htmlFor={`${control.id}-${level}`}>{`${label('address')} ${level + 1}`}</label>
            </VisuallyHidden>
          )}
          <Select
            {...control}
            {...(level > 0 ? { id: `${control.id}-${level}` } : {})}
            value={codes[level] ?? ''}
            options={places.map(place => ({ value: place.value, label: place.label[ui] }))}
            onChange={code => onChange(code === '' ? codes.slice(0, level) : [...codes.slice(0, level), code])}
          />
        </span>
      ))}
    </div>
  )
}
