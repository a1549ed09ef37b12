import { getCertificateLog } from '@khyanalt/contract/certificate-log'
import { loader } from '../../api/loading.ts'

/** The agency's signing certificates, and those of its timestamp authorities, against which files are checked. */
export const loadVerifier = loader(async call => {
  const { certificates, timestamp_certificates } = (await call(getCertificateLog, { results: 1 })).data
  return { certificates, timestampCertificates: timestamp_certificates ?? '' }
})
