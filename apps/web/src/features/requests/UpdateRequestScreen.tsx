// The change of an issued certificate's information: the certificate on the left, reason and letter on the right.
import type { OutputOf } from '@khyanalt/contract/call'
import { getChangeInfo } from '@khyanalt/contract/certificate-changes'
import { certificateChangeTexts } from '@khyanalt/domain/messages/certificate-change'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import styles from './requests.module.css'

export const UpdateRequestScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(certificateChangeTexts)
  const words = useText(requestTexts)
  const pair = usePair(certificateChangeTexts)
  const { ui } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['change-info', requestnumber],
    queryFn: ({ signal }) => callApi(getChangeInfo, { requestnumber }, { signal }),
    staleTime: 0,
    retry: false,
  })
  const back = (
    <ButtonLink variant="quiet" icon="arrowLeft" className={styles.back} to={paths.requests}>
      {words('back')}
    </ButtonLink>
  )
  return (
    <div className={styles.page}>
      {back}
      <PageHeader {...pair('title')} />
      {data ? (
        <div className={styles.columns}>
          <CertificateFacts info={data.data} />
          <ChangeForm requestNumber={data.data.request_number} />
        </div>
      ) : error ? (
        <LoadFailure
          title={t('loadFailed')}
          toast={t('loadFailed')}
          text={errorText(error, ui)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton height="screen" />
      )}
    </div>
  )
}

/** What the certificate says; its status is always shown as approved. */
const CertificateFacts = ({ info }: { readonly info: OutputOf<typeof getChangeInfo>['data'] }) => {
  const t = useText(certificateChangeTexts)
  const pair = usePair(certificateChangeTexts)
  const name = useName()
  return (
    <Card {...pair('certificateCard')}>
      <DescriptionList
        layout="stacked"
        items={[
          { term: t('requestNumber'), value: info.request_number },
          { term: t('licenceNumber'), value: info.cert_data.ref_id },
          { term: t('service'), value: name(info.name) },
          { term: t('status'), value: <StatusTag tone="green" label={t('approved')} /> },
          { term: t('issuedOn'), value: formatDay(info.cert_data.created_at) },
        ]}
      />
    </Card>
  )
}
