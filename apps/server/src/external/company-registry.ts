// The state registry of legal entities: asked over HTTP where one is configured, a table of the demo otherwise.
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { findRegistryCompany } from './company-registry.sql.ts'

/** What the registry says of a company. */
export type RegistryCompany = { readonly register_number: string; readonly name_mn: string }

export type CompanyRegistry = {
  /** The entry of a register number, null when there is none; throws when the registry cannot be asked. */
  find(registerNumber: string): Promise<RegistryCompany | null>
}

type Settings = Pick<Config, 'COMPANY_REGISTRY_URL' | 'COMPANY_REGISTRY_TOKEN' | 'COMPANY_REGISTRY_SECONDS' | 'demo'>

/** The configured registry, or the demo's own; where there is neither, every question fails. */
export const openCompanyRegistry = (config: Settings, db: Database): CompanyRegistry => {
  const { COMPANY_REGISTRY_URL: address } = config
  if (address) return { find: registerNumber => ask(config, address, registerNumber) }
  if (config.demo) return { find: async registerNumber => (await findRegistryCompany(db, registerNumber)) ?? null }
  return {
    find: async () => {
      throw new Error('COMPANY_REGISTRY_URL is not set')
    },
  }
}

const answerSchema = z.object({
  register_number: z.coerce.string(),
  name: z.string().trim().min(1).max(200),
})

/** `GET <address>/<register number>`: 200 with register number and name, 404 when nobody holds the number. */
const ask = async (config: Settings, address: string, registerNumber: string): Promise<RegistryCompany | null> => {
  const { COMPANY_REGISTRY_TOKEN: token, COMPANY_REGISTRY_SECONDS: seconds } = config
  const reply = await fetch(`${address.replace(/\/$/, '')}/${encodeURIComponent(registerNumber)}`, {
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: AbortSignal.timeout(seconds * 1000),
    redirect: 'error',
  })
  if (reply.status === 404) return null
  if (!reply.ok) throw new Error(`the company registry answered ${reply.status}`)
  const { register_number, name } = answerSchema.parse(await reply.json())
  // An answer to another question is no answer.
  if (register_number !== registerNumber) throw new Error('the company registry answered for another number')
  return { register_number, name_mn: name }
}
