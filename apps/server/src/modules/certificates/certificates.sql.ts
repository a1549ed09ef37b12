// SQL of certificates, their versions and documents.
import type { CertificateState } from '@khyanalt/domain/certificate-status'
import type { Module } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import type { CertificateContent } from './document-maker.ts'

/** A certificate locked for a change, with the place it belongs to. */
export type CertificateForChange = {
  readonly id: string
  readonly cs_id: string
  readonly state: CertificateState
  readonly current_version: number
  readonly category_id: number
  readonly organization_id: number | null
  readonly module: Module
  readonly content: CertificateContent
}

/** Locks a certificate and reads what its current version says. */
export const findCertificateForUpdate = async (tx: Tx, csId: string): Promise<CertificateForChange | null> => {
  const row = await tx
    .selectFrom('certificates as c')
    .innerJoin('categories as g', 'g.id', 'c.category_id')
    .innerJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .select(['c.id', 'c.cs_id', 'c.state', 'c.current_version', 'c.category_id', 'c.organization_id'])
    .select(['g.module', 'v.content'])
    .where('c.cs_id', '=', csId)
    .forUpdate('c')
    .executeTakeFirst()
  return (row as unknown as CertificateForChange | undefined) ?? null
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
    .innerJoin('certificates as c', 'c.id', 'v.certificate_id')
    .leftJoin('certificate_documents as d', 'd.certificate_version_id', 'v.id')
    .leftJoin('files as f', 'f.id', 'd.file_id')
    .select(['v.content', 'c.request_id', 'd.sha256', 'f.storage_key'])
    .where('v.id', '=', versionId)
    .executeTakeFirst()
  return row ? { ...row, content: row.content as unknown as CertificateContent } : null
}

/** The current version of a certificate that anybody may see. */
export const findPublicVersion = async (tx: Tx, csId: string) =>
  tx
    .selectFrom('certificates as c')
    .innerJoin('certificate_versions as v', join =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.version', '=', 'c.current_version'),
    )
    .select(['v.id as versionId', 'c.ref_id'])
    .where('c.cs_id', '=', csId)
    .where('c.state', '!=', 'prepared')
    .executeTakeFirst()

/** The names a certificate prints of the place it belongs to; the code of a category without one is its parent's. */
export const readPlace = async (tx: Tx, categoryId: number, organizationId: number | null) => {
  const category = await tx
    .selectFrom('categories as c')
    .leftJoin('categories as p', 'p.id', 'c.parent_id')
    .select(['c.name_mn', 'c.name_en', eb => eb.fn.coalesce('c.code', 'p.code').as('code')])
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
    readonly certificate_id: string
    readonly version: number
    readonly content: CertificateContent
    readonly issued_by: string
    readonly issued_at: Date
  },
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
    readonly request_id: string
    readonly created_at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('files')
    .values({ ...file, purpose: 'certificate', owner_user_id: null })
    .execute()
}
