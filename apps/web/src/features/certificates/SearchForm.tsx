// Filters of the public search: a plain form, so that it works without JavaScript.
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { Form } from 'react-router'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './SearchForm.module.css'

export const SearchForm = ({ search }: { readonly search: URLSearchParams }) => {
  const t = useText(certificateTexts)
  const given = (name: string) => search.get(name) ?? ''
  const moreOpen = ['issued_date', 'valid_from', 'valid_to'].some(name => given(name))
  return (
    <UnmarkedFields value={true}>
      <Form className={styles.form} role="search">
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
        <details className={styles.more} open={moreOpen}>
          <summary>{t('more')}</summary>
          <div className={styles.fields}>
            <TextField name="issued_date" type="date" label={t('issued')} defaultValue={given('issued_date')} />
            <TextField name="valid_from" type="date" label={t('validFrom')} defaultValue={given('valid_from')} />
            <TextField name="valid_to" type="date" label={t('validTo')} defaultValue={given('valid_to')} />
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
      </Form>
    </UnmarkedFields>
  )
}
