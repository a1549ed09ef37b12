// The paper of a certificate in the page, in any of its versions.
import { getCertificatePdf } from '@khyanalt/contract/certificates'
import { certificateDeskTexts } from '@khyanalt/domain/messages/certificate-desk'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchBytes } from '../../../api/client.ts'
import { errorText } from '../../../api/error-text.ts'
import { formatMoment } from '../../../language/format.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import { DrawnPaper } from '../../../papers/DrawnPaper.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import styles from '../MoneyDeskScreen.module.css'
import type { OpenCertificate } from '../queries.ts'
import { deskCertificateQuery } from '../queries.ts'
import look from './certificates.module.css'

/** Milliseconds between looks while a paper is being made. */
const patience = 2000

export const CertificatePaper = ({ certificate }: { readonly certificate: OpenCertificate }) => {
  const t = useText(certificateDeskTexts)
  const stateWord = useText(certificateStateTexts)
  const client = useQueryClient()
  const [version, setVersion] = useState(certificate.version)
  const ready = certificate.versions.find(each => each.version === version)?.pdf_ready ?? false
  useEffect(() => {
    if (ready) return
    const { queryKey } = deskCertificateQuery(certificate.cs_id)
    const timer = window.setInterval(() => void client.invalidateQueries({ queryKey }), patience)
    return () => window.clearInterval(timer)
  }, [ready, client, certificate.cs_id])
  return (
    <>
      <section className={look.changes} aria-labelledby="certificate-versions">
        <h3 id="certificate-versions">{t('versions')}</h3>
        <ul className={look.versions}>
          {certificate.versions.map(each => (
            <li key={each.version}>
              <Button
                size="s"
                variant={each.version === version ? 'secondary' : 'quiet'}
                aria-pressed={each.version === version}
                onClick={() => setVersion(each.version)}
              >
                {t('version_of', { version: each.version })}
              </Button>
              {each.cancelled && (
                <Tag tone="red" size="s">
                  {stateWord('cancelled_mark')}
                </Tag>
              )}
              {each.suspended && (
                <Tag tone="red" size="s">
                  {stateWord('suspended_now')}
                </Tag>
              )}
              <span className={styles.quiet}>
                {each.by} · <time dateTime={each.at}>{formatMoment(each.at)}</time>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {ready ? (
        <Paper key={version} csId={certificate.cs_id} refId={certificate.ref_id} version={version} />
      ) : (
        <p role="status" className={styles.quiet}>
          {t('paper_wait')}
        </p>
      )}
    </>
  )
}

/** Earlier versions open for people of the agency alone, so the bytes come with the session. */
const Paper = ({
  csId,
  refId,
  version,
}: {
  readonly csId: string
  readonly refId: string
  readonly version: number
}) => {
  const t = useText(certificateDeskTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['certificate-paper', csId, version],
    queryFn: () => fetchBytes(getCertificatePdf, { cs_id: csId, version }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={320} />
  return <DrawnPaper paper={data} title={t('paper_of', { number: refId, version })} />
}
