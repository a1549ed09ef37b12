// A report to fill in: five numbered sections (REQ-AMNAT-42), kept while it is typed, sent as a whole.
import type { OutputOf } from '@khyanalt/contract/call'
import type { FeeReport, getFeePeriod, listFeeCompanies } from '@khyanalt/contract/fee-reports'
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { isSeason, type Quarter } from '@khyanalt/domain/fee-report/quarters'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { DraftStatus, DraftTrouble } from '../../form/DraftStatus.tsx'
import type { StoredFile } from '../../form/StoredFiles.tsx'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { ConflictDialog } from '../cases/ConflictDialog.tsx'
import { BalanceGrid } from './BalanceGrid.tsx'
import { CompanySection } from './CompanySection.tsx'
import { CheckReport } from './check/CheckReport.tsx'
import { Offers } from './check/Offers.tsx'
import { shownReport } from './check/shown-report.ts'
import { DeleteDraft } from './DeleteDraft.tsx'
import styles from './fee-reports.module.css'
import { GeneralSection } from './GeneralSection.tsx'
import { KnownFiles } from './known-files.ts'
import { CarryOver, CopyLast } from './LastQuarter.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { OpenReport } from './open-report.ts'
import { seasonsQuery } from './queries.ts'
import { Reasons } from './Reasons.tsx'
import { ReportContext, readAnswers, rewrite, useReportFrame, useTextValue } from './report-frame.ts'
import { controlId, goToControl } from './report-places.ts'
import { createReportProblems, feeProblemText } from './report-problems.ts'
import { hasFilledSheet, nameOfPath } from './report-values.ts'
import { SheetFiles } from './SheetFiles.tsx'
import { SheetGrid } from './SheetGrid.tsx'
import { useSendReport } from './use-send-report.ts'
import { useValueText, useValueTitles } from './use-value-titles.ts'

type ReportFormProps = {
  readonly report: OpenReport
  readonly peers: number
  readonly stored: FeeReport | null
  readonly returned: boolean
  readonly companies: OutputOf<typeof listFeeCompanies>['data']
  readonly period: OutputOf<typeof getFeePeriod>
}

type Change = (answers: FeeReportAnswers) => FeeReportAnswers

export const ReportForm = ({ report, peers, stored, returned, companies, period }: ReportFormProps) => {
  const t = useText(feeScreenTexts)
  const form = useText(formTexts)
  const declare = useText(feeDeclareTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Change | null>(null)
  const [tried, setTried] = useState(0)
  const [added, setAdded] = useState<readonly StoredFile[]>([])
  const [query, setQuery] = useSearchParams()
  /** Where to go once the form is there again. */
  const place = useRef<string | null>(null)
  const summary = useRef<HTMLHeadingElement>(null)
  const problems = useMemo(() => {
    const own = returned && stored ? quarterOf(stored) : []
    return createReportProblems(report.values, ui, () => {
      const open = client.getQueryData(seasonsQuery(String(report.values.read().company_id)).queryKey)?.data
      return {
        companies: companies.map(({ id }) => id),
        deposits: period.deposit.map(({ value }) => value),
        secondMinerals: period.minerals.map(({ value }) => value),
        quarters: open && [...own, ...open.map(({ year, season_value }) => ({ year, season: season_value }))],
      }
    })
  }, [report, ui, client, companies, period, returned, stored])
  const frame = useMemo(
    () => ({
      report,
      problems,
      restructure: (change: Change) => {
        if (hasFilledSheet(report.values.read())) setAsked(() => change)
        else rewrite(report, change(readAnswers(report)))
      },
    }),
    [report, problems],
  )
  const checking = query.get('step') === 'check'
  const openForm = useCallback(
    (path: string | null) => {
      place.current = path
      setQuery({}, { preventScrollReset: path !== null })
    },
    [setQuery],
  )
  const onProblems = () => {
    setTried(before => before + 1)
    if (checking) openForm(null)
    requestAnimationFrame(() => summary.current?.focus())
  }
  const { titleOf } = useValueTitles()
  const textOf = useValueText({ companies, deposits: period.deposit, secondMinerals: period.minerals })
  const sending = useSendReport({ report, problems, returned, onProblems })
  const check = () => {
    if (problems.judgeAll().length > 0) onProblems()
    else setQuery({ step: 'check' })
  }
  useEffect(() => {
    if (!checking && place.current !== null) goToControl(controlId(place.current))
    if (!checking) place.current = null
    // An address kept from before leads to the check only once nothing is in its way.
    else if (problems.judgeAll().length > 0) {
      setTried(before => before + 1)
      setQuery({}, { replace: true })
    }
  }, [checking, problems, setQuery])
  const files = useMemo(() => [...added, ...(stored?.files ?? [])], [added, stored])
  const known = useMemo(() => ({ files, add: (file: StoredFile) => setAdded(before => [...before, file]) }), [files])
  const show = useCallback(
    (answers: FeeReportAnswers) => shownReport(answers, { stored, companies, period, files }),
    [stored, companies, period, files],
  )
  return (
    <ReportContext value={frame}>
      <KnownFiles value={known}>
        <div className={styles.report}>
          {returned && stored && (
            <Alert tone="warning" title={t('returnedTitle')}>
              <Reasons comments={stored.comments} />
            </Alert>
          )}
          {report.replayed && <Alert tone="success">{form('draftReplayed')}</Alert>}
          {peers > 0 && <Alert tone="warning">{form('draftOtherTab')}</Alert>}
          <DraftTrouble sync={report.sync} />
          {checking ? (
            <CheckReport show={show} sending={sending} onEdit={openForm} />
          ) : (
            <>
              {tried > 0 && <Problems heading={summary} />}
              <Section number={1} title="section1">
                <CompanySection companies={companies} />
              </Section>
              <Section number={2} title="section2">
                <CopyLast />
                <GeneralSection choices={period} />
              </Section>
              <Section number={3} title="section3">
                <SheetPart sheet="too_hemjee" />
                <Offers within="too_hemjee/" />
              </Section>
              <Section number={4} title="section4">
                <SheetPart sheet="unelgee" />
                <Offers within="unelgee/" />
              </Section>
              <Section number={5} title="section5">
                <CarryOver />
                <BalanceGrid values={report.values} problems={problems} write={report.write} />
                <Offers within="tailan_" />
              </Section>
              {sending.failure && (
                <Alert tone="error" urgent title={t('notSent')}>
                  {sending.failure}
                </Alert>
              )}
              <div className={`${styles.acts} ${styles.end}`}>
                <span className={styles.acts}>
                  <Button iconEnd="arrowRight" onClick={check}>
                    {declare('check')}
                  </Button>
                  <DraftStatus sync={report.sync} />
                </span>
                {!returned && <DeleteDraft report={report} />}
              </div>
            </>
          )}
        </div>
        <ConfirmDialog
          open={asked !== null}
          title={t('clearTitle')}
          text={t('clearText')}
          confirmLabel={t('clearGo')}
          cancelLabel={t('clearStay')}
          danger
          onConfirm={() => {
            if (asked) rewrite(report, asked(readAnswers(report)))
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
        <ConflictDialog sync={report.sync} titleOf={titleOf} textOf={textOf} />
        <LeaveGuard sync={report.sync} />
      </KnownFiles>
    </ReportContext>
  )
}

const quarterOf = ({ year, season_value }: FeeReport): readonly Quarter[] =>
  year !== null && season_value !== null ? [{ year, season: season_value }] : []

type SectionProps = {
  readonly number: 1 | 2 | 3 | 4 | 5
  readonly title: `section${1 | 2 | 3 | 4 | 5}`
  readonly children: ReactNode
}

const Section = ({ number, title, children }: SectionProps) => {
  const heading = usePair(feeScreenTexts)(title)
  return (
    <Card padding="l" title={`${number}. ${heading.title}`} subtitle={heading.subtitle}>
      <div className={styles.section}>{children}</div>
    </Card>
  )
}

/** A table with its files, once quarter and sheet are chosen. */
const SheetPart = ({ sheet }: { readonly sheet: 'too_hemjee' | 'unelgee' }) => {
  const t = useText(feeScreenTexts)
  const { report, problems } = useReportFrame()
  const season = Number(useTextValue('season_value'))
  const template = Number(useTextValue('mayagt_id'))
  if (!isSeason(season) || template === 0) return <p className={styles.quiet}>{t('sheetFirst')}</p>
  return (
    <>
      <SheetGrid
        key={`${season} ${template}`}
        sheet={sheet}
        season={season}
        template={template}
        values={report.values}
        problems={problems}
        write={report.write}
      />
      <SheetFiles sheet={sheet} />
    </>
  )
}

/** Everything in the way of sending, each leading to its field or cell. */
const Problems = ({ heading }: { readonly heading: React.Ref<HTMLHeadingElement> }) => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const { titleOf } = useValueTitles()
  const list = useProblemList()
  return (
    <ErrorSummary
      ref={heading}
      title={t('mend')}
      problems={list.map(problem => ({
        id: controlId(problem.path),
        text: `${titleOf(nameOfPath(problem.path))}: ${feeProblemText(problem, ui)}`,
      }))}
    />
  )
}

const useProblemList = () => {
  const { problems } = useReportFrame()
  return useSyncExternalStore(problems.subscribe, problems.list)
}
