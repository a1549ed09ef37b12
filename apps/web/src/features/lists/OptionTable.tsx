// Options in order; what may be done with each stands in its row.
import type { EditedOption } from '@khyanalt/contract/staff-lists'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useState } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DragHandle } from './DragHandle.tsx'
import type { OpenedList } from './list-queries.ts'
import styles from './lists.module.css'
import { isInUse, optionState } from './option-state.ts'

export const OptionTable = ({
  list,
  options,
  ordering,
  onMove,
  onDrop,
  onEdit,
  onOffer,
  onMerge,
}: {
  readonly list: OpenedList
  readonly options: readonly EditedOption[]
  /** While the order is being changed, nothing else is. */
  readonly ordering: boolean
  readonly onMove: (option: EditedOption, by: -1 | 1) => void
  readonly onDrop: (option: EditedOption, dragged: string, edge: 'before' | 'after') => void
  readonly onEdit: (option: EditedOption) => void
  readonly onOffer: (option: EditedOption) => void
  readonly onMerge: (option: EditedOption) => void
}) => {
  const t = useText(staffListsTexts)
  const f = useText(staffListFilesTexts)
  const name = useName()
  const nameOf = (value: string) =>
    name(options.find(option => option.value === value)?.label ?? { mn: value, en: value })
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
      {needle === '' && options.length > 1 && <p className={styles.quiet}>{f('drag_help')}</p>}
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
                  {row.merged_into !== null && (
                    <span className={styles.line}>{f('merged_into', { name: nameOf(row.merged_into) })}</span>
                  )}
                  {row.offered && <Days option={row} />}
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
                  <span className={styles.rowActs}>
                    {needle === '' && (
                      <DragHandle
                        value={row.value}
                        name={said}
                        onMove={by => onMove(row, by)}
                        onDrop={(dragged, edge) => onDrop(row, dragged, edge)}
                      />
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
                    <Menu
                      trigger={<IconButton icon="more" label={`${f('more')}: ${said}`} />}
                      items={[
                        ...(needle === ''
                          ? [
                              {
                                id: 'up',
                                label: t('up', { name: said }),
                                icon: 'chevronUp' as const,
                                onSelect: () => onMove(row, -1),
                              },
                              {
                                id: 'down',
                                label: t('down', { name: said }),
                                icon: 'chevronDown' as const,
                                onSelect: () => onMove(row, 1),
                              },
                            ]
                          : []),
                        { id: 'merge', label: f('merge'), disabled: ordering, onSelect: () => onMerge(row) },
                        {
                          id: 'offer',
                          label: t(isInUse(row) ? 'retire' : 'restore'),
                          disabled: ordering,
                          onSelect: () => onOffer(row),
                        },
                      ]}
                    />
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

/** When it begins or ends, or that it has ended. */
const Days = ({ option }: { readonly option: EditedOption }) => {
  const t = useText(staffListFilesTexts)
  const { from, until } = option
  const state = optionState(option)
  if (state === 'coming') return <StatusTag size="s" tone="orange" label={t('begins', { day: from ?? '' })} />
  if (state === 'ended') return <StatusTag size="s" tone="grey" label={t('ended', { day: until ?? '' })} />
  return until === null ? null : <StatusTag size="s" tone="blue" label={t('ends', { day: until })} />
}
