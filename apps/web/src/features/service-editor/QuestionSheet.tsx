// A sheet of questions that is pasted, with a verdict on every row before anything is made of it.
import { newServiceTexts } from '@khyanalt/domain/messages/new-service'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import styles from './catalogue.module.css'
import { useKindName } from './kind-name.ts'
import { type SheetRow, stepsOfSheet } from './question-sheet.ts'

type Props = {
  readonly text: string
  readonly rows: readonly SheetRow[]
  readonly error: string | null
  readonly onChange: (text: string) => void
}

export const QuestionSheet = ({ text, rows, error, onChange }: Props) => {
  const t = useText(newServiceTexts)
  const kindName = useKindName()
  const columns: readonly TableColumn<SheetRow>[] = [
    { id: 'row', header: t('row'), rowHeader: true, cell: row => String(row.line) },
    { id: 'question', header: t('question'), cell: row => row.title.mn || '–' },
    {
      id: 'kind',
      header: t('kind'),
      cell: row => {
        const type = fieldTypes.find(one => one === row.kind)
        return type ? kindName(type) : row.said
      },
    },
    {
      id: 'verdict',
      header: t('verdict'),
      cell: row => (
        <Tag tone={row.wrong ? 'red' : 'green'} size="s">
          {row.wrong ? t(row.wrong, { kind: row.said }) : t('fits')}
        </Tag>
      ),
    },
  ]
  return (
    <>
      <Field label={t('sheet')} help={t('sheet_help')} error={error} required>
        {control => <TextArea {...control} value={text} onChange={onChange} rows={6} />}
      </Field>
      <p className={styles.quiet}>{t('sheet_kinds')}</p>
      {rows.length > 0 && (
        <>
          <p role="status">{t('sheet_found', { count: rows.length, steps: stepsOfSheet(rows) })}</p>
          <Table caption={t('sheet')} rows={rows} columns={columns} rowKey={row => String(row.line)} />
        </>
      )}
    </>
  )
}
