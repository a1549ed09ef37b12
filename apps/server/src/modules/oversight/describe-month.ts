// What the report of a month says: the figures of the screen, against the month before.
import type { Oversight } from '@khyanalt/contract/oversight'
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { addDays, addMonths } from '../../clock.ts'
import { inSnapshot } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import type { OversightContent } from '../certificates/document-contents.ts'
import type { Pair } from './names.sql.ts'
import { figuresWithin } from './read-oversight.ts'
import { backlogWithin } from './read-oversight-backlog.ts'
import { timesWithin } from './read-oversight-times.ts'
import { workWithin } from './read-oversight-work.ts'
import { wholeAgency } from './reports.sql.ts'

const mostLines = 15

type Answer = keyof typeof oversightAnswerTexts.mn
const say = (key: Answer): Pair => ({ mn: oversightAnswerTexts.mn[key], en: oversightAnswerTexts.en[key] })
type Plain = 'received' | 'approved' | 'rejected' | 'returned' | 'expired' | 'late' | 'median' | 'p90' | 'revenue'
const plain = (key: Plain): Pair => ({ mn: staffOversightTexts.mn[key], en: staffOversightTexts.en[key] })
const shown = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '–' : String(value)

/** Reads the figures of a month for the agency or a unit. */
export const describeMonth = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { month, unit, name }: { readonly month: string; readonly unit: number; readonly name: Pair | null },
): Promise<OversightContent> => {
  const scopes = [
    unit === wholeAgency ? { role: 'APPROVER' as const } : { role: 'APPROVER' as const, organizationId: unit },
  ]
  const earlier = addMonths(month, -1)
  const asked = {
    from: month,
    to: addDays(addMonths(month, 1), -1),
    against_from: earlier,
    against_to: addDays(month, -1),
  }
  const { figures, times, backlog, work } = await inSnapshot(db, async tx => ({
    figures: await figuresWithin(tx, scopes, clock, asked),
    times: await timesWithin(tx, scopes, asked),
    backlog: await backlogWithin(tx, scopes, clock, {}),
    work: await workWithin(tx, scopes, clock, asked),
  }))
  const nothing = say('nothing')
  const line = (label: Pair, of: (totals: Oversight['totals']) => number | string | null) => [
    label,
    shown(of(figures.totals)),
    shown(figures.before && of(figures.before)),
  ]
  return {
    title: say('reportTitle'),
    month: month.slice(0, 7),
    unit: name ?? say('wholeAgency'),
    note: say('reportTime'),
    parts: [
      {
        title: say('headline'),
        headers: [say('figure'), say('value'), say('valueBefore')],
        words: 1,
        widths: [5, 2, 2],
        nothing,
        rows: [
          line(plain('median'), totals => totals.median_days),
          line(plain('p90'), totals => totals.p90_days),
          line(plain('late'), totals => totals.late),
          ...(['received', 'approved', 'rejected', 'returned', 'expired'] as const).map(key =>
            line(plain(key), totals => totals[key]),
          ),
          line(plain('revenue'), totals => totals.revenue.replace(/\B(?=(\d{3})+(?!\d))/g, ' ')),
        ],
      },
      {
        title: say('byService'),
        headers: [
          say('service'),
          say('decided'),
          say('median'),
          say('medianBefore'),
          say('p90'),
          say('planned'),
          say('overPlan'),
        ],
        words: 1,
        widths: [9, 3, 2, 3, 3, 3, 3],
        nothing,
        rows: times.services
          .slice(0, mostLines)
          .map(row => [
            row.name,
            shown(row.count),
            shown(row.median),
            shown(row.before?.median),
            shown(row.p90),
            shown(row.planned),
            shown(row.late),
          ]),
      },
      {
        title: say('byStage'),
        headers: [say('stage'), say('count'), say('median'), say('medianBefore'), say('p90'), say('totalDays')],
        words: 1,
        widths: [7, 2, 2, 3, 3, 3],
        nothing,
        rows: times.stages.map(row => {
          const stage = say(`stage_${row.stage}`)
          const step = String(row.step ?? '')
          const label = { mn: stage.mn.replace('{step}', step), en: stage.en.replace('{step}', step) }
          return [
            label,
            shown(row.count),
            shown(row.median),
            shown(row.before?.median),
            shown(row.p90),
            shown(row.days),
          ]
        }),
      },
      {
        title: say('backlogTitle'),
        headers: [say('ageClass'), say('waiting'), say('inReview'), say('overdue')],
        words: 1,
        widths: [5, 3, 3, 3],
        nothing,
        rows: backlog.ages.map(row => [
          row.to_days === null
            ? fill(say('age_over'), { from: row.from_days })
            : fill(say('age_between'), { from: row.from_days, to: row.to_days }),
          shown(row.waiting),
          shown(row.review),
          shown(row.overdue),
        ]),
      },
      {
        title: say('peopleTitle'),
        headers: [
          say('person'),
          say('open'),
          say('overdue'),
          say('done'),
          say('doneBefore'),
          say('median'),
          say('returned'),
        ],
        words: 1,
        widths: [6, 3, 3, 3, 3, 2, 3],
        nothing,
        rows: work.people.map(row => [
          row.name,
          shown(row.open),
          shown(row.overdue),
          shown(row.done),
          shown(row.before?.done),
          shown(row.median),
          shown(row.returned),
        ]),
      },
      {
        title: say('remarksTitle'),
        headers: [say('question'), say('reasons'), say('remarks'), say('remarksBefore')],
        words: 2,
        widths: [6, 6, 2, 2],
        nothing,
        rows: work.questions.slice(0, mostLines).map(row => [
          `${row.title} (${row.service.mn})`,
          row.reasons
            .slice(0, 3)
            .map(({ reason, count }) => `${reason === '' ? say('ownWords').mn : reason}: ${count}`)
            .join('; '),
          shown(row.count),
          shown(row.before),
        ]),
      },
    ],
  }
}

const fill = (words: Pair, values: Readonly<Record<string, number>>): Pair => {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
  return { mn: filled(words.mn), en: filled(words.en) }
}
