// Asking to send the report of a quarter whose time has ended (REQ-LATE-01, REQ-LATE-02, REQ-LATE-07).
import { uploadFeeReportFile } from '@khyanalt/contract/fee-reports'
import { createLateRequest } from '@khyanalt/contract/late-requests'
import {
  emptyLateRequest,
  endedQuarters,
  type LatePaper,
  type LateRequestAnswers,
  latePapers,
  lateRequestProblems,
  maxLateDetails,
} from '@khyanalt/domain/fee-report/late-requests'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { Problem } from '@khyanalt/domain/problem'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { useBehalf } from '../../api/behalf.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { useActId } from '../../api/transaction-id.ts'
import { usePageTitle } from '../../document.ts'
import { feePaths } from '../../fee-paths.ts'
import { RemoveFile } from '../../form/RemoveFile.tsx'
import { type StoredFile, StoredFiles } from '../../form/StoredFiles.tsx'
import { UploadBox } from '../../form/UploadBox.tsx'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toast.ts'
import { NoCompany } from './ClosedNotice.tsx'
import styles from './fee-reports.module.css'
import { companiesQuery, feeKey, periodQuery } from './queries.ts'
import { fieldId } from './report-frame.ts'
import { feeProblemText } from './report-problems.ts'

export const LateRequestScreen = () => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const heading = usePair(feeScreenTexts)('lateTitle')
  usePageTitle(heading.title)
  const { user } = useSession()
  const period = useQuery(periodQuery)
  const companies = useQuery(companiesQuery(user?.id ?? ''))
  const error = period.error ?? companies.error
  return (
    <div className={styles.page}>
      <BackLink to={paths.feeReports}>{t('back')}</BackLink>
      <PageHeader {...heading} lead={t('lateLead')} />
      {error && !(period.data && companies.data) && (
        <ErrorState
          title={t('failed')}
          text={errorText(error, ui)}
          onRetry={() => {
            void period.refetch()
            void companies.refetch()
          }}
        />
      )}
      {!error && !(period.data && companies.data) && <Skeleton height="screen" />}
      {period.data &&
        companies.data &&
        (companies.data.data.length === 0 ? (
          <NoCompany />
        ) : (
          <LateForm companies={companies.data.data} today={period.data.today} />
        ))}
    </div>
  )
}

type LateFormProps = {
  readonly companies: readonly {
    readonly id: string
    readonly key: string
    readonly name_mn: string
    readonly name_en: string | null
  }[]
  readonly today: string
}

const LateForm = ({ companies, today }: LateFormProps) => {
  const { behalf } = useBehalf()
  const t = useText(feeScreenTexts)
  const form = useText(formTexts)
  const { ui } = useLanguage()
  const name = useName()
  const navigate = useNavigate()
  const client = useQueryClient()
  const act = useActId()
  const summary = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState<LateRequestAnswers>({
    ...emptyLateRequest,
    company_id: (companies.length === 1 ? companies[0] : companies.find(one => one.id === behalf))?.id ?? '',
  })
  const [year, setYear] = useState<number | null>(null)
  const [files, setFiles] = useState<readonly StoredFile[]>([])
  const [tried, setTried] = useState(false)
  const [foreign, setForeign] = useState<readonly Problem[]>([])
  const set = (patch: Partial<LateRequestAnswers>) => {
    setAnswers(before => ({ ...before, ...patch }))
    setForeign(before => before.filter(({ path }) => !Object.hasOwn(patch, path)))
  }
  const problems = [...(tried ? lateRequestProblems(answers) : []), ...foreign]
  const errorOf = (path: string): string | null => {
    const problem = problems.find(one => one.path === path)
    return problem ? feeProblemText(problem, ui) : null
  }
  const sending = useMutation({
    mutationFn: () => {
      const sent = { ...answers, ...(year === null ? {} : { year }) }
      return callApi(createLateRequest, { ...sent, transaction_id: act.of(sent) })
    },
    onSuccess: async ({ result }) => {
      act.renew()
      await client.invalidateQueries({ queryKey: feeKey })
      // A request that is there already: told, then the lists (REQ-LATE-04).
      showToast(result === 'already_exist' ? { text: t('lateKnown'), tone: 'error' } : { text: t('lateSent') })
      void navigate(result === 'already_exist' ? paths.feeReports : feePaths.lateRequests)
    },
    onError: error => {
      if (error instanceof ApiError) setForeign(error.problems)
    },
  })
  const send = () => {
    setTried(true)
    if (lateRequestProblems(answers).length === 0) sending.mutate()
    else requestAnimationFrame(() => summary.current?.focus())
  }
  const titles: Readonly<Record<string, string>> = {
    company_id: t('company'),
    season: t('quarterLabel'),
    details: t('details'),
    ...Object.fromEntries(latePapers.map(paper => [paper, t(paper)])),
  }
  return (
    <Card padding="l">
      <form
        noValidate
        className={styles.late}
        onSubmit={event => {
          event.preventDefault()
          if (!sending.isPending) send()
        }}
      >
        <ErrorSummary
          ref={summary}
          title={t('mend')}
          problems={problems.map(problem => ({
            id: fieldId(problem.path),
            text: `${titles[problem.path] ?? problem.path}: ${feeProblemText(problem, ui)}`,
          }))}
        />
        <Field label={t('company')} required id={fieldId('company_id')} error={errorOf('company_id')}>
          {control => (
            <Select
              {...control}
              value={answers.company_id}
              options={companies.map(one => ({
                value: one.id,
                label: `${name({ mn: one.name_mn, en: one.name_en ?? '' })} (${one.key})`,
              }))}
              onChange={company_id => set({ company_id })}
            />
          )}
        </Field>
        <Field label={t('quarterLabel')} required id={fieldId('season')} error={errorOf('season')}>
          {control => (
            <Select
              {...control}
              value={answers.season === null ? '' : String(answers.season)}
              // The four quarters that ended last: their numbers tell them apart.
              options={endedQuarters(today).map(quarter => ({
                value: String(quarter.season),
                label: t('quarter', { year: String(quarter.year), season: quarter.season }),
              }))}
              onChange={value => {
                const quarter = endedQuarters(today).find(one => String(one.season) === value)
                setYear(quarter?.year ?? null)
                set({ season: quarter?.season ?? null })
              }}
            />
          )}
        </Field>
        {latePapers.map(paper => (
          <Paper
            key={paper}
            paper={paper}
            file={files.find(one => one.name === answers[paper]) ?? null}
            error={errorOf(paper)}
            onChange={file => {
              if (file) setFiles(before => [...before, file])
              set({ [paper]: file?.name ?? '' })
            }}
          />
        ))}
        <Field label={t('details')} required id={fieldId('details')} help={t('detailsHelp')} error={errorOf('details')}>
          {control => (
            <TextArea
              {...control}
              value={answers.details}
              rows={5}
              limit={maxLateDetails}
              onChange={details => set({ details })}
            />
          )}
        </Field>
        {sending.error && (
          <Alert tone="error" urgent>
            {errorText(sending.error, ui)}
          </Alert>
        )}
        <div className={styles.acts}>
          <Button type="submit" icon="send" busy={sending.isPending} busyLabel={form('draftSaving')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type PaperProps = {
  readonly paper: LatePaper
  readonly file: StoredFile | null
  readonly error: string | null
  readonly onChange: (file: StoredFile | null) => void
}

const Paper = ({ paper, file, error, onChange }: PaperProps) => {
  const t = useText(feeScreenTexts)
  return (
    <Fieldset legend={t(paper)} required error={error}>
      {file ? (
        <StoredFiles
          files={[file]}
          action={() => <RemoveFile file={file} focusPath={paper} onRemove={() => onChange(null)} />}
        />
      ) : (
        <UploadBox
          call={uploadFeeReportFile}
          input={{}}
          uploadKey={paper}
          id={fieldId(paper)}
          label={t(paper)}
          invalid={error !== null}
          onDone={({ filename, size, title }) => onChange({ name: filename, title, size })}
        />
      )}
    </Fieldset>
  )
}
