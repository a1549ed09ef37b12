// The chosen certificate: what it says, what may be done with it, its paper, versions and changes.
import { certificateStatusCode } from '@khyanalt/domain/certificate-status'
import { certificateDeskTexts } from '@khyanalt/domain/messages/certificate-desk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { formatDay, formatMoment } from '../../../language/format.ts'
import { useLanguage, useName, useText } from '../../../language/language.tsx'
import { PrintedFacts } from '../../../papers/PrintedFacts.tsx'
import { Restrictions } from '../../../papers/Restrictions.tsx'
import { paths } from '../../../paths.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { announce } from '../../../ui/live-region.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../MoneyDeskScreen.module.css'
import { deskCertificateQuery, type OpenCertificate } from '../queries.ts'
import { type CertificateAct, CertificateActDialog } from './CertificateActDialog.tsx'
import { CertificatePaper } from './CertificatePaper.tsx'
import { CertificateTag } from './CertificateTag.tsx'
import look from './certificates.module.css'
import { type RestrictionAct, RestrictionDialog } from './RestrictionDialog.tsx'

export const CertificatePane = ({ csId }: { readonly csId: string | null }) => {
  const t = useText(certificateDeskTexts)
  if (csId === null) {
    return (
      <section className={styles.pane} aria-label={t('paper')}>
        <p className={styles.quiet}>{t('choose')}</p>
      </section>
    )
  }
  return <Chosen csId={csId} />
}

const Chosen = ({ csId }: { readonly csId: string }) => {
  const t = useText(certificateDeskTexts)
  const { ui } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery(deskCertificateQuery(csId))
  const [act, setAct] = useState<CertificateAct | RestrictionAct | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const certificate = data?.data
  const known = certificate !== undefined
  useEffect(() => {
    if (known) heading.current?.focus()
  }, [known])
  if (error) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!certificate) return <Skeleton lines={8} />
  const finish = () => {
    if (!act) return
    const sentence = t(`done_${act}`, { number: certificate.ref_id })
    setAct(null)
    setDone(sentence)
    announce(sentence)
    heading.current?.focus()
  }
  return (
    <section className={styles.pane} aria-labelledby="certificate-heading">
      <h2 id="certificate-heading" ref={heading} tabIndex={-1}>
        {t('heading', { number: certificate.ref_id })}
      </h2>
      {done && <Alert tone="success">{done}</Alert>}
      <Restrictions certificate={certificate} />
      <Facts certificate={certificate} />
      <PrintedFacts facts={certificate.facts} conditions={certificate.conditions} marks />
      <div className={styles.acts}>
        {actsOf(certificate).map(each => (
          <Button key={each} variant={looks[each]} onClick={() => setAct(each)}>
            {t(each)}
          </Button>
        ))}
      </div>
      <Changes certificate={certificate} />
      <CertificatePaper key={certificate.version} certificate={certificate} />
      {(act === 'suspend' || act === 'limit') && (
        <RestrictionDialog act={act} certificate={certificate} onDone={finish} onClose={() => setAct(null)} />
      )}
      {act && act !== 'suspend' && act !== 'limit' && (
        <CertificateActDialog act={act} certificate={certificate} onDone={finish} onClose={() => setAct(null)} />
      )}
    </section>
  )
}

const looks = {
  reissue: 'secondary',
  validity: 'secondary',
  suspend: 'secondary',
  lift_suspension: 'secondary',
  limit: 'secondary',
  lift_limitation: 'secondary',
  cancel: 'danger',
  reinstate: 'primary',
} as const

const actsOf = ({ status, suspension, limitation }: OpenCertificate): readonly (CertificateAct | RestrictionAct)[] => {
  // One that has run out by its days may get others, as long as the night did not end it.
  if (status === certificateStatusCode('active') || suspension) {
    return [
      'reissue',
      'validity',
      suspension ? 'lift_suspension' : 'suspend',
      'limit',
      ...(limitation ? (['lift_limitation'] as const) : []),
      'cancel',
    ]
  }
  return status === certificateStatusCode('cancelled') ? ['reinstate'] : []
}

const Facts = ({ certificate }: { readonly certificate: OpenCertificate }) => {
  const t = useText(certificateDeskTexts)
  const name = useName()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('column_status')}</dt>
        <dd>
          <CertificateTag certificate={certificate} />
        </dd>
      </div>
      <div>
        <dt>{t('column_holder')}</dt>
        <dd>{certificate.holder}</dd>
      </div>
      <div>
        <dt>{t('column_service')}</dt>
        <dd>{name(certificate.title)}</dd>
      </div>
      <div>
        <dt>{t('column_until')}</dt>
        <dd>
          {formatDay(certificate.sdate)} – {formatDay(certificate.edate)}
        </dd>
      </div>
      {certificate.organization && (
        <div>
          <dt>{t('organization')}</dt>
          <dd>{name(certificate.organization)}</dd>
        </div>
      )}
      <div>
        <dt>{t('request')}</dt>
        <dd>
          <Link to={staffPaths.request(certificate.request_number)}>{certificate.request_number}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('version')}</dt>
        <dd>
          {certificate.version} · <Link to={paths.certificate(certificate.cs_id)}>{t('public_page')}</Link>
        </dd>
      </div>
    </dl>
  )
}

const Changes = ({ certificate: { changes } }: { readonly certificate: OpenCertificate }) => {
  const t = useText(certificateDeskTexts)
  return (
    <section className={look.changes} aria-labelledby="certificate-changes">
      <h3 id="certificate-changes">{t('changes')}</h3>
      {changes.length === 0 && <p className={styles.quiet}>{t('changes_none')}</p>}
      <ol>
        {changes.map(change => (
          <li key={`${change.at}${change.action}`}>
            <strong>{t(`change_${change.action}`)}</strong>
            {change.version !== null && ` – ${t('version_of', { version: change.version })}`}
            {change.reason && <p className={look.reason}>{change.reason}</p>}
            <span className={styles.quiet}>
              {change.by && `${change.by} · `}
              <time dateTime={change.at}>{formatMoment(change.at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
