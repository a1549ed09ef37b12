// Registers a company by hand (CON-190, CON-194, CON-196).
import type { addCompany, insertCompany } from '@khyanalt/contract/companies'
import type { CompanyForm } from '@khyanalt/domain/company-form'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase, UseCase } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { askRegistry } from './check-company.ts'
import { insertCompany as insertCompanyRow } from './companies.sql.ts'
import { beginMembership, writeCompanyAudit } from './membership.ts'
import { readCompanyData, readForm } from './read-form.ts'

type Registration = typeof insertCompany | typeof addCompany

/**
 * Checks the form, asks the registry, then registers in one transaction. Bound raw: no connection is held while
 * another system is asked.
 */
export const registerByHand =
  (services: Services, call: Registration): RawUseCase<Registration> =>
  async ({ db, request }, caller, input) => {
    const typed = readForm(input, agencyDate(services.clock.now()))
    const entry = await askRegistry(services.registry, typed.regnumber, request.log)
    if (!entry) throw refuse('company_unknown', { problems: [{ code: 'company_unknown', path: 'regnumber' }] })
    // The name belongs to the number: whoever types another one would act under a name that is not the company's.
    const register = once(call, services.clock, keepCompany(services, { ...typed, name: entry.name_mn }))
    return inTransaction(db, tx => register(tx, caller, input))
  }

const keepCompany =
  (services: Services, form: CompanyForm): UseCase<Registration> =>
  async (tx, caller) => {
    const id = uuidv7()
    const data = await readCompanyData(tx, form)
    const fresh = await insertCompanyRow(tx, { ...data, id, verified_at: null, created_at: services.clock.now() })
    if (!fresh) throw refuse('company_registered')
    await writeCompanyAudit(tx, services, {
      companyId: id,
      by: caller.userId,
      action: 'register',
      detail: { register_number: form.regnumber, origin: 'by hand' },
    })
    const origin = 'registered by hand'
    await beginMembership(tx, services, { companyId: id, userId: caller.userId, role: 'ADMIN', origin })
    return { data: { id } }
  }
