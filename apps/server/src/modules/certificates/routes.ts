// The calls of certificates.

import { changeValidity, getDeskCertificate, listDeskCertificates } from '@khyanalt/contract/certificate-desk'
import { getCertificateLog, getCertificateProof } from '@khyanalt/contract/certificate-log'
import {
  getCertificate,
  getCertificatePdf,
  listCertificateForms,
  listCertificateOrganizations,
  listCertificates,
  setCertificateStatus,
} from '@khyanalt/contract/certificates'
import { getFoodCertificate, getFoodCertificatePdf } from '@khyanalt/contract/food-certificates'
import { getMyCertificate, listMyCertificates } from '@khyanalt/contract/own-certificates'
import { listRenewable } from '@khyanalt/contract/renewals'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindShared } from '../../http/bind-shared.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { moveValidity } from './change-validity.ts'
import { sendCertificatePdf, sendFoodCertificatePdf } from './get-certificate-pdf.ts'
import { listForms, listOrganizations } from './list-filters.ts'
import { listRenewableOfService } from './list-renewable.ts'
import { listPublic, openCertificate } from './read-certificates.ts'
import { openForDesk, searchCertificates } from './read-desk.ts'
import { openFoodCertificate } from './read-food-certificate.ts'
import { listLog, proveDocument } from './read-log.ts'
import { listOwn, openOwn } from './read-own-certificates.ts'
import { changeStatus } from './set-certificate-status.ts'

export const certificateRoutes = (services: Services): Binding[] => [
  bind(listCertificates, listPublic(services)),
  bindShared(listCertificateOrganizations, listOrganizations, services.kept),
  bindShared(listCertificateForms, listForms, services.kept),
  bind(getCertificate, openCertificate(services)),
  bindRaw(getCertificatePdf, sendCertificatePdf(services)),
  bind(getFoodCertificate, openFoodCertificate),
  bindRaw(getFoodCertificatePdf, sendFoodCertificatePdf(services)),
  bindRaw(getCertificateLog, listLog(services)),
  bindRaw(getCertificateProof, proveDocument(services)),
  bind(listMyCertificates, listOwn(services)),
  bind(getMyCertificate, openOwn(services)),
  bind(listRenewable, listRenewableOfService(services)),
  bind(listDeskCertificates, searchCertificates(services)),
  bind(getDeskCertificate, openForDesk(services)),
  bind(changeValidity, once(changeValidity, services.clock, moveValidity(services))),
  bind(setCertificateStatus, once(setCertificateStatus, services.clock, changeStatus(services))),
]
