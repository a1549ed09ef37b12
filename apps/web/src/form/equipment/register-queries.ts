// Whose register is read, and how it is cached.
import { type ItemRecord, readRegister } from '@khyanalt/contract/equipment'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import type { FormSender } from '../form-sender.ts'

/** Whose register calls speak of; empty is the company of the caller. */
export type RegisterScope = { readonly requestid?: string; readonly company_id?: string }

export type Item = ItemRecord

/** The register of the sender of a request. */
export const scopeOfSender = (sender: FormSender | null): RegisterScope =>
  sender === null ? {} : { requestid: sender.requestNumber, company_id: sender.companyId ?? '' }

/** What every register is cached under; made invalid after each save and delete (REQ-TOOL-01). */
export const registersKey = ['registers'] as const

/** The sheet and the records of a register. */
export const registerQuery = (register: RegisterName, scope: RegisterScope) =>
  queryOptions({
    queryKey: [...registersKey, register, scope],
    queryFn: ({ signal }) => callApi(readRegister, { register, ...scope }, { signal }),
    select: ({ data }) => data,
  })
