// The page behind the QR code of a food-safety reference (REQ-CERT-08, 09, 15; CON-132).
import { type FoodCertificate, getFoodCertificatePdf } from '@khyanalt/contract/food-certificates'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { foodCertificateTexts } from '@khyanalt/domain/messages/food-certificates'
import { apiAddress } from '../../api/client.ts'
import { useLoaded } from '../../api/loading.ts'
import { formatDay } from '../../language/format.ts'
import { useName, useNamePair, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Result } from '../../ui/Result.tsx'
import styles from './CertificateScreen.module.css'
import { CertificateVerdict } from './CertificateVerdict.tsx'
import { foodLookOf } from './certificate-look.ts'
import { Document } from './Document.tsx'
import { Fact } from './Fact.tsx'
import type { loadFoodCertificate } from './load.ts'
import { useAwaitedDocument } from './use-awaited-document.ts'

export const FoodCertificateScreen = () => {
  const t = useText(certificateTexts)
  const foodPair = usePair(foodCertificateTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadFoodCertificate>()
  useAwaitedDocument(data?.pdf_ready === false, retry)
  if (fault?.code === 'food_certificate_not_found') {
    return (
      <Result {...foodPair('missing')} text={faultText} tone="error">
        <ButtonLink to={paths.certificates}>{t('back')}</ButtonLink>
      </Result>
    )
  }
  return (
    <div className={styles.page}>
      <BackLink to={paths.certificates}>{t('back')}</BackLink>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && <Reference reference={data} />}
    </div>
  )
}

const Reference = ({ reference }: { readonly reference: FoodCertificate }) => {
  const t = useText(certificateTexts)
  const food = useText(foodCertificateTexts)
  const name = useName()
  const unit = useNamePair()
  const { request_number: number, organization } = reference
  const look = foodLookOf(reference.status)
  const issuer = organization && unit(organization)
  return (
    <article className={styles.certificate}>
      <CertificateVerdict
        heading={food('heading')}
        number={number}
        look={look}
        text={food(look.sentence, { on: formatDay(reference.verified_date) })}
      />
      <dl className={styles.facts}>
        <Fact label={food('object')} value={reference.title} />
        <Fact label={food('holder')} value={reference.holder} note={null} />
        <Fact label={food('address')} value={reference.address} />
        <Fact
          label={food('activity')}
          value={
            <ul className={styles.plain}>
              {reference.service_table.map(levels => (
                <li key={levels.map(({ mn }) => mn).join()}>{levels.map(name).join(' › ')}</li>
              ))}
            </ul>
          }
        />
        {issuer && <Fact label={t('organization')} value={issuer.title} note={issuer.subtitle} />}
        <Fact label={food('verified')} value={formatDay(reference.verified_date)} />
      </dl>
      <Document
        address={apiAddress(getFoodCertificatePdf, { requestNumber: number })}
        download={apiAddress(getFoodCertificatePdf, { requestNumber: number, download: 'true' })}
        number={number}
        ready={reference.pdf_ready}
        sha256={reference.sha256}
      />
    </article>
  )
}
