// Whose data a page of a client shows: the companies of the person, chosen in the address.
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import { useSearchParams } from 'react-router'
import { useBehalf } from '../api/behalf.ts'
import { useSession } from '../api/session.ts'
import { useText } from '../language/language.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import styles from './people.module.css'

/** The companies of a company user, and which of them is meant; null for a person without one. */
export const useChosenCompany = () => {
  const { user } = useSession()
  const { behalf } = useBehalf()
  const [params, setParams] = useSearchParams()
  const companies = user?.type === 2 ? user.companies : []
  const company =
    companies.find(({ id }) => id === params.get('company')) ??
    companies.find(({ id }) => id === behalf) ??
    companies[0] ??
    null
  return { companies, company, choose: (id: string) => setParams({ company: id }) }
}

/** The choice, for members of more than one company. */
export const CompanyChoice = ({ companies, company, choose }: ReturnType<typeof useChosenCompany>) => {
  const t = useText(equipmentScreenTexts)
  if (company === null || companies.length < 2) return null
  return (
    <Field label={t('company')} required className={styles.choice}>
      {control => (
        <Select
          {...control}
          emptyLabel={null}
          value={company.id}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choose}
        />
      )}
    </Field>
  )
}
