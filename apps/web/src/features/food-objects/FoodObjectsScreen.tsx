// The own food objects (REQ-FSI-15, REQ-FSI-40): the list takes no parameters, its filters work on what came (CON-052).
import type { FoodRow } from '@khyanalt/contract/food-objects'
import { foodObjectStates, readFoodObjectStatus } from '@khyanalt/domain/food-object-status'
import { foodObjectTexts } from '@khyanalt/domain/messages/food-objects'
import { foodObjectStateTexts } from '@khyanalt/domain/messages/states'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useBehalf } from '../../api/behalf.ts'
import { errorText } from '../../api/error-text.ts'
import { foodPaths } from '../../food-paths.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BehalfLine } from '../../people/BehalfLine.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { FoodStatus } from './FoodStatus.tsx'
import { filterFoodRows } from './filter-rows.ts'
import styles from './food-objects.module.css'
import { foodListQuery } from './queries.ts'

export const FoodObjectsScreen = () => {
  const t = useText(foodObjectTexts)
  const status = useText(foodObjectStateTexts)
  const pair = usePair(foodObjectTexts)
  const { ui } = useLanguage()
  const { state } = useLocation()
  const [search, setSearch] = useSearchParams()
  const { behalf } = useBehalf()
  const { data, error, refetch, isFetching } = useQuery(foodListQuery(behalf))
  const filters = { number: search.get('number') ?? '', status: search.get('status') ?? '' }
  const filtered = filters.number !== '' || filters.status !== ''
  const rows = data && filterFoodRows(data.data, filters)
  const updated: unknown = state?.updated
  const register = (
    <ButtonLink to={paths.service('fsi')} icon="plus">
      {t('register')}
    </ButtonLink>
  )
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('lead')} actions={register} />
      <BehalfLine />
      {typeof updated === 'string' && <Alert tone="success">{updated}</Alert>}
      <FilterBar
        key={search.toString()}
        label={t('filters')}
        submit={t('search')}
        onSubmit={typed =>
          setSearch(Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')), {
            preventScrollReset: true,
          })
        }
        fields={[
          {
            label: t('number'),
            control: control => (
              <TextInput
                {...control}
                name="number"
                defaultValue={filters.number}
                maxLength={10}
                autoComplete="off"
                spellCheck={false}
              />
            ),
          },
          {
            label: t('status'),
            control: control => (
              <Select
                {...control}
                name="status"
                defaultValue={filters.status}
                emptyLabel={t('anyStatus')}
                options={foodObjectStates.map(value => ({ value, label: status(value) }))}
              />
            ),
          },
        ]}
      >
        {filtered && (
          <Button variant="quiet" onClick={() => setSearch({}, { preventScrollReset: true })}>
            {t('clear')}
          </Button>
        )}
      </FilterBar>
      {error && !data && (
        <ErrorState
          title={t('listFailed')}
          text={errorText(error, ui)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton lines={8} />}
      {rows?.length === 0 && (
        <EmptyState
          title={t('empty')}
          text={t(filtered ? 'emptyFiltered' : 'emptyText')}
          action={filtered ? undefined : register}
        />
      )}
      {rows && rows.length > 0 && <Rows rows={rows} />}
    </div>
  )
}

const Rows = ({ rows }: { readonly rows: readonly FoodRow[] }) => {
  const t = useText(foodObjectTexts)
  return (
    <Table
      caption={t('table')}
      rows={rows}
      rowKey={row => row.request_number}
      columns={[
        {
          id: 'number',
          header: t('column_number'),
          rowHeader: true,
          card: 'word',
          cell: row => <Link to={foodPaths.object(row.request_number)}>{row.request_number}</Link>,
        },
        { id: 'object', header: t('column_object'), card: 'title', cell: row => row.branch_name },
        { id: 'type', header: t('column_type'), card: 'word', cell: row => t(`type_${row.type}`) },
        { id: 'date', header: t('column_date'), card: 'word', cell: row => row.date },
        { id: 'status', header: t('column_status'), card: 'state', cell: row => <FoodStatus code={row.status} /> },
        { id: 'acts', header: t('column_acts'), card: 'action', cell: row => <Acts row={row} /> },
      ]}
    />
  )
}

/** Update stands there disabled where it is not possible, and says why (REQ-FSI-12). */
const Acts = ({ row }: { readonly row: FoodRow }) => {
  const t = useText(foodObjectTexts)
  const number = row.request_number
  const reason = readFoodObjectStatus(row.status) === 'review' ? 'underReview' : 'closed'
  return (
    <span className={styles.acts}>
      <Link to={foodPaths.object(number)} aria-label={t('viewOf', { number })} className={styles.act}>
        {t('view')}
      </Link>
      {row.actions.includes('update') ? (
        <Link to={foodPaths.update(number)} aria-label={t('updateOf', { number })} className={styles.act}>
          {t('update')}
        </Link>
      ) : (
        <Button
          variant="quiet"
          size="s"
          disabled
          label={`${t('updateOf', { number })}. ${t(reason)}`}
          title={t(reason)}
        >
          {t('update')}
        </Button>
      )}
    </span>
  )
}
