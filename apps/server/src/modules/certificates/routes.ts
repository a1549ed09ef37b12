// The calls of certificates.
import {
  getCertificate,
  getCertificatePdf,
  listCertificates,
  listMyCertificates,
  setCertificateStatus,
} from '@khyanalt/contract/certificates'
import { listRenewable } from '@khyanalt/contract/renewals'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { sendCertificatePdf } from './get-certificate-pdf.ts'
import { listRenewableOfService } from './list-renewable.ts'
import { listOwn, listPublic, openCertificate } from './read-certificates.ts'
import { changeStatus } from './set-certificate-status.ts'

export const certificateRoutes = (services: Services): Binding[] => [
  bind(listCertificates, listPublic(services)),
  bind(getCertificate, openCertificate(services)),
  bindRaw(getCertificatePdf, sendCertificatePdf(services)),
  bind(listMyCertificates, listOwn(services)),
  bind(listRenewable, listRenewableOfService(services)),
  bind(setCertificateStatus, once(setCertificateStatus, services.clock, changeStatus(services))),
]
