// Registers of equipment of all owners: by kind, serial number, owner, province and expiry.
import { downloadRegisterRecords, type RegisterRow, registersTotalLimit } from '@khyanalt/contract/staff-registers'
import { staffRegisterTexts } from '@khyanalt/domain/messages/staff-registers'
import { registerNames } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { TableDownload } from '../../tables/TableDownload.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ExpiryTag } from './ExpiryTag.tsx'
import { Provinces } from './Provinces.tsx'
import { provincesQuery, recordsQuery } from './queries.ts'
import styles from './registers.module.css'

const size = 20
const expiries = ['past', 'soon'] as const

export const RegistersScreen = () => {
  const t = useText(staffRegisterTexts)
  const heading = usePair(staffRegisterTexts)('title')
  const name = useName()
  const { ui } = useLanguage()
  usePageTitle(heading.title)
  const [query, setQuery] = useSearchParams()
  const asked = {
    register: registerNames.find(each => each === query.get('register')),
    serial: query.get('serial') || undefined,
    owner: query.get('owner') || undefined,
    aimag: query.get('aimag') || undefined,
    expires: expiries.find(each => each === query.get('expires')),
  }
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    recordsQuery({ ...asked, page, results: size }),
  )
  const provinces = useQuery(provincesQuery).data?.data ?? []
  const go = (changes: Readonly<Record<string, string | undefined>>) =>
    setQuery(Object.entries({ ...asked, ...changes }).filter((entry): entry is [string, string] => Boolean(entry[1])))
  const total = data?.data.total ?? 0
  return (
    <StaffScreen>
      <PageHeader {...heading} lead={t('lead')} ornament={false} />
      <FilterBar
        key={query.toString()}
        label={t('filters')}
        submit={t('show')}
        onSubmit={typed => go(typed)}
        fields={[
          {
            label: t('serial'),
            control: control => (
              <TextInput
                {...control}
                name="serial"
                defaultValue={asked.serial ?? ''}
                maxLength={100}
                autoComplete="off"
              />
            ),
          },
          {
            label: `${t('owner')} (${t('ownerHelp').toLowerCase()})`,
            control: control => (
              <TextInput
                {...control}
                name="owner"
                defaultValue={asked.owner ?? ''}
                maxLength={200}
                autoComplete="off"
              />
            ),
          },
          {
            label: t('register'),
            control: control => (
              <Select
                {...control}
                name="register"
                defaultValue={asked.register ?? ''}
                emptyLabel={t('anyRegister')}
                options={registerNames.map(value => ({ value, label: name(registers[value].title) }))}
              />
            ),
          },
          {
            label: t('aimag'),
            control: control => (
              <Select
                {...control}
                key={provinces.length}
                name="aimag"
                defaultValue={asked.aimag ?? ''}
                emptyLabel={t('anyAimag')}
                options={provinces.flatMap(({ aimag }) =>
                  aimag ? [{ value: aimag.code, label: name(aimag.name) }] : [],
                )}
              />
            ),
          },
          {
            label: t('expires'),
            control: control => (
              <Select
                {...control}
                name="expires"
                defaultValue={asked.expires ?? ''}
                emptyLabel={t('anyExpiry')}
                options={expiries.map(value => ({ value, label: t(value) }))}
              />
            ),
          },
        ]}
      />
      {error && !data && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={8} />}
      {data && total === 0 && <EmptyState icon="list" title={t('none')} text={t('noneText')} />}
      {data && total > 0 && (
        <>
          <div className={styles.acts}>
            <p role="status" className={styles.quiet}>
              {t(total < registersTotalLimit ? 'found' : 'foundMany', { count: total })}
            </p>
            <TableDownload call={downloadRegisterRecords} input={asked} name="registers" />
          </div>
          <Records rows={data.data.data} busy={isPlaceholderData} />
          <Pagination
            page={page}
            pages={Math.ceil(total / size)}
            onChange={number => go({ page: number > 1 ? String(number) : undefined })}
          />
        </>
      )}
      <Provinces rows={provinces} onChoose={(aimag, register) => go({ aimag, register })} />
    </StaffScreen>
  )
}

const Records = ({ rows, busy }: { readonly rows: readonly RegisterRow[]; readonly busy: boolean }) => {
  const t = useText(staffRegisterTexts)
  const name = useName()
  const columns: readonly TableColumn<RegisterRow>[] = [
    {
      id: 'owner',
      header: t('owner'),
      rowHeader: true,
      nowrap: false,
      cell: ({ owner }) => (
        <span className={styles.lines}>
          <Link to={staffPaths.registersOf(owner.kind, owner.id)}>{owner.name}</Link>
          <span className={styles.quiet}>{owner.register_number}</span>
        </span>
      ),
    },
    {
      id: 'register',
      header: t('register'),
      nowrap: false,
      cell: row => (
        <span className={styles.lines}>
          <span>{name(registers[row.register].title)}</span>
          {row.type && <span className={styles.quiet}>{name(row.type)}</span>}
        </span>
      ),
    },
    {
      id: 'model',
      header: t('model'),
      nowrap: false,
      cell: row => [row.maker, row.model].filter(Boolean).join(', ') || '–',
    },
    { id: 'serial', header: t('serial'), cell: row => row.serial ?? '–' },
    { id: 'aimag', header: t('aimag'), cell: row => (row.aimag ? name(row.aimag) : t('unknownAimag')) },
    { id: 'expires', header: t('expires'), cell: row => <ExpiryTag day={row.expires_on} /> },
    { id: 'updated', header: t('updated'), cell: row => row.updated_on },
  ]
  return <Table caption={t('title')} rows={rows} columns={columns} rowKey={row => row.id} busy={busy} />
}
