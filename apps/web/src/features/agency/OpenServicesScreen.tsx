// Which services people may take: one switch each, saved together, with what each still lacks.
import { type OpenableService, openServices } from '@khyanalt/contract/opening'
import { openingTexts } from '@khyanalt/domain/messages/opening'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { LeaveGuard } from '../../console/LeaveGuard.tsx'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { AgencyParts } from '../../layouts/AgencyParts.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './agency.module.css'
import { agencyKey, openableQuery } from './queries.ts'

const filters = ['all', 'closed', 'ready'] as const
type Filter = (typeof filters)[number]

export const OpenServicesScreen = () => {
  const t = useText(openingTexts)
  const { ui } = useLanguage()
  const heading = usePair(openingTexts)('services_title')
  usePageTitle(heading.title)
  const { data, error, refetch } = useQuery(openableQuery)
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} lead={t('services_lead')} />
      <AgencyParts current="services" />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <Services services={data.services} />}
    </StaffScreen>
  )
}

const Services = ({ services }: { readonly services: readonly OpenableService[] }) => {
  const t = useText(openingTexts)
  const { ui } = useLanguage()
  const name = useName()
  const client = useQueryClient()
  const act = useActId()
  const [wanted, setWanted] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isOpen = ({ id, open }: OpenableService): boolean => chosen.get(id) ?? open
  const changed = services.filter(service => isOpen(service) !== service.open)
  const needle = wanted.trim().toLowerCase()
  const shown = services.filter(
    service =>
      [service.name.mn, service.name.en].some(text => text.toLowerCase().includes(needle)) &&
      // What was just switched stays in sight.
      (filter === 'all' || chosen.has(service.id) || (filter === 'closed' ? !service.open : isComplete(service))),
  )
  const openable = shown.filter(service => !isOpen(service) && !isBarred(service))
  const choose = (some: readonly OpenableService[], open: boolean) =>
    setChosen(new Map([...chosen, ...some.map(({ id }) => [id, open] as const)]))
  const save = useMutation({
    mutationFn: () => {
      const input = {
        services: changed.map(service => ({ id: service.id, version: service.version, open: isOpen(service) })),
      }
      return callApi(openServices, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: ({ opened, closed }) => showToast({ text: t('saved', { opened, closed }) }),
    onSettled: async (_, error) => {
      if (error && !hasCode(error, 'version_conflict')) return
      await client.invalidateQueries({ queryKey: agencyKey })
      if (!error) setChosen(new Map())
    },
  })
  return (
    <>
      <LeaveGuard dirty={changed.length > 0} />
      <div className={styles.tools}>
        <TextField
          label={t('search')}
          type="search"
          value={wanted}
          onChange={setWanted}
          required
          className={styles.search}
        />
        <Field label={t('filter')} required>
          {control => (
            <Select
              {...control}
              value={filter}
              onChange={value => setFilter(filters.find(one => one === value) ?? 'all')}
              emptyLabel={null}
              options={filters.map(value => ({ value, label: t(`filter_${value}`) }))}
            />
          )}
        </Field>
        {openable.length > 0 && (
          <Button variant="secondary" onClick={() => choose(openable, true)}>
            {t('open_shown', { count: openable.length })}
          </Button>
        )}
      </div>
      {save.error && (
        <Alert tone="error" urgent>
          {hasCode(save.error, 'version_conflict') ? t('conflict') : errorText(save.error, ui)}
        </Alert>
      )}
      {shown.length === 0 ? (
        <EmptyState title={t('nothing')} />
      ) : (
        <Table
          caption={t('services_title')}
          rows={shown}
          rowKey={row => row.id}
          columns={[
            {
              id: 'service',
              header: t('column_service'),
              rowHeader: true,
              width: '50%',
              cell: row => (
                <>
                  <Link to={staffPaths.service(row.id)}>{name(row.name)}</Link>
                  <span className={styles.line}>{name(row.category)}</span>
                </>
              ),
            },
            { id: 'lacks', header: t('column_lacks'), cell: row => <Lacks service={row} /> },
            {
              id: 'open',
              header: t('column_open'),
              cell: row => (
                <Switch
                  value={isOpen(row)}
                  disabled={isBarred(row) && !row.open}
                  onChange={open => choose([row], open)}
                  label={<VisuallyHidden>{t('open_switch', { name: name(row.name) })}</VisuallyHidden>}
                />
              ),
            },
          ]}
        />
      )}
      {changed.length > 0 && (
        <div className={styles.bar}>
          <p role="status">{t('changed_count', { count: changed.length })}</p>
          <Button icon="save" size="s" busy={save.isPending} onClick={() => save.mutate()}>
            {t('save')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => setChosen(new Map())}>
            {t('undo')}
          </Button>
        </div>
      )}
    </>
  )
}

const isComplete = ({ lacks }: OpenableService): boolean => lacks.every(lack => lack === 'not_rehearsed')
const isBarred = ({ lacks }: OpenableService): boolean => lacks.includes('no_form')

const Lacks = ({ service: { lacks } }: { readonly service: OpenableService }) => {
  const t = useText(openingTexts)
  return (
    <span className={styles.tags}>
      {lacks.length === 0 && <Tag tone="green">{t('nothing_lacks')}</Tag>}
      {lacks.map(lack => (
        <Tag key={lack} tone={lack === 'not_rehearsed' ? 'grey' : 'orange'}>
          {t(`lack_${lack}`)}
        </Tag>
      ))}
    </span>
  )
}
