// The document before it is signed: what it will say as text, and drawn, with the days and conditions as they are typed.
import { previewCertificate } from '@khyanalt/contract/review'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import type { Bilingual } from '@khyanalt/domain/language'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { ConditionLines } from '../../papers/ConditionLines.tsx'
import { DrawnPaper } from '../../papers/DrawnPaper.tsx'
import { PrintedFacts } from '../../papers/PrintedFacts.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import styles from './CertificateProposal.module.css'

/** What the decision says of the document; conditions are absent until somebody touches them. */
export type Proposal = {
  readonly sdate: string
  readonly edate: string
  readonly conditions?: readonly Bilingual[] | undefined
}

/** Whether a condition has no words. */
export const isBlankCondition = ({ mn }: Bilingual): boolean => mn.trim() === ''

const pauseBeforeDrawing = 700

export const CertificateProposal = ({
  request,
  proposal,
  wrong,
  onConditions,
}: {
  readonly request: { readonly request_number: string; readonly version: number }
  readonly proposal: Proposal
  /** Whether it was tried to be sent as it is. */
  readonly wrong: boolean
  readonly onConditions: (conditions: readonly Bilingual[]) => void
}) => {
  const t = useText(certificatePartTexts)
  const words = useText(documentTexts)
  const name = useName()
  const { ui } = useLanguage()
  const settled = JSON.parse(useSettled(JSON.stringify(proposal))) as Proposal
  const { sdate, edate } = settled
  const conditions = settled.conditions?.filter(line => !isBlankCondition(line))
  const input = {
    request_number: request.request_number,
    version: request.version,
    sdate,
    edate,
    ...(conditions ? { conditions: [...conditions] } : {}),
  }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['certificate-draft', input],
    queryFn: ({ signal }) => callApi(previewCertificate, input, { signal }),
    enabled: isCalendarDay(sdate) && isCalendarDay(edate) && edate > sdate,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const draft = data?.data
  const lines = proposal.conditions ?? draft?.added ?? []
  return (
    <>
      <ConditionLines
        legend={t('added')}
        help={t('added_help')}
        lines={lines}
        onChange={onConditions}
        errorOf={place =>
          wrong && isBlankCondition(lines[place] ?? { mn: '', en: '' }) ? [t('condition_missing')] : []
        }
      />
      <section aria-labelledby="draft-title" aria-busy={isFetching} className={styles.draft}>
        <h3 id="draft-title">{t('draft')}</h3>
        <p className={styles.quiet}>{t('draft_help')}</p>
        <p role="status" className={styles.quiet}>
          {isFetching ? t('draft_wait') : ''}
        </p>
        {error && !isFetching && (
          <ErrorState title={t('draft_failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
        )}
        {draft && (
          <>
            <details open>
              <summary>{t('draft_facts')}</summary>
              <div className={styles.facts}>
                <DescriptionList
                  layout="columns"
                  items={[
                    {
                      term: t('draft_title'),
                      value: draft.heading ? name(draft.heading) : words(`title_${draft.kind}`),
                    },
                    { term: t('draft_holder'), value: draft.holder },
                    { term: t('draft_days'), value: `${formatDay(draft.sdate)} – ${formatDay(draft.edate)}` },
                  ]}
                />
                {draft.facts.length === 0 && <p>{t('nothing_said')}</p>}
                <PrintedFacts facts={draft.facts} conditions={draft.conditions} marks />
              </div>
            </details>
            <DrawnPaper paper={draft.paper} title={t('draft_label')} />
          </>
        )}
      </section>
    </>
  )
}

/** A text that stays behind until typing pauses. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pauseBeforeDrawing)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}
