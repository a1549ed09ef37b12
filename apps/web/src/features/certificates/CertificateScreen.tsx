// The page behind the QR code: is this certificate valid? (REQ-CERT-01, 06, 07; CON-135)
import type { PublicCertificate } from '@khyanalt/contract/certificates'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLoaded } from '../../api/loading.ts'
import { formatDay } from '../../language/format.ts'
import { useNamePair, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Result } from '../../ui/Result.tsx'
import styles from './CertificateScreen.module.css'
import { CertificateVerdict } from './CertificateVerdict.tsx'
import { Document } from './Document.tsx'
import type { loadCertificate } from './load.ts'
import { Period } from './Period.tsx'

/** The signed PDF follows the decision within seconds. */
const documentCheckMilliseconds = 3_000

export const CertificateScreen = () => {
  const t = useText(certificateTexts)
  const pair = usePair(certificateTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadCertificate>()
  const askAgain = useEffectEvent(retry)
  const waiting = data?.pdf_ready === false
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(askAgain, documentCheckMilliseconds)
    return () => clearInterval(timer)
  }, [waiting])
  if (fault?.code === 'certificate_not_found') {
    return (
      <Result {...pair('missing')} text={t('missingText')} tone="error">
        <ButtonLink to={paths.certificates}>{t('back')}</ButtonLink>
      </Result>
    )
  }
  return (
    <div className={styles.page}>
      <BackLink to={paths.certificates}>{t('back')}</BackLink>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && <Certificate certificate={data} />}
    </div>
  )
}

const Certificate = ({ certificate }: { readonly certificate: PublicCertificate }) => {
  const t = useText(certificateTexts)
  const service = useNamePair()(certificate.form_name)
  return (
    <article className={styles.certificate}>
      <CertificateVerdict certificate={certificate} />
      <dl className={styles.facts}>
        <Fact label={t('service')} value={service.title} note={service.subtitle} />
        <Fact label={t('holder')} value={certificate.holder} />
        {certificate.organization && <Fact label={t('organization')} value={certificate.organization} />}
        <Fact label={t('issued')} value={formatDay(certificate.cdate)} />
        <Fact label={t('valid')} value={<Period from={certificate.sdate} to={certificate.edate} />} />
        {certificate.version > 1 && <Fact label={t('version')} value={String(certificate.version)} />}
      </dl>
      <Document certificate={certificate} />
    </article>
  )
}

const Fact = ({
  label,
  value,
  note,
}: {
  readonly label: string
  readonly value: ReactNode
  readonly note?: string | null
}) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value}
      {note && (
        <span lang="en" className={styles.note}>
          {note}
        </span>
      )}
    </dd>
  </div>
)
