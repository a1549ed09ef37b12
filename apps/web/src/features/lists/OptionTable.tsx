// Options in order; what may be done with each stands in its row.
import type { EditedOption } from '@khyanalt/contract/staff-lists'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useState } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { OpenedList } from './list-queries.ts'
import styles from './lists.module.css'

export const OptionTable = ({
  list,
  options,
  ordering,
  onMove,
  onEdit,
  onOffer,
}: {
  readonly list: OpenedList
  readonly options: readonly EditedOption[]
  /** While the order is being changed, nothing else is. */
  readonly ordering: boolean
  readonly onMove: (option: EditedOption, by: -1 | 1) => void
  readonly onEdit: (option: EditedOption) => void
  readonly onOffer: (option: EditedOption) => void
}) => {
  const t = useText(staffListsTexts)
  const name = useName()
  const [wanted, setWanted] = useState('')
  const needle = wanted.trim().toLowerCase()
  const found = options.filter(({ value, label, data }) =>
    [value, label.mn, label.en, ...Object.values(data)].some(text => text.toLowerCase().includes(needle)),
  )
  return (
    <>
      <TextField
        label={t('search_option')}
        type="search"
        value={wanted}
        onChange={setWanted}
        required
        className={styles.search}
      />
      {found.length === 0 ? (
        <EmptyState title={t(options.length === 0 ? 'empty' : 'no_option')} />
      ) : (
        <Table
          caption={name(list.name)}
          rows={found}
          rowKey={row => row.value}
          columns={[
            {
              id: 'name',
              header: t('column_name'),
              rowHeader: true,
              cell: ({ label }) => (
                <>
                  {label.mn}
                  <span lang="en" className={styles.line}>
                    {label.en}
                  </span>
                </>
              ),
            },
            { id: 'value', header: t('column_value'), cell: row => <code>{row.value}</code> },
            ...(list.keys.length === 0
              ? []
              : [
                  {
                    id: 'data',
                    header: t('column_data'),
                    cell: ({ data }: EditedOption) =>
                      Object.entries(data).map(([key, text]) => (
                        <span key={key} className={styles.line}>
                          {key}: {text}
                        </span>
                      )),
                  },
                ]),
            {
              id: 'state',
              header: t('column_state'),
              cell: row => (
                <span className={styles.acts}>
                  {!row.offered && <StatusTag size="s" tone="grey" label={t('retired')} />}
                  {row.changed && <Tag tone="blue">{t('changed')}</Tag>}
                </span>
              ),
            },
            {
              id: 'acts',
              header: t('column_acts'),
              hideHeader: true,
              align: 'end',
              cell: row => {
                const said = name(row.label)
                return (
                  <span className={styles.acts}>
                    {needle === '' && (
                      <>
                        <IconButton icon="chevronUp" label={t('up', { name: said })} onClick={() => onMove(row, -1)} />
                        <IconButton
                          icon="chevronDown"
                          label={t('down', { name: said })}
                          onClick={() => onMove(row, 1)}
                        />
                      </>
                    )}
                    <Button
                      size="s"
                      variant="secondary"
                      disabled={ordering}
                      label={`${t('edit')}: ${said}`}
                      onClick={() => onEdit(row)}
                    >
                      {t('edit')}
                    </Button>
                    <Button
                      size="s"
                      variant="quiet"
                      disabled={ordering}
                      label={`${t(row.offered ? 'retire' : 'restore')}: ${said}`}
                      onClick={() => onOffer(row)}
                    >
                      {t(row.offered ? 'retire' : 'restore')}
                    </Button>
                  </span>
                )
              },
            },
          ]}
        />
      )}
    </>
  )
}
