// A sheet as it is read: the kinds of clothing as a table, questions as cards (REQ-WORK-03, REQ-SAFE-07).
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import type { Answers } from '@khyanalt/form-engine/answers'
import { sheetForm } from '@khyanalt/form-engine/register-forms'
import type { Register } from '@khyanalt/form-engine/registers/register'
import { type SummaryRow, summarise } from '@khyanalt/form-engine/summary'
import { useName, useNamePair, useText } from '../../language/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Table } from '../../ui/Table.tsx'
import { StoredFiles } from '../StoredFiles.tsx'
import styles from './equipment.module.css'
import { useRegisterFacts } from './use-register-facts.ts'

type SheetViewProps = {
  readonly register: Register
  readonly answers: Answers | null
  /** What the request asks of the sheet; empty asks for all of it. */
  readonly fields: readonly string[]
}

export const SheetView = ({ register, answers, fields }: SheetViewProps) => {
  const name = useName()
  const form = sheetForm(register, { embedded: true, fields })
  const facts = useRegisterFacts([form])
  if (answers === null) return <EmptyState icon="list" title={name(register.texts.empty)} />
  const rows = summarise(form, answers, facts).flatMap(step => step.rows)
  const table = rows.find(row => row.kind === 'statictable')
  return table ? <Kinds register={register} table={table} /> : <Cards rows={rows} />
}

const Cards = ({ rows }: { readonly rows: readonly SummaryRow[] }) => {
  const pair = useNamePair()
  return (
    <dl className={styles.cards}>
      {rows.map(row => {
        const { title, subtitle } = pair(row.title)
        return (
          <div key={row.path} className={styles.card}>
            <dt>
              {title}
              {subtitle && (
                <span lang="en" className={styles.subtitle}>
                  {subtitle}
                </span>
              )}
            </dt>
            <dd>
              <Value row={row} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A static table of the kinds, thirteen or those that were asked for (REQ-CLOTH-01). */
const Kinds = ({ register, table }: { readonly register: Register; readonly table: SummaryRow }) => {
  const t = useText(equipmentScreenTexts)
  const name = useName()
  const columns = table.columns ?? []
  return (
    <Table
      caption={name(register.title)}
      rows={table.rows ?? []}
      rowKey={row => row.id}
      columns={[
        {
          id: 'kind',
          header: t('question'),
          hideHeader: true,
          rowHeader: true,
          nowrap: false,
          cell: row => name(row.title ?? register.title),
        },
        ...columns.map(column => ({
          id: column.name,
          header: name(column.title),
          nowrap: false,
          cell: (row: NonNullable<SummaryRow['rows']>[number]) => {
            const cell = row.cells.find(one => one.name === column.name)
            return cell ? <Value row={cell} /> : '–'
          },
        })),
      ]}
    />
  )
}

/** An answer as text, or its files as buttons. */
export const Value = ({ row }: { readonly row: SummaryRow }) => {
  const name = useName()
  if (row.files && row.files.length > 0) return <StoredFiles files={row.files} />
  return <>{name(row.text) || '–'}</>
}
