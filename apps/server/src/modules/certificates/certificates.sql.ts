// SQL of certificates, their versions and documents.
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { isLapsedDemo } from './demo-certificates.sql.ts'
import type { CertificateContent } from './document-contents.ts'

/** Locks a certificate, by its row id or its public id, until the transaction ends. */
export const lockCertificate = async (tx: Tx, by: 'id' | 'cs_id', key: string) =>
  tx
    .selectFrom('certificates')
    .select(['id', 'cs_id', 'ref_id', 'state', 'current_version', 'request_id', 'starts_on', 'ends_on'])
    .select(['category_id', 'organization_id', 'holder', 'owner_user_id', 'owner_company_id'])
    .select(['suspended_from', 'suspended_until'])
    .where(by, '=', key)
    .forUpdate()
    .executeTakeFirst()

/** What a version says; asked after the lock, since a join would still read the version from before the wait. */
export const readContent = async (tx: Tx, certificateId: string, version: number): Promise<CertificateContent> => {
  const { content } = await tx
    .selectFrom('certificate_versions')
    .select('content')
    .where('certificate_id', '=', certificateId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return content
}

/** The newest certificate of a request. */
export const findByRequest = async (tx: Tx, requestId: string) =>
  tx
    .selectFrom('certificates')
    .select(['cs_id', 'ref_id', 'state'])
    .where('request_id', '=', requestId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

/** What a version says and where its document lies, if it was made already. */
export const findVersion = async (tx: Tx, versionId: string) => {
  const row = await tx
    .selectFrom('certificate_versions as v')
    .leftJoin('certificates as c', 'c.id', 'v.certificate_id')
    .leftJoin('certificate_documents as d', 'd.certificate_version_id', 'v.id')
    .leftJoin('files as f', 'f.id', 'd.file_id')
    .leftJoin('files as p', 'p.id', 'd.public_file_id')
    // What was issued, with what was added since to keep it provable.
    .leftJoin('files as e', 'e.id', 'd.extended_file_id')
    .leftJoin('files as pe', 'pe.id', 'd.public_extended_file_id')
    .select(['v.content', 'c.request_id'])
    .select(({ fn }) => [
      fn.coalesce('d.extended_sha256', 'd.sha256').as('sha256'),
      fn.coalesce('e.storage_key', 'f.storage_key').as('storage_key'),
      fn.coalesce('d.public_extended_sha256', 'd.public_sha256').as('public_sha256'),
      fn.coalesce('pe.storage_key', 'p.storage_key').as('public_storage_key'),
    ])
    .where('v.id', '=', versionId)
    .executeTakeFirst()
  return row ?? null
}

/** A version of a certificate that anybody may see; the current one when none is named. */
export const findPublicVersion = async (tx: Tx, csId: string, version?: number) =>
  tx
    .selectFrom('certificates as c')
    .innerJoin('certificate_versions as v', join =>
      join
        .onRef('v.certificate_id', '=', 'c.id')
        .on('v.version', '=', version === undefined ? eb => eb.ref('c.current_version') : version),
    )
    .select([
      'v.id as versionId',
      'c.ref_id',
      'v.version',
      'c.current_version',
      'c.owner_user_id',
      'c.owner_company_id',
    ])
    .where('c.cs_id', '=', csId)
    .where('c.state', '!=', 'prepared')
    .where(sql<boolean>`not ${isLapsedDemo('c')}`)
    .executeTakeFirst()

/** The names a certificate prints of the place it belongs to; the code of a category without one is its parent's. */
export const readPlace = async (tx: Tx, categoryId: number, organizationId: number | null) => {
  const category = await tx
    .selectFrom('categories as c')
    .leftJoin('categories as p', 'p.id', 'c.parent_id')
    .select(['c.name_mn', 'c.name_en', 'c.module', eb => eb.fn.coalesce('c.code', 'p.code').as('code')])
    .where('c.id', '=', categoryId)
    .executeTakeFirstOrThrow()
  const organization =
    organizationId === null
      ? undefined
      : await tx
          .selectFrom('organizations')
          .select(['name_mn', 'name_en'])
          .where('id', '=', organizationId)
          .executeTakeFirst()
  return { category, organization: organization ?? null }
}

export type NewCertificate = {
  readonly id: string
  readonly cs_id: string
  readonly ref_id: string
  readonly request_id: string
  readonly service_id: number
  readonly category_id: number
  readonly organization_id: number | null
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  readonly holder: string
  /** The holder's name by its sound. */
  readonly holder_key: string
  readonly holder_register_number: string | null
  readonly state: CertificateState
  readonly starts_on: string
  readonly ends_on: string
  readonly created_at: Date
}

/** Stores a certificate; its first version follows. */
export const insertCertificate = async (tx: Tx, certificate: NewCertificate): Promise<void> => {
  await tx.insertInto('certificates').values(certificate).execute()
}

/** Stores a version; it never changes. */
export const insertVersion = async (
  tx: Tx,
  version: {
    readonly id: string
    readonly version: number
    readonly content: CertificateContent
    readonly issued_by: string
    readonly issued_at: Date
  } & ({ readonly certificate_id: string } | { readonly food_certificate_id: string }),
): Promise<void> => {
  await tx
    .insertInto('certificate_versions')
    .values({ ...version, content: JSON.stringify(version.content) })
    .execute()
}

/** Puts a certificate into a state with the version that says so. */
export const updateState = async (tx: Tx, id: string, state: CertificateState, version: number): Promise<void> => {
  await tx.updateTable('certificates').set({ state, current_version: version }).where('id', '=', id).execute()
}

/** Binds the document to its version; false when there is one already. */
export const insertDocument = async (
  tx: Tx,
  document: {
    readonly certificate_version_id: string
    readonly file_id: string
    readonly sha256: string
    readonly signed_at: Date
    /** The public part, where the document says more than anybody may read. */
    readonly public_file_id: string | null
    readonly public_sha256: string | null
  },
): Promise<boolean> => {
  const row = await tx
    .insertInto('certificate_documents')
    .values(document)
    .onConflict(conflict => conflict.column('certificate_version_id').doNothing())
    .returning('file_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the file of a document. */
export const insertDocumentFile = async (
  tx: Tx,
  file: {
    readonly id: string
    readonly name: string
    readonly title: string
    readonly size: number
    readonly sha256: string
    readonly storage_key: string
    readonly request_id: string | null
    readonly created_at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('files')
    .values({ ...file, purpose: 'certificate', owner_user_id: null })
    .execute()
}
