// Which organisations a person may stand for at the built-in identity provider, and what the portal is told of them.
import type { Database } from '../db/pool.ts'
import { listRepresented } from './company-registry.sql.ts'
import { findStored, upsertStored } from './identity-provider.sql.ts'

/** An organisation as the page offers it and as the `organization` claim carries it. */
export type IssuerOrganization = {
  readonly registerNumber: string
  readonly name: string
  readonly claim: Readonly<Record<string, unknown>>
}

export type IssuerOrganizations = {
  /** Those that the person with this register number may stand for. */
  list(personRegisterNumber: string): Promise<readonly IssuerOrganization[]>
  /** Keeps what a person chose, for as long as the grant lives. */
  choose(grantId: string, registerNumber: string): Promise<void>
  /** What was chosen with a grant, or null. */
  chosen(grantId: string): Promise<string | null>
}

const model = 'ChosenOrganization'
const tenMinutes = 600

/** Organisations of the demo's company registry. */
export const issuerOrganizations = (db: Database): IssuerOrganizations => ({
  async list(personRegisterNumber) {
    const rows = await listRepresented(db, personRegisterNumber)
    return rows.map(row => ({
      registerNumber: row.register_number,
      name: row.name_mn,
      claim: {
        register_number: row.register_number,
        name: row.name_mn,
        name_en: row.name_en,
        legal_form: row.legal_form,
        legal_form_en: row.legal_form_en,
        founded_on: row.founded_on,
        address_codes: row.address_codes,
        address: row.custom_address,
        address_en: row.custom_address_english,
        industry: row.industry,
        director: {
          register_number: row.director_register_number,
          lastname: row.director_lastname,
          firstname: row.director_firstname,
          position: row.director_position,
          phone: row.director_phone,
        },
        phone: row.phone,
        email: row.email,
      },
    }))
  },
  choose: (grantId, registerNumber) =>
    upsertStored(db, {
      model,
      id: grantId,
      payload: { registerNumber },
      grantId,
      uid: null,
      expiresIn: tenMinutes,
    }),
  async chosen(grantId) {
    const stored = await findStored(db, model, grantId)
    const number = stored?.payload.registerNumber
    return typeof number === 'string' ? number : null
  },
})
