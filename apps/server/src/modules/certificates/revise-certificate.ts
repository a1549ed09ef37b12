// Renews what a certificate says, under the same licence number (CON-073); the PDF follows after commit.
import type { Bilingual } from '@khyanalt/domain/language'
import { nameKey } from '@khyanalt/domain/search-key'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { lockCertificate, readContent, readPlace } from './certificates.sql.ts'
import type { CertificateContent } from './document-contents.ts'
import { holderInLists, holderOnPaper } from './holder-name.ts'
import type { CertificateOrder } from './issue-certificate.ts'
import { publishVersion } from './publish-version.ts'
import { updateRevised } from './renewals.sql.ts'

/** What an approved change knows: whose certificate it is now, and what the decision says of its validity. */
export type CertificateRevision = Pick<
  CertificateOrder,
  'person' | 'company' | 'categoryId' | 'organizationId' | 'issuedBy'
> & {
  readonly certificateId: string
  readonly startsOn?: string | undefined
  readonly endsOn?: string | undefined
  /** Conditions of this document alone, where they change; what is permitted stays as it was sent. */
  readonly conditions?: readonly Bilingual[] | undefined
}

/** Stores the next version with today's data of the holder; refuses a certificate that is not valid any more. */
export const reviseCertificate = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  revision: CertificateRevision,
): Promise<{ certificateId: string; csId: string; refId: string }> => {
  const certificate = await lockCertificate(tx, 'id', revision.certificateId)
  if (certificate?.state !== 'active') throw refuse('change_not_possible')
  const startsOn = revision.startsOn ?? certificate.starts_on
  const endsOn = revision.endsOn ?? certificate.ends_on
  if (endsOn <= startsOn) throw refuse('dates_invalid')

  const at = services.clock.now()
  const content = await revisedContent(tx, certificate, revision, { issuedOn: agencyDate(at), startsOn, endsOn })
  const { person, company } = revision
  const { version } = content
  const holder = holderInLists(person, company)
  await updateRevised(tx, certificate.id, {
    holder,
    holder_key: nameKey(holder),
    current_version: version,
    starts_on: startsOn,
    ends_on: endsOn,
  })
  await publishVersion(tx, services, {
    of: { certificate_id: certificate.id },
    content,
    kind: 'changed',
    by: revision.issuedBy.userId,
    at,
  })
  return { certificateId: certificate.id, csId: certificate.cs_id, refId: certificate.ref_id }
}

/** What a revision of an active certificate would say. */
export const draftRevision = async (
  tx: Tx,
  revision: CertificateRevision,
  issuedOn: string,
): Promise<CertificateContent> => {
  const certificate = await lockCertificate(tx, 'id', revision.certificateId)
  if (certificate?.state !== 'active') throw refuse('change_not_possible')
  const startsOn = revision.startsOn ?? certificate.starts_on
  const endsOn = revision.endsOn ?? certificate.ends_on
  return revisedContent(tx, certificate, revision, { issuedOn, startsOn, endsOn })
}

const revisedContent = async (
  tx: Tx,
  certificate: { readonly id: string; readonly current_version: number },
  revision: CertificateRevision,
  days: { readonly issuedOn: string; readonly startsOn: string; readonly endsOn: string },
): Promise<CertificateContent> => {
  const content = await readContent(tx, certificate.id, certificate.current_version)
  const { category, organization } = await readPlace(tx, revision.categoryId, revision.organizationId)
  const { conditions: added } = revision
  return {
    ...content,
    ...(added ? { conditions: { standing: content.conditions?.standing ?? [], added } } : {}),
    version: certificate.current_version + 1,
    category: { mn: category.name_mn, en: category.name_en },
    organization: organization ? { mn: organization.name_mn, en: organization.name_en } : null,
    holder: holderOnPaper(revision.person, revision.company),
    ...days,
    issuer: { name: revision.issuedBy.name, position: revision.issuedBy.position },
  }
}
