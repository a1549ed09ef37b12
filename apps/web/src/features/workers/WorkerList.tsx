// The list with its search; the address keeps words and page.
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { type WorkerScope, workerPageQuery, workersPerPage } from '../../form/workers/worker-queries.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './WorkersScreen.module.css'
import { WorkerTable } from './WorkerTable.tsx'

type WorkerListProps = { readonly scope: WorkerScope; readonly onAdd: () => void }

export const WorkerList = ({ scope, onAdd }: WorkerListProps) => {
  const t = useText(workerScreenTexts)
  const pair = usePair(workerScreenTexts)
  const [params, setParams] = useSearchParams()
  const words = params.get('search')?.trim() ?? ''
  return (
    <section className={styles.list} aria-labelledby="staff-list">
      <SectionTitle id="staff-list" {...pair('list')} />
      <UnmarkedFields value={true}>
        <search aria-label={t('search')}>
          <AddressForm className={styles.search} key={words}>
            {params.has('company') && <input type="hidden" name="company" value={params.get('company') ?? ''} />}
            <TextField name="search" type="search" label={t('searchLabel')} defaultValue={words} maxLength={100} />
            <Button type="submit" variant="secondary" icon="search">
              {t('search')}
            </Button>
            {words && (
              <Button variant="quiet" onClick={() => setParams(without(params, 'search', 'page'))}>
                {t('searchClear')}
              </Button>
            )}
          </AddressForm>
        </search>
      </UnmarkedFields>
      <Found scope={scope} words={words} onAdd={onAdd} />
    </section>
  )
}

const Found = ({ scope, words, onAdd }: WorkerListProps & { readonly words: string }) => {
  const t = useText(workerScreenTexts)
  const { ui } = useLanguage()
  const [params, setParams] = useSearchParams()
  const asked = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const { data, error, refetch, isFetching } = useQuery(workerPageQuery(scope, { page: asked, search: words }))
  if (error && !data) {
    return (
      <ErrorState title={t('listFailed')} text={errorText(error, ui)} onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  if (!data) return <Skeleton height={320} />
  if (data.total === 0) {
    return words ? (
      <EmptyState icon="user" title={t('emptySearch')} text={t('emptySearchText')} />
    ) : (
      <EmptyState
        icon="user"
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Button variant="secondary" icon="plus" onClick={onAdd}>
            {t('add')}
          </Button>
        }
      />
    )
  }
  const toPage = (page: number) => {
    const next = new URLSearchParams(params)
    next.set('page', String(page))
    return { search: `?${next}` }
  }
  return (
    <div className={styles.results}>
      <p role="status" className={styles.note}>
        {t('found', { count: data.total })}
      </p>
      <WorkerTable
        rows={data.data}
        busy={isFetching}
        onEmptied={() => asked > 1 && setParams(toPage(asked - 1).search)}
      />
      <Pagination page={asked} pages={Math.ceil(data.total / workersPerPage)} to={toPage} />
    </div>
  )
}

const without = (params: URLSearchParams, ...names: string[]): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !names.includes(name)))
