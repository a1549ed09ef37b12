// The reference lists with how much they offer and the services that choose from them.
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ListDialog } from './ListDialog.tsx'
import { ListParts } from './ListParts.tsx'
import { listsQuery } from './list-queries.ts'
import styles from './lists.module.css'

export const ListsScreen = () => {
  const t = useText(staffListsTexts)
  const f = useText(staffListFilesTexts)
  const { ui } = useLanguage()
  const name = useName()
  const heading = usePair(staffListsTexts)('title')
  usePageTitle(heading.title)
  const [wanted, setWanted] = useState('')
  const [making, setMaking] = useState(false)
  const { data, error, refetch } = useQuery(listsQuery)
  const needle = wanted.trim().toLowerCase()
  const found = (data?.lists ?? []).filter(({ library, name: called, services }) =>
    [library, called.mn, called.en, ...services.flatMap(service => [service.name.mn, service.name.en])].some(text =>
      text.toLowerCase().includes(needle),
    ),
  )
  return (
    <StaffScreen>
      <PageHeader
        {...heading}
        ornament={false}
        lead={t('intro')}
        actions={
          <Button icon="plus" onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        }
      />
      <ListParts current="lists" />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <TextField
          label={t('search')}
          type="search"
          value={wanted}
          onChange={setWanted}
          required
          className={styles.search}
        />
      )}
      {data && found.length === 0 && <EmptyState title={t('nothing')} />}
      {found.length > 0 && (
        <Table
          caption={t('title')}
          rows={found}
          rowKey={row => row.library}
          columns={[
            {
              id: 'list',
              header: t('column_list'),
              rowHeader: true,
              cell: row => (
                <>
                  <Link to={staffPaths.list(row.library)}>{name(row.name)}</Link>
                  <span className={styles.line}>{row.library}</span>
                </>
              ),
            },
            {
              id: 'options',
              header: t('column_options'),
              nowrap: true,
              cell: row =>
                [row.offered, row.retired > 0 && t('retired_n', { n: row.retired })].filter(Boolean).join(', '),
            },
            {
              id: 'services',
              header: t('column_services'),
              width: '50%',
              cell: ({ services: [first, ...others] }) =>
                first === undefined
                  ? '–'
                  : others.length === 0
                    ? name(first.name)
                    : t('more_services', { name: name(first.name), n: others.length }),
            },
            {
              id: 'changed',
              header: t('column_state'),
              hideHeader: true,
              cell: row =>
                row.merged_into !== null ? (
                  <Tag tone="grey">{f('merged_tag')}</Tag>
                ) : (
                  row.changed && <Tag tone="blue">{t('changed')}</Tag>
                ),
            },
          ]}
        />
      )}
      {making && <ListDialog onClose={() => setMaking(false)} />}
    </StaffScreen>
  )
}
