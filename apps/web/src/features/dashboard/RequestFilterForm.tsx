// Number, status and category of the own list.
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { type RequestState, requestStatusCode } from '@khyanalt/domain/request-status'
import { useQuery } from '@tanstack/react-query'
import { Form, useSearchParams } from 'react-router'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import { categoriesQuery, type RequestFilters } from './queries.ts'
import styles from './RequestFilterForm.module.css'
import { filterCategories, isFiltered } from './request-filters.ts'

/** The status filter of the documents (REQ-DASH-02): PROCESSING and five states. */
const filterStates: readonly RequestState[] = ['payment', 'approved', 'returned', 'rejected', 'draft']

export const RequestFilterForm = ({ filters }: { readonly filters: RequestFilters }) => {
  const t = useText(dashboardTexts)
  const name = useName()
  const [, setSearch] = useSearchParams()
  const { data } = useQuery(categoriesQuery())
  const categories = filterCategories.flatMap(id => {
    const found = data?.data.find(category => category.id === id)
    return found ? [{ value: String(id), label: name(found.data._name) }] : []
  })
  return (
    <UnmarkedFields value={true}>
      <Form className={styles.form} role="search" aria-label={t('filters')}>
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
              options={[
                { value: 'PROCESSING', label: t('PROCESSING') },
                ...filterStates.map(state => ({ value: String(requestStatusCode(state, 0)), label: t(state) })),
              ]}
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
        <div className={styles.actions}>
          <Button type="submit">{t('search')}</Button>
          {isFiltered(filters) && (
            <Button variant="secondary" onClick={() => setSearch({})}>
              {t('reset')}
            </Button>
          )}
        </div>
      </Form>
    </UnmarkedFields>
  )
}
