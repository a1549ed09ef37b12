// Finds whom an operator acts for (REQ-CREATE-05). Only a whole number finds anybody, so that nobody reads the registers
// through.
import type * as calls from '@khyanalt/contract/portal-requests'
import { isCompanyRegister, normaliseCompanyRegister } from '@khyanalt/domain/company-form'
import { isRegisterNumber, normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { findCompanyByNumber, findPersonByNumber } from './customers.sql.ts'

export const searchCustomer: UseCase<typeof calls.searchCustomer> = async (tx, _caller, { type, register_number }) => {
  const found = type === 'COMPANY' ? await findCompany(tx, register_number) : await findPerson(tx, register_number)
  return { data: found ? [found] : [] }
}

const findCompany = async (tx: Tx, typed: string) => {
  const number = normaliseCompanyRegister(typed)
  const company = isCompanyRegister(number) ? await findCompanyByNumber(tx, number) : null
  return company ? { id: company.id, name: company.name_mn } : null
}

const findPerson = async (tx: Tx, typed: string) => {
  const number = normaliseRegisterNumber(typed)
  const person = isRegisterNumber(number) ? await findPersonByNumber(tx, number) : null
  return person ? { id: person.id, name: [person.lastname, person.name].filter(Boolean).join(' ') } : null
}
