// Services, found by name or address, with the state of their forms.
import type { EditedCategory } from '@khyanalt/contract/category-editor'
import type { EditedService } from '@khyanalt/contract/service-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useState } from 'react'
import { Link } from 'react-router'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'

export const ServiceTable = ({
  categories,
  services,
}: {
  readonly categories: readonly EditedCategory[]
  readonly services: readonly EditedService[]
}) => {
  const t = useText(serviceEditorTexts)
  const name = useName()
  const [wanted, setWanted] = useState('')
  const needle = wanted.trim().toLowerCase()
  const found = services.filter(service =>
    [service.name.mn, service.name.en, service.slug].some(text => text.toLowerCase().includes(needle)),
  )
  const category = new Map(categories.map(row => [row.id, row.name]))
  return (
    <>
      <TextField
        label={t('search')}
        value={wanted}
        onChange={setWanted}
        type="search"
        required
        className={styles.search}
      />
      {found.length === 0 ? (
        <EmptyState title={t('nothing')} />
      ) : (
        <Table
          caption={t('tab_services')}
          rows={found}
          rowKey={row => row.id}
          columns={[
            {
              id: 'name',
              header: t('col_name'),
              rowHeader: true,
              width: '40%',
              cell: row => (
                <Link to={staffPaths.service(row.id)} className={styles.link}>
                  {name(row.name)}
                </Link>
              ),
            },
            {
              id: 'category',
              header: t('col_category'),
              cell: row => name(category.get(row.category_id) ?? { mn: '', en: '' }),
            },
            { id: 'state', header: t('col_state'), cell: row => <ServiceState service={row} /> },
            {
              id: 'form',
              header: t('col_form'),
              cell: row => (
                <span className={styles.tags}>
                  <span>{row.published === null ? t('no_version') : t('version_n', { n: row.published })}</span>
                  {row.draft && <Tag tone="orange">{t('draft_of', { name: row.draft.edited_by })}</Tag>}
                  {row.draft?.rehearsed && <Tag tone="green">{t('rehearsed')}</Tag>}
                </span>
              ),
            },
          ]}
        />
      )}
    </>
  )
}

const ServiceState = ({ service }: { readonly service: EditedService }) => {
  const t = useText(serviceEditorTexts)
  const [tone, key] =
    service.status === 0
      ? (['grey', 'closed'] as const)
      : service.temporary_disable
        ? (['orange', 'paused'] as const)
        : (['green', 'open'] as const)
  return <StatusTag tone={tone} label={t(key)} size="s" />
}
