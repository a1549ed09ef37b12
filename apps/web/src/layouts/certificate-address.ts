import type { PublicCertificate } from '@khyanalt/contract/certificates'
import { paths } from '../paths.ts'

/** Certificates go by their public id, references of the food-safety register by their number (REQ-CERT-05). */
export const addressOfCertificate = ({
  request_category,
  cs_id,
  ref_id,
}: Pick<PublicCertificate, 'request_category' | 'cs_id' | 'ref_id'>): string =>
  request_category === 'FSI' ? paths.foodCertificate(ref_id) : paths.certificate(cs_id)
