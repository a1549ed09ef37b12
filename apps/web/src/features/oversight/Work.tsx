// Who has how much and finishes how much, and what is returned for which reason.
import type { OversightWork } from '@khyanalt/contract/oversight-answers'
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { useName, useText } from '../../language/language.tsx'
import { Table } from '../../ui/Table.tsx'
import { FigureLink } from './FigureLink.tsx'
import styles from './oversight.module.css'
import { Part } from './Part.tsx'
import type { Asked, Period } from './period.ts'

type Props = { readonly work: OversightWork; readonly period: Period; readonly asked: Asked }

export const People = ({ work, period, asked }: Props) => {
  const t = useText(oversightAnswerTexts)
  return (
    <Part title={t('peopleTitle')} lead={t('peopleLead')} file="people" asked={asked}>
      {work.people.length === 0 ? (
        <p className={styles.quiet}>{t('nothing')}</p>
      ) : (
        <Table
          caption={t('peopleTitle')}
          rows={work.people}
          rowKey={row => row.id}
          columns={[
            { id: 'name', header: t('person'), rowHeader: true, cell: row => row.name },
            {
              id: 'open',
              header: t('open'),
              align: 'end',
              cell: row => (
                <FigureLink
                  count={row.open}
                  what={`${row.name}, ${t('open')}`}
                  period={period}
                  behind={{ measure: 'held', holder: row.id }}
                />
              ),
            },
            { id: 'overdue', header: t('overdue'), align: 'end', cell: row => row.overdue },
            {
              id: 'done',
              header: t('done'),
              align: 'end',
              cell: row => (
                <FigureLink
                  count={row.done}
                  what={`${row.name}, ${t('done')}`}
                  period={period}
                  behind={{ measure: 'done', person: row.id }}
                />
              ),
            },
            { id: 'before', header: t('doneBefore'), align: 'end', cell: row => row.before?.done ?? '–' },
            { id: 'median', header: t('median'), align: 'end', cell: row => row.median ?? '–' },
            { id: 'medianBefore', header: t('medianBefore'), align: 'end', cell: row => row.before?.median ?? '–' },
            {
              id: 'returned',
              header: t('returned'),
              align: 'end',
              cell: row => (
                <FigureLink
                  count={row.returned}
                  what={`${row.name}, ${t('returned')}`}
                  period={period}
                  behind={{ measure: 'returned', person: row.id }}
                />
              ),
            },
          ]}
        />
      )}
    </Part>
  )
}

export const Remarks = ({ work, period, asked }: Props) => {
  const t = useText(oversightAnswerTexts)
  const name = useName()
  return (
    <Part title={t('remarksTitle')} file="remarks" asked={asked}>
      {work.questions.length === 0 ? (
        <p className={styles.quiet}>{t('nothing')}</p>
      ) : (
        <Table
          caption={t('remarksTitle')}
          rows={work.questions}
          rowKey={row => `${row.service_id} ${row.title}`}
          columns={[
            {
              id: 'question',
              header: t('question'),
              rowHeader: true,
              cell: row => (
                <>
                  {row.title}
                  <span className={styles.under}>{name(row.service)}</span>
                </>
              ),
            },
            {
              id: 'count',
              header: t('remarks'),
              align: 'end',
              cell: row => (
                <FigureLink
                  count={row.count}
                  what={`${row.title}, ${name(row.service)}`}
                  period={{ ...period, service: row.service_id }}
                  behind={{ measure: 'remarked', question: row.title }}
                />
              ),
            },
            { id: 'before', header: t('remarksBefore'), align: 'end', cell: row => row.before ?? '–' },
            {
              id: 'reasons',
              header: t('reasons'),
              cell: row => (
                <ul className={styles.reasons}>
                  {row.reasons.slice(0, 4).map(({ reason, count }) => (
                    <li key={reason}>
                      {reason === '' ? t('ownWords') : reason}:{' '}
                      <FigureLink
                        count={count}
                        what={`${row.title}: ${reason === '' ? t('ownWords') : reason}`}
                        period={{ ...period, service: row.service_id }}
                        behind={{ measure: 'remarked', question: row.title, reason }}
                      />
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </Part>
  )
}
