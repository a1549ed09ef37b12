// What a file would change in a list, and which of its rows are not taken.
import type { OutputOf } from '@khyanalt/contract/call'
import type { readListFile } from '@khyanalt/contract/staff-list-files'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Table } from '../../ui/Table.tsx'
import type { OpenedList } from './list-queries.ts'
import styles from './lists.module.css'
import { refusedText } from './refused-text.ts'

const plainFields = ['mn', 'en', 'from', 'until', 'offered'] as const

export const ListChanges = ({
  list,
  read: { change, ignored },
}: {
  readonly list: OpenedList
  readonly read: OutputOf<typeof readListFile>
}) => {
  const t = useText(staffListFilesTexts)
  const name = useName()
  const { added, changed, same, refused, missing, reordered } = change
  const fieldWord = (field: string) => {
    const plain = plainFields.find(known => known === field)
    return plain ? t(`field_${plain}`) : field === 'data/parent' ? t('field_parent') : field.replace(/^data\//, '')
  }
  const said = (field: string, text: string) => {
    if (text === '') return t('empty')
    return field === 'offered' ? t(text === 'true' ? 'yes' : 'no') : text
  }
  const unchanged = added.length + changed.length + refused.length + missing.length === 0 && !reordered
  const line = { id: 'line', header: t('line'), nowrap: true } as const
  return (
    <>
      <h3>{t('preview')}</h3>
      {unchanged ? (
        <Alert tone="info">{t('nothing')}</Alert>
      ) : (
        <p>
          {[
            t('added_n', { n: added.length }),
            t('changed_n', { n: changed.length }),
            t('same_n', { n: same }),
            t('missing_n', { n: missing.length }),
            t('refused_n', { n: refused.length }),
          ].join(' · ')}
        </p>
      )}
      {ignored.length > 0 && <p className={styles.quiet}>{t('ignored', { names: ignored.join(', ') })}</p>}
      {refused.length > 0 && (
        <section>
          <h4>{t('refused_n', { n: refused.length })}</h4>
          <Table
            caption={t('refused_n', { n: refused.length })}
            rows={refused}
            rowKey={row => row.line}
            columns={[
              { ...line, cell: row => row.line },
              { id: 'option', header: t('option'), rowHeader: true, cell: row => row.name || row.value || t('empty') },
              { id: 'reason', header: t('reason'), width: '60%', cell: row => refusedText(row.code, t) },
            ]}
          />
        </section>
      )}
      {changed.length > 0 && (
        <section>
          <h4>{t('changed_n', { n: changed.length })}</h4>
          <Table
            caption={t('changed_n', { n: changed.length })}
            rows={changed}
            rowKey={row => row.line}
            columns={[
              { ...line, cell: row => row.line },
              { id: 'option', header: t('option'), rowHeader: true, cell: row => name(row.label) },
              {
                id: 'fields',
                header: t('before_after'),
                width: '60%',
                cell: row =>
                  row.fields.map(({ field, before, after }) => (
                    <span key={field} className={styles.difference}>
                      {fieldWord(field)}: <del>{said(field, before)}</del> → <ins>{said(field, after)}</ins>
                    </span>
                  )),
              },
            ]}
          />
        </section>
      )}
      {added.length > 0 && (
        <section>
          <h4>{t('added_n', { n: added.length })}</h4>
          <Table
            caption={t('added_n', { n: added.length })}
            rows={added}
            rowKey={row => row.line}
            columns={[
              { ...line, cell: row => row.line },
              { id: 'option', header: t('option'), rowHeader: true, cell: row => name(row.label) },
              { id: 'value', header: t('value'), cell: row => <code>{row.value}</code> },
            ]}
          />
        </section>
      )}
      {missing.length > 0 && (
        <details>
          <summary>{t('missing_n', { n: missing.length })}</summary>
          <p className={styles.quiet}>
            {missing
              .map(({ value }) => name(list.options.find(option => option.value === value)?.label ?? noName))
              .join(', ')}
          </p>
        </details>
      )}
    </>
  )
}

const noName = { mn: '', en: '' }
