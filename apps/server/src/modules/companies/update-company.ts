// Changes a company's data; its ADMIN alone may (CON-030), and never the register number (CON-192).
import type * as calls from '@khyanalt/contract/companies'
import { normaliseCompanyRegister } from '@khyanalt/domain/company-form'
import { agencyDate } from '../../clock.ts'
import { renameApplicant } from '../../db/rename-applicant.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findOwnCompany, keyOf, updateCompanyRow } from './companies.sql.ts'
import { writeCompanyAudit } from './membership.ts'
import { presentCompany } from './present-company.ts'
import { readCompanyData, readForm } from './read-form.ts'

export const updateCompany =
  (services: Services): UseCase<typeof calls.updateCompany> =>
  async (tx, caller, input) => {
    const registerNumber = normaliseCompanyRegister(input.regnumber)
    const by = input.id === undefined ? { registerNumber } : { id: input.id }
    const company = await findOwnCompany(tx, caller.userId, by, { lock: true })
    if (!company) throw refuse('company_not_found')
    if (company.role !== 'ADMIN') throw refuse('not_allowed')
    if (registerNumber !== company.register_number) {
      throw refuse('company_incomplete', { problems: [{ code: 'locked', path: 'regnumber' }] })
    }
    if (input.version !== undefined && input.version !== company.version) {
      throw refuse('version_conflict', { current: await presentCompany(tx, company) })
    }
    const form = readForm(input, agencyDate(services.clock.now()))
    const data = await readCompanyData(tx, form)
    const changed = changedKeys(data, company)
    await updateCompanyRow(tx, company.id, data, services.clock.now())
    if (changed.includes('name_mn') || changed.includes('name_en')) await renameApplicant(tx, company.id, keyOf(data))
    await writeCompanyAudit(tx, services, {
      companyId: company.id,
      by: caller.userId,
      action: 'update',
      detail: { changed: Object.fromEntries(changed.map(key => [key, { from: company[key], to: data[key] }])) },
    })
    return { data: await presentCompany(tx, { ...company, ...data, version: company.version + 1 }) }
  }

const changedKeys = <T extends object>(next: T, before: T): (keyof T & string)[] =>
  (Object.keys(next) as (keyof T & string)[]).filter(key => JSON.stringify(next[key]) !== JSON.stringify(before[key]))
