// Where the time goes: services and stages against the plan and the period before.
import type { OversightTimes } from '@khyanalt/contract/oversight-answers'
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { useState } from 'react'
import { Link } from 'react-router'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Bars } from './charts/Bars.tsx'
import { FigureLink } from './FigureLink.tsx'
import styles from './oversight.module.css'
import { Part } from './Part.tsx'
import { type Asked, type Period, writePeriod } from './period.ts'

type Service = OversightTimes['services'][number]
type Stage = OversightTimes['stages'][number]

/** As many bars as one compares at a glance, and as many lines as one reads before asking for more. */
const mostBars = 10
const mostLines = 12

export const Times = ({
  times,
  period,
  asked,
}: {
  readonly times: OversightTimes
  readonly period: Period
  readonly asked: Asked
}) => {
  const t = useText(oversightAnswerTexts)
  const name = useName()
  const stageName = (row: Stage) => (row.name ? name(row.name) : t(`stage_${row.stage}`, { step: row.step ?? '' }))
  const series = [
    { key: 'median', label: t('median'), look: 'first' },
    { key: 'p90', label: t('p90'), look: 'third' },
    { key: 'planned', label: t('planned'), look: 'mark' },
  ] as const
  const [all, setAll] = useState(false)
  const serviceColumns = useServiceColumns(period)
  const stageColumns = useStageColumns(period, times.stages, stageName)
  const one = times.services.find(({ id }) => id === period.service)
  return (
    <>
      <Part title={t('timesTitle')} lead={t('timesLead')} file="services" asked={asked}>
        {times.services.length === 0 ? (
          <p className={styles.quiet}>{t('nothing')}</p>
        ) : (
          <div className={styles.beside}>
            <Bars
              title={t('chartMedian')}
              series={series}
              bars={times.services.slice(0, mostBars).map(row => ({
                key: String(row.id),
                label: name(row.name),
                value: row.median ?? 0,
                reach: row.p90 ?? 0,
                mark: row.planned,
              }))}
            />
            <div className={styles.stack}>
              <Table
                caption={t('byService')}
                rows={all ? times.services : times.services.slice(0, mostLines)}
                rowKey={row => row.id}
                columns={serviceColumns}
              />
              {times.services.length > mostLines && (
                <p>
                  <Button variant="secondary" aria-expanded={all} onClick={() => setAll(!all)}>
                    {all ? t('fewerServices') : t('moreServices', { count: times.services.length })}
                  </Button>
                </p>
              )}
            </div>
          </div>
        )}
      </Part>
      <Part
        title={one ? t('stagesOf', { service: name(one.name) }) : t('byStage')}
        lead={period.service === undefined ? t('chooseService') : undefined}
        file="stages"
        asked={asked}
      >
        {times.stages.length === 0 ? (
          <p className={styles.quiet}>{t('nothing')}</p>
        ) : (
          <div className={styles.beside}>
            <Bars
              title={t('chartMedian')}
              series={series}
              bars={times.stages.map(row => ({
                key: `${row.stage} ${row.step}`,
                label: stageName(row),
                value: row.median ?? 0,
                reach: row.p90 ?? 0,
                mark: row.planned,
              }))}
            />
            <Table
              caption={t('byStage')}
              rows={times.stages}
              rowKey={row => `${row.stage} ${row.step}`}
              columns={stageColumns}
            />
          </div>
        )}
      </Part>
    </>
  )
}

const useTakenColumns = <Row extends Service | Stage>(): readonly TableColumn<Row>[] => {
  const t = useText(oversightAnswerTexts)
  return [
    { id: 'median', header: t('median'), align: 'end', cell: row => row.median ?? '–' },
    { id: 'before', header: t('medianBefore'), align: 'end', cell: row => row.before?.median ?? '–' },
    { id: 'p90', header: t('p90'), align: 'end', cell: row => row.p90 ?? '–' },
    { id: 'planned', header: t('planned'), align: 'end', cell: row => row.planned ?? '–' },
  ]
}

const useServiceColumns = (period: Period): readonly TableColumn<Service>[] => {
  const t = useText(oversightAnswerTexts)
  const name = useName()
  return [
    {
      id: 'service',
      header: t('service'),
      rowHeader: true,
      cell: row =>
        period.service === row.id ? (
          name(row.name)
        ) : (
          <Link
            to={`${staffPaths.oversight}?${writePeriod({ ...period, service: row.id })}`}
            aria-label={t('showSteps', { service: name(row.name) })}
          >
            {name(row.name)}
          </Link>
        ),
    },
    {
      id: 'count',
      header: t('decided'),
      align: 'end',
      cell: row => (
        <FigureLink
          count={row.count}
          what={`${name(row.name)}, ${t('decided')}`}
          period={{ ...period, service: row.id }}
          behind={{ measure: 'decided' }}
        />
      ),
    },
    ...useTakenColumns<Service>(),
    {
      id: 'late',
      header: t('overPlan'),
      align: 'end',
      cell: row => (
        <FigureLink
          count={row.late}
          what={`${name(row.name)}, ${t('overPlan')}`}
          period={{ ...period, service: row.id }}
          behind={{ measure: 'late' }}
        />
      ),
    },
  ]
}

const useStageColumns = (
  period: Period,
  stages: readonly Stage[],
  stageName: (row: Stage) => string,
): readonly TableColumn<Stage>[] => {
  const t = useText(oversightAnswerTexts)
  const all = stages.reduce((sum, { days }) => sum + days, 0)
  return [
    {
      id: 'stage',
      header: t('stage'),
      rowHeader: true,
      cell: row => (
        <>
          {stageName(row)}
          <span className={styles.under}>
            {t(row.stage === 'receipt' || row.stage === 'review' ? 'side_agency' : 'side_applicant')}
          </span>
        </>
      ),
    },
    {
      id: 'count',
      header: t('count'),
      align: 'end',
      cell: row => (
        <FigureLink
          count={row.count}
          what={stageName(row)}
          period={period}
          behind={{ measure: 'stay', stage: row.stage, ...(row.step !== null && { step: String(row.step) }) }}
        />
      ),
    },
    ...useTakenColumns<Stage>(),
    { id: 'late', header: t('overPlan'), align: 'end', cell: row => row.late },
    {
      id: 'share',
      header: t('shareOfTime'),
      align: 'end',
      cell: row => (all === 0 ? '–' : `${Math.round((row.days / all) * 100)} %`),
    },
  ]
}
