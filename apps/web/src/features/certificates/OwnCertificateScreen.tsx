// One own certificate: its state, renewal, paper and earlier versions (REQ-CERT-13, REQ-CERT-20, CON-133).
import { getCertificatePdf } from '@khyanalt/contract/certificates'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { ownCertificateTexts } from '@khyanalt/domain/messages/own-certificates'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { apiAddress } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { Restrictions } from '../../papers/Restrictions.tsx'
import { paths } from '../../paths.ts'
import { OfAnother } from '../../people/OfAnother.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Result } from '../../ui/Result.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './CertificateScreen.module.css'
import { CertificateVerdict } from './CertificateVerdict.tsx'
import { ownLookOf } from './certificate-look.ts'
import { Document } from './Document.tsx'
import { Fact } from './Fact.tsx'
import { Period } from './Period.tsx'
import { type OpenedCertificate, ownCertificateQuery } from './queries.ts'
import { RenewalOffer } from './RenewalOffer.tsx'
import { Said } from './Said.tsx'
import { useAwaitedDocument } from './use-awaited-document.ts'
import { Versions } from './Versions.tsx'

export const OwnCertificateScreen = () => {
  const { viewid = '' } = useParams()
  const t = useText(certificateTexts)
  const own = useText(ownCertificateTexts)
  const pair = usePair(certificateTexts)
  const { ui } = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(ownCertificateQuery(viewid))
  usePageTitle(own('one', { number: data?.ref_id ?? '' }))
  useAwaitedDocument(data?.pdf_ready === false && data.status !== 0, refetch)
  if (hasCode(error, 'certificate_not_found')) {
    return (
      <Result {...pair('missing')} text={t('missingText')} tone="error">
        <ButtonLink to={paths.ownCertificates}>{t('back')}</ButtonLink>
      </Result>
    )
  }
  return (
    <div className={styles.page}>
      <BackLink to={paths.ownCertificates}>{own('toList')}</BackLink>
      {error && !data && (
        <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height="screen" />}
      {data && <Certificate certificate={data} />}
    </div>
  )
}

const Certificate = ({ certificate }: { readonly certificate: OpenedCertificate }) => {
  const t = useText(certificateTexts)
  const own = useText(ownCertificateTexts)
  const name = useName()
  const { cs_id, status, organization } = certificate
  const look = ownLookOf(certificate)
  return (
    <article className={styles.certificate}>
      <OfAnother companyId={certificate.company_id} />
      <CertificateVerdict
        heading={t('heading')}
        number={certificate.ref_id}
        look={look}
        text={t(look.sentence, { to: formatDay(certificate.edate) })}
      />
      <Restrictions certificate={certificate} />
      <RenewalOffer certificate={certificate} />
      <dl className={styles.facts}>
        <Fact label={t('service')} value={name(certificate.service_name)} />
        <Fact label={t('category')} value={name(certificate.category_name)} />
        <Fact label={t('holder')} value={certificate.holder} />
        {organization && <Fact label={t('organization')} value={name(organization)} />}
        <Fact label={t('issued')} value={formatDay(certificate.created_at)} />
        <Fact label={t('valid')} value={<Period from={certificate.sdate} to={certificate.edate} />} />
        <Fact
          label={own('request')}
          value={<Link to={paths.request(certificate.request_number)}>{certificate.request_number}</Link>}
        />
        {status !== 0 && (
          <Fact label={own('publicPage')} value={<Link to={paths.certificate(cs_id)}>{certificate.ref_id}</Link>} />
        )}
      </dl>
      <Said said={certificate} marks />
      {status === 0 ? (
        <Alert tone="info">{own('prepared')}</Alert>
      ) : (
        <Document
          // What is not public comes with the session alone.
          {...(isClosed(certificate) ? { closed: cs_id } : {})}
          address={apiAddress(getCertificatePdf, { cs_id })}
          download={apiAddress(getCertificatePdf, { cs_id, download: 'true' })}
          number={certificate.ref_id}
          ready={certificate.pdf_ready}
          sha256={certificate.sha256}
        />
      )}
      {certificate.versions.length > 1 && <Versions certificate={certificate} />}
    </article>
  )
}

const isClosed = ({ facts }: OpenedCertificate): boolean =>
  facts.some(fact => !fact.public || fact.columns?.some(column => !column.public))
