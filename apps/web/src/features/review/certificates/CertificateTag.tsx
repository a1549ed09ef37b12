import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { useText } from '../../../language/language.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'

const tones = {
  prepared: 'blue',
  active: 'green',
  expired: 'orange',
  cancelled: 'red',
} as const

/** The status of a certificate in a word and its colour. */
export const CertificateTag = ({ code }: { readonly code: number }) => {
  const t = useText(certificateStateTexts)
  const state = readCertificateStatus(code) ?? 'cancelled'
  return <StatusTag tone={tones[state]} label={t(state)} size="s" />
}
