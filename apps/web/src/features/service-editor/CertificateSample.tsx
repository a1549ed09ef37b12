// The document beside its designer: drawn anew of every kept change, the last good one as long as something is wrong.
import type { OutputOf } from '@khyanalt/contract/call'
import { sampleCertificate } from '@khyanalt/contract/service-editor'
import { certificateDesignTexts } from '@khyanalt/domain/messages/certificate-design'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import type { Problem } from '@khyanalt/domain/problem'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { DrawnPaper } from '../../papers/DrawnPaper.tsx'
import { PrintedFacts } from '../../papers/PrintedFacts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './designer.module.css'
import { problemWords } from './problem-words.ts'
import type { Opened } from './queries.ts'
import type { FormDraft } from './use-form-draft.ts'

type Sample = OutputOf<typeof sampleCertificate>['data']

export const CertificateSample = ({ opened, draft }: { readonly opened: Opened; readonly draft: FormDraft }) => {
  const t = useText(certificateDesignTexts)
  const { ui } = useLanguage()
  const ofForm = draft.problems.filter(({ path }) => path === 'body' || path.startsWith('body/'))
  const ofPart = draft.problems.filter(({ path }) => path.startsWith('certificate/'))
  const kept = draft.state === 'saved' || draft.state === 'clean'
  const chosen = draft.content.certificate !== null
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['certificate-sample', opened.id, draft.version],
    // Of exactly what is kept; who typed on meanwhile is answered by the next.
    queryFn: ({ signal }) => callApi(sampleCertificate, { id: opened.id, version: draft.version }, { signal }),
    enabled: kept && chosen && ofForm.length + ofPart.length === 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [last, setLast] = useState<Sample | null>(null)
  useEffect(() => {
    if (data) setLast(data.data)
  }, [data])
  const shown = data?.data ?? last
  const placeOf = ({ path }: Problem, words: string): string => {
    const name = path.split('/')[1]
    return name === 'heading' || name === 'granted' || name === 'signatory' ? `${t(name)}: ${words}` : words
  }
  return (
    <section aria-labelledby="sample-title" aria-busy={isFetching} className={styles.sample}>
      <h2 id="sample-title" className={styles.title}>
        {t('sample')}
        {shown && <span className={styles.quiet}> {t('sample_pages', { n: shown.pages })}</span>}
      </h2>
      <p role="status" className={styles.quiet}>
        {isFetching
          ? t('drawing')
          : draft.state === 'unsaved' && draft.error
            ? t('waits_kept')
            : data && last !== null
              ? t('drawn', { n: data.data.pages })
              : t('sample_help')}
      </p>
      {!chosen && <Alert tone="info">{t('choose_kind')}</Alert>}
      {chosen && ofForm.length + ofPart.length > 0 && (
        <Alert tone="warning">
          {t(shown ? 'stale' : 'waits')}
          <ul className={styles.list}>
            {[...new Set(ofPart.map(problem => placeOf(problem, problemWords(problem, ui))))].map(words => (
              <li key={words}>{words}</li>
            ))}
            {ofForm.length > 0 && (
              <li>
                {t('stale_form', { n: ofForm.length })} <TextLink to="?">{t('to_form')}</TextLink>
              </li>
            )}
          </ul>
        </Alert>
      )}
      {error && !isFetching && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {shown ? <Drawn sample={shown} /> : isFetching && <Skeleton height={320} />}
    </section>
  )
}

const Drawn = ({ sample }: { readonly sample: Sample }) => {
  const t = useText(certificateDesignTexts)
  const words = useText(documentTexts)
  const part = useText(certificatePartTexts)
  const name = useName()
  const { position } = sample.issuer
  const office = position === null ? '' : typeof position === 'string' ? position : name(position)
  return (
    <>
      <DrawnPaper paper={sample.paper} title={part('draft_label')} steady />
      <details>
        <summary className={styles.summary}>{t('as_text')}</summary>
        <div className={styles.said}>
          <DescriptionList
            layout="columns"
            items={[
              { term: t('said_heading'), value: sample.heading ? name(sample.heading) : words(`title_${sample.kind}`) },
              {
                term: t('said_granted'),
                value: sample.granted ? name(sample.granted) : words(`granted_${sample.kind}`),
              },
              { term: t('said_holder'), value: sample.holder },
              { term: t('said_days'), value: `${formatDay(sample.sdate)} – ${formatDay(sample.edate)}` },
              { term: t('said_issuer'), value: [office, sample.issuer.name].filter(text => text !== '').join(', ') },
            ]}
          />
          {sample.facts.length === 0 && <p>{t('none_printed')}</p>}
          <PrintedFacts facts={sample.facts} conditions={sample.conditions} marks />
        </div>
      </details>
    </>
  )
}
