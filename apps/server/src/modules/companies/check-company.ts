// Asking the company registry, from the form and before anything is registered by hand.
import type * as calls from '@khyanalt/contract/companies'
import { isCompanyRegister, normaliseCompanyRegister } from '@khyanalt/domain/company-form'
import type { FastifyBaseLogger } from 'fastify'
import { inTransaction } from '../../db/transaction.ts'
import type { CompanyRegistry, RegistryCompany } from '../../external/company-registry.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { isRegistered } from './companies.sql.ts'

/** Answers whether the registry knows the number. Bound raw: another system is asked, which may take seconds. */
export const checkCompany =
  ({ registry }: Pick<Services, 'registry'>): RawUseCase<typeof calls.checkCompany> =>
  async ({ db, request }, _caller, { regnumber }) => {
    const number = normaliseCompanyRegister(regnumber)
    // What cannot be a number is not worth a question.
    const entry = isCompanyRegister(number) ? await askRegistry(registry, number, request.log) : null
    const registered = entry !== null && (await inTransaction(db, tx => isRegistered(tx, number)))
    return { data: { found: entry !== null, name: entry?.name_mn ?? null, registered } }
  }

/** The entry of a number or null; a registry that fails or is silent refuses the call. */
export const askRegistry = async (
  registry: CompanyRegistry,
  registerNumber: string,
  log: FastifyBaseLogger,
): Promise<RegistryCompany | null> =>
  registry.find(registerNumber).catch((error: unknown) => {
    log.warn({ err: error }, 'the company registry does not answer')
    throw refuse('company_check_failed')
  })
