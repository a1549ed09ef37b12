// Parts of the report as tables to take away; the same figures as on the screen.
import type { OversightWork } from '@khyanalt/contract/oversight-answers'
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { TableFile } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { readOversightBacklog } from './read-oversight-backlog.ts'
import { readOversightTimes } from './read-oversight-times.ts'
import { readOversightWork } from './read-oversight-work.ts'
import type { Period } from './scope.sql.ts'

export type TablePart = Omit<TableFile, 'name'>
type Lang = 'mn' | 'en'
type Clocked = Pick<Services, 'clock'>

const number = (title: string) => ({ title, kind: 'number' as const })
const text = (title: string) => ({ title })
const day = (title: string) => ({ title, kind: 'day' as const })

export const servicesTable = async (tx: Tx, caller: Session, period: Period, lang: Lang): Promise<TablePart> => {
  const say = oversightAnswerTexts[lang]
  const { data } = await readOversightTimes(tx, caller, period)
  return {
    title: say.byService,
    columns: [
      text(say.service),
      number(say.decided),
      number(say.median),
      number(say.p90),
      number(say.planned),
      number(say.overPlan),
      number(say.medianBefore),
    ],
    rows: data.services.map(row => [
      row.name[lang],
      row.count,
      row.median,
      row.p90,
      row.planned,
      row.late,
      row.before?.median ?? null,
    ]),
  }
}

export const stagesTable = async (tx: Tx, caller: Session, period: Period, lang: Lang): Promise<TablePart> => {
  const say = oversightAnswerTexts[lang]
  const { data } = await readOversightTimes(tx, caller, period)
  return {
    title: say.byStage,
    columns: [
      text(say.stage),
      number(say.count),
      number(say.median),
      number(say.p90),
      number(say.planned),
      number(say.overPlan),
      number(say.totalDays),
      number(say.medianBefore),
    ],
    rows: data.stages.map(row => [
      row.name?.[lang] ?? say[`stage_${row.stage}`].replace('{step}', String(row.step ?? '')),
      row.count,
      row.median,
      row.p90,
      row.planned,
      row.late,
      row.days,
      row.before?.median ?? null,
    ]),
  }
}

export const workTable =
  (services: Clocked) =>
  async (tx: Tx, caller: Session, period: Period, lang: Lang): Promise<TablePart> => {
    const say = oversightAnswerTexts[lang]
    const { data } = await readOversightWork(services)(tx, caller, period)
    return {
      title: staffOversightTexts[lang].load,
      columns: [
        text(say.person),
        number(say.open),
        number(say.overdue),
        number(say.done),
        number(say.median),
        number(say.returned),
        number(say.doneBefore),
      ],
      rows: data.people.map(row => [
        row.name,
        row.open,
        row.overdue,
        row.done,
        row.median,
        row.returned,
        row.before?.done ?? null,
      ]),
    }
  }

export const remarksTable =
  (services: Clocked) =>
  async (tx: Tx, caller: Session, period: Period, lang: Lang): Promise<TablePart> => {
    const say = oversightAnswerTexts[lang]
    const { data } = await readOversightWork(services)(tx, caller, period)
    const lines = (question: OversightWork['questions'][number]) =>
      question.reasons.map(({ reason, count }) => [
        question.service[lang],
        question.title,
        reason === '' ? say.ownWords : reason,
        count,
      ])
    return {
      title: say.remarks,
      columns: [text(say.service), text(say.question), text(say.reasons), number(say.remarks)],
      rows: data.questions.flatMap(lines),
    }
  }

export const backlogTable =
  (services: Clocked) =>
  async (tx: Tx, caller: Session, period: Period, lang: Lang): Promise<TablePart> => {
    const say = oversightAnswerTexts[lang]
    const { data } = await readOversightBacklog(services)(tx, caller, period)
    return {
      title: say.dueTitle.slice(0, 31),
      columns: [day(say.day), number(say.dueCount), number(say.unheldOfThem)],
      rows: data.due.map(row => [row.day, row.count, row.unheld]),
    }
  }
