// Marks the request behind a renewed certificate as superseded (CON-060, CON-074).
import { findRule } from '@khyanalt/domain/cases/case-actions'
import { requestCase } from '@khyanalt/domain/request-actions'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { lockCase } from '../cases/lock-case.ts'
import { applyAction, requestReading } from './apply-action.ts'
import { system } from './system-doer.ts'

/** Supersedes the request; one that an earlier renewal superseded stays as it is. */
export const supersedeRequest = async (
  tx: Tx,
  services: Services,
  requestId: string,
  by: { readonly requestNumber: string; readonly certificate: string },
): Promise<void> => {
  const request = await lockCase(tx, requestReading, { kind: 'system' }, requestId)
  if (!findRule(requestCase, request.state, 'supersede')) return
  await applyAction(tx, services, system, request, {
    action: 'supersede',
    detail: { renewed_by: by.requestNumber, certificate: by.certificate },
  })
}
