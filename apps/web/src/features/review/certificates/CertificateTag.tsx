import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { certificateDeskTexts } from '@khyanalt/domain/messages/certificate-desk'
import { useText } from '../../../language/language.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'

const looks = {
  prepared: { tone: 'blue', label: 'status_0' },
  active: { tone: 'green', label: 'status_10' },
  expired: { tone: 'orange', label: 'status_20' },
  cancelled: { tone: 'red', label: 'status_30' },
} as const

/** The status of a certificate in a word and its colour. */
export const CertificateTag = ({ code }: { readonly code: number }) => {
  const t = useText(certificateDeskTexts)
  const { tone, label } = looks[readCertificateStatus(code) ?? 'cancelled']
  return <StatusTag tone={tone} label={t(label)} size="s" />
}
