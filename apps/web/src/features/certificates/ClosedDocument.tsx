// The holder's document: its bytes come with the session, since it says more than anybody may read.
import { getCertificatePdf } from '@khyanalt/contract/certificates'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { useQuery } from '@tanstack/react-query'
import { fetchBytes } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { DrawnPaper } from '../../papers/DrawnPaper.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Document.module.css'

export const ClosedDocument = ({ csId, number }: { readonly csId: string; readonly number: string }) => {
  const t = useText(certificateTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['own-paper', csId],
    queryFn: ({ signal }) => fetchBytes(getCertificatePdf, { cs_id: csId }, signal),
    gcTime: 0,
  })
  if (error) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={320} />
  return (
    <>
      <p className={styles.actions}>
        <Button icon="download" onClick={() => saveBytes(data, `${number}.pdf`)}>
          {t('download')}
        </Button>
      </p>
      <DrawnPaper paper={data} title={t('documentLabel', { number })} />
    </>
  )
}

const saveBytes = (bytes: Blob, name: string): void => {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
