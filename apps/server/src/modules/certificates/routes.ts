// The calls of certificates.

import * as certificateDeskCalls from '@khyanalt/contract/certificate-desk'
import * as certificateLogCalls from '@khyanalt/contract/certificate-log'
import * as certificateRestrictionCalls from '@khyanalt/contract/certificate-restrictions'
import * as certificatesCalls from '@khyanalt/contract/certificates'
import * as foodCertificatesCalls from '@khyanalt/contract/food-certificates'
import * as ownCertificatesCalls from '@khyanalt/contract/own-certificates'
import * as renewalsCalls from '@khyanalt/contract/renewals'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindShared } from '../../http/bind-shared.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { changeValidity } from './change-validity.ts'
import { getCertificate } from './get-certificate.ts'
import { getCertificateLog } from './get-certificate-log.ts'
import { getCertificatePdf } from './get-certificate-pdf.ts'
import { getCertificateProof } from './get-certificate-proof.ts'
import { getDeskCertificate } from './get-desk-certificate.ts'
import { getFoodCertificate } from './get-food-certificate.ts'
import { getFoodCertificatePdf } from './get-food-certificate-pdf.ts'
import { getMyCertificate } from './get-my-certificate.ts'
import { liftRestriction } from './lift-restriction.ts'
import { limitCertificate } from './limit-certificate.ts'
import { listCertificateForms } from './list-certificate-forms.ts'
import { listCertificateOrganizations } from './list-certificate-organizations.ts'
import { listCertificates } from './list-certificates.ts'
import { listDeskCertificates } from './list-desk-certificates.ts'
import { listMyCertificates } from './list-my-certificates.ts'
import { listRenewable } from './list-renewable.ts'
import { setCertificateStatus } from './set-certificate-status.ts'
import { suspendCertificate } from './suspend-certificate.ts'

export const certificateRoutes = (services: Services): Binding[] => [
  bind(certificatesCalls.listCertificates, listCertificates(services)),
  bindShared(certificatesCalls.listCertificateOrganizations, listCertificateOrganizations, services.kept),
  bindShared(certificatesCalls.listCertificateForms, listCertificateForms, services.kept),
  bind(certificatesCalls.getCertificate, getCertificate(services)),
  bindRaw(certificatesCalls.getCertificatePdf, getCertificatePdf(services)),
  bind(foodCertificatesCalls.getFoodCertificate, getFoodCertificate),
  bindRaw(foodCertificatesCalls.getFoodCertificatePdf, getFoodCertificatePdf(services)),
  bindRaw(certificateLogCalls.getCertificateLog, getCertificateLog(services)),
  bindRaw(certificateLogCalls.getCertificateProof, getCertificateProof(services)),
  bind(ownCertificatesCalls.listMyCertificates, listMyCertificates(services)),
  bind(ownCertificatesCalls.getMyCertificate, getMyCertificate(services)),
  bind(renewalsCalls.listRenewable, listRenewable(services)),
  bind(certificateDeskCalls.listDeskCertificates, listDeskCertificates(services)),
  bind(certificateDeskCalls.getDeskCertificate, getDeskCertificate(services)),
  bind(
    certificateDeskCalls.changeValidity,
    once(certificateDeskCalls.changeValidity, services.clock, changeValidity(services)),
  ),
  bind(
    certificatesCalls.setCertificateStatus,
    once(certificatesCalls.setCertificateStatus, services.clock, setCertificateStatus(services)),
  ),
  bind(
    certificateRestrictionCalls.suspendCertificate,
    once(certificateRestrictionCalls.suspendCertificate, services.clock, suspendCertificate(services)),
  ),
  bind(
    certificateRestrictionCalls.limitCertificate,
    once(certificateRestrictionCalls.limitCertificate, services.clock, limitCertificate(services)),
  ),
  bind(
    certificateRestrictionCalls.liftRestriction,
    once(certificateRestrictionCalls.liftRestriction, services.clock, liftRestriction(services)),
  ),
]
