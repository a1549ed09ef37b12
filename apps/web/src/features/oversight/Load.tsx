// How things stand now, and what each inspector holds.
import type { Oversight } from '@khyanalt/contract/oversight'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { Link } from 'react-router'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { StatCard } from '../../ui/StatCard.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './oversight.module.css'
import { type Period, writePeriod } from './period.ts'

export const Load = ({ now, period }: { readonly now: Oversight['now']; readonly period: Period }) => {
  const t = useText(staffOversightTexts)
  const listOf = (more: Readonly<Record<string, string>>) => `${staffPaths.oversightList}?${writePeriod(period, more)}`
  return (
    <section className={styles.part} aria-labelledby="now">
      <h2 id="now">{t('now')}</h2>
      <div className={styles.cards}>
        <StatCard value={now.open} label={t('open')} to={listOf({ measure: 'open' })} />
        <StatCard value={now.overdue} label={t('overdue')} to={listOf({ measure: 'overdue' })} />
      </div>
      <h3>{t('load')}</h3>
      {now.load.length === 0 ? (
        <p className={styles.quiet}>{t('noLoad')}</p>
      ) : (
        <Table
          caption={t('load')}
          rows={now.load}
          rowKey={row => row.id}
          columns={[
            {
              id: 'name',
              header: t('inspector'),
              rowHeader: true,
              cell: row => <Link to={listOf({ measure: 'held', holder: row.id })}>{row.name}</Link>,
            },
            { id: 'open', header: t('held'), align: 'end', cell: row => row.open },
            { id: 'overdue', header: t('overdue'), align: 'end', cell: row => row.overdue },
          ]}
        />
      )}
    </section>
  )
}
