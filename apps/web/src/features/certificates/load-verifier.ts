import { getCertificateLog } from '@khyanalt/contract/certificate-log'
import { loader } from '../../api/loading.ts'

/** The agency's signing certificates, against which files are checked. */
export const loadVerifier = loader(async call => {
  const { certificates } = (await call(getCertificateLog, { results: 1 })).data
  return { certificates }
})
