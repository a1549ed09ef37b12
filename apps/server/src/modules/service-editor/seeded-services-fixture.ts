// Answers to any seeded form, as a rehearsal makes them.
import type { Answers } from '@khyanalt/form-engine/answers'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import type { ServiceFile } from '../../../seeds/reference/service-file.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findSession } from '../auth/find-session.ts'
import { fillSample } from './sample-filling.ts'

export type Client = 'citizen' | 'hospitalAdmin' | 'foreigner'

/** A demo person whom the service is for. */
export const clientOf = ({ service }: ServiceFile): Client => {
  if (service.client_types.includes('COMPANY')) return 'hospitalAdmin'
  return service.client_types.includes('CITIZEN') ? 'citizen' : 'foreigner'
}

/** The form of a file as it is first asked for. */
export const formOf = ({ body }: ServiceFile): CompiledForm => compileDefinition(body, { renew: false })

/** Fillings differ in their employees, who are registered once. */
let fillings = 0

/**
 * Valid answers to every field, with employees and files that are really registered; for a request with this number
 * the registers are filled that the form asks for.
 */
export const answersTo = async (test: TestApp, file: ServiceFile, seed: number, number?: string): Promise<Answers> => {
  const { services } = test.app
  const as = clientOf(file)
  const client = await findSession(services.db, services.clock, services.config)(await test.token(as))
  if (!client) throw new Error(`${as} is not signed in`)
  fillings += 1
  return inTransaction(services.db, async tx => {
    const { answers } = await fillSample(tx, services, {
      form: formOf(file),
      language: file.service.language,
      client,
      companyId: as === 'hospitalAdmin' ? demoCompanies.hospital.id : null,
      requestNumber: number ?? null,
      seed: seed + 10_000 * fillings,
    })
    return answers
  })
}
