// Filters of the public search: a plain form, so that it works without JavaScript.
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import type { loadSearch } from './load.ts'
import styles from './SearchForm.module.css'
import type { DateProblems } from './search-filters.ts'

type Offered = NonNullable<Awaited<ReturnType<typeof loadSearch>>['data']>['offered']
type Props = {
  readonly search: URLSearchParams
  readonly offered: Offered | undefined
  readonly problems: DateProblems
}

const dates = [
  ['issued_date', 'issued'],
  ['valid_from', 'validFrom'],
  ['valid_to', 'validTo'],
] as const
const further = ['category', 'organization', 'form', ...dates.map(([name]) => name)]

export const SearchForm = ({ search, offered, problems }: Props) => {
  const t = useText(certificateTexts)
  const name = useName()
  const given = (field: string) => search.get(field) ?? ''
  const choose = (field: 'category' | 'organization' | 'form', options: Offered['units'] = []) => (
    <Field label={t(field === 'form' ? 'service' : field)}>
      {control => (
        <Select
          {...control}
          name={field}
          defaultValue={given(field)}
          emptyLabel={t('all')}
          options={options.map(option => ({ value: option.value, label: name(option.name) }))}
        />
      )}
    </Field>
  )
  return (
    <UnmarkedFields value={true}>
      <AddressForm className={styles.form} role="search">
        <div className={styles.fields}>
          <TextField name="cert_number" label={t('number')} defaultValue={given('cert_number')} maxLength={40} />
          <TextField
            name="sender"
            label={t('sender')}
            help={t('senderHelp')}
            defaultValue={given('sender')}
            maxLength={200}
          />
          <Field label={t('status')}>
            {control => (
              <Select
                {...control}
                name="status"
                defaultValue={given('status')}
                emptyLabel={t('all')}
                options={[
                  { value: 'ACTIVE', label: t('ACTIVE') },
                  { value: 'INACTIVE', label: t('INACTIVE') },
                ]}
              />
            )}
          </Field>
        </div>
        <details className={styles.more} open={further.some(field => given(field))}>
          <summary>{t('more')}</summary>
          <div className={styles.fields}>
            {choose('category', offered?.categories)}
            {choose('organization', offered?.units)}
            {choose('form', offered?.services)}
            {dates.map(([field, label]) => {
              const problem = problems[field]
              return (
                <TextField
                  key={field}
                  name={field}
                  // A browser would hide half a date, and with it what is wrong.
                  type={problem === 'dateHalf' ? 'text' : 'date'}
                  label={t(label)}
                  defaultValue={given(field)}
                  error={problem && t(problem)}
                />
              )
            })}
          </div>
        </details>
        <div className={styles.actions}>
          <Button type="submit" icon="search">
            {t('search')}
          </Button>
          {search.size > 0 && (
            <ButtonLink to={paths.certificates} variant="secondary">
              {t('reset')}
            </ButtonLink>
          )}
        </div>
      </AddressForm>
    </UnmarkedFields>
  )
}
