import type { AuditRow } from '@khyanalt/contract/audit'
import { differenceInWords } from '@khyanalt/contract/version-difference'
import { auditActWords, staffAuditTexts } from '@khyanalt/domain/messages/staff-audit'
import { auditFactsInWords } from '@khyanalt/domain/messages/staff-audit-facts'
import { deskWordOf, requestStateTexts } from '@khyanalt/domain/messages/states'
import { RequestState } from '@khyanalt/domain/request-status'
import { Link } from 'react-router'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Table } from '../../ui/Table.tsx'
import styles from './audit.module.css'

/** Acts and views, newest first; cards on a phone. */
export const AuditTable = ({ rows, busy }: { readonly rows: readonly AuditRow[]; readonly busy: boolean }) => {
  const t = useText(staffAuditTexts)
  const { ui } = useLanguage()
  const describe = useDescription()
  return (
    <div className={styles.rows}>
      <Table
        caption={t('title')}
        rows={rows}
        rowKey={row => row.id}
        busy={busy}
        columns={[
          { id: 'at', header: t('column_at'), nowrap: true, cell: row => formatMoment(row.at) },
          { id: 'who', header: t('column_who'), rowHeader: true, cell: row => <Actor row={row} /> },
          { id: 'act', header: t('column_act'), cell: row => auditActWords(row.act, ui) },
          {
            id: 'thing',
            header: t('column_thing'),
            cell: row => (
              <>
                {t(`noun_${row.noun}`)}
                <span className={styles.aside}>{ui === 'en' ? (row.thing_en ?? row.thing) : row.thing}</span>
              </>
            ),
          },
          {
            id: 'detail',
            header: t('column_detail'),
            cell: row => <span className={styles.detail}>{describe(row)}</span>,
          },
        ]}
      />
    </div>
  )
}

/** What was noted of an act, in words where there are any. */
const useDescription = () => {
  const t = useText(staffAuditTexts)
  const stateWord = useText(requestStateTexts)
  const { ui } = useLanguage()
  const state = (name: string | undefined) => {
    if (name === undefined) return ''
    return Object.hasOwn(RequestState, name) ? stateWord(deskWordOf(name as RequestState)) : name
  }
  return ({ noun, detail, difference }: AuditRow): string => {
    if (noun === 'request' && detail.to) {
      return [detail.from === detail.to ? undefined : detail.from, detail.to]
        .flatMap(each => (each ? [state(each)] : []))
        .concat(detail.step ? [t('step', { step: detail.step })] : [])
        .join(' → ')
    }
    const words = [
      ...auditFactsInWords(detail, ui, formatMoment),
      ...difference.map(line => differenceInWords(line, ui)),
    ]
    return words.join(' · ') || '–'
  }
}

const Actor = ({ row }: { readonly row: AuditRow }) => {
  const t = useText(staffAuditTexts)
  if (!row.actor) return t('product')
  return (
    <>
      <Link to={staffPaths.person(row.actor.id)}>{row.actor.name}</Link>
      <span className={styles.aside}>{row.actor.login}</span>
      {row.support && <span className={styles.aside}>{t('supportBy', { name: row.support })}</span>}
    </>
  )
}
