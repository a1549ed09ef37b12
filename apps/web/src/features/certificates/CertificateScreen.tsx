// The page behind the QR code: is this certificate valid? (REQ-CERT-01, 06, 07; CON-135)
import { getCertificatePdf, type OpenCertificate } from '@khyanalt/contract/certificates'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import { apiAddress } from '../../api/client.ts'
import { useLoaded } from '../../api/loading.ts'
import { formatDay } from '../../language/format.ts'
import { useName, useNamePair, usePair, useText } from '../../language/language.tsx'
import { Restrictions } from '../../papers/Restrictions.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Result } from '../../ui/Result.tsx'
import styles from './CertificateScreen.module.css'
import { CertificateVerdict } from './CertificateVerdict.tsx'
import { lookOf } from './certificate-look.ts'
import { Document } from './Document.tsx'
import { Fact } from './Fact.tsx'
import type { loadCertificate } from './load.ts'
import { Period } from './Period.tsx'
import { Said } from './Said.tsx'
import { useAwaitedDocument } from './use-awaited-document.ts'

export const CertificateScreen = () => {
  const t = useText(certificateTexts)
  const pair = usePair(certificateTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadCertificate>()
  useAwaitedDocument(data?.pdf_ready === false, retry)
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

const Certificate = ({ certificate }: { readonly certificate: OpenCertificate }) => {
  const t = useText(certificateTexts)
  const part = useText(certificatePartTexts)
  const words = useText(documentTexts)
  const name = useName()
  const pair = useNamePair()
  const { cs_id } = certificate
  const look = lookOf(certificate)
  const service = pair(certificate.form_name)
  const notice = certificate.notice && pair(certificate.notice)
  const unit = certificate.organization && pair(certificate.organization)
  return (
    <article className={styles.certificate}>
      {notice && (
        <Alert tone={certificate.log === 'differs' ? 'error' : 'info'} title={notice.title}>
          {notice.subtitle}
        </Alert>
      )}
      <CertificateVerdict
        heading={t('heading')}
        number={certificate.ref_id}
        look={look}
        text={t(look.sentence, { to: certificate.edate ? formatDay(certificate.edate) : '' })}
      />
      <Restrictions certificate={certificate} />
      <dl className={styles.facts}>
        <Fact
          label={part('kind')}
          value={certificate.heading ? name(certificate.heading) : words(`title_${certificate.kind}`)}
        />
        <Fact label={t('service')} value={service.title} note={service.subtitle} />
        {certificate.holder && <Fact label={t('holder')} value={certificate.holder} />}
        {unit && <Fact label={t('organization')} value={unit.title} note={unit.subtitle} />}
        <Fact label={t('issued')} value={formatDay(certificate.cdate)} />
        <Fact label={t('valid')} value={<Period from={certificate.sdate} to={certificate.edate} />} />
        {certificate.version > 1 && <Fact label={t('version')} value={String(certificate.version)} />}
      </dl>
      <Said said={certificate} closed={certificate.closed} />
      <Document
        address={apiAddress(getCertificatePdf, { cs_id })}
        download={apiAddress(getCertificatePdf, { cs_id, download: 'true' })}
        number={certificate.ref_id}
        ready={certificate.pdf_ready}
        sha256={certificate.sha256}
      />
    </article>
  )
}
