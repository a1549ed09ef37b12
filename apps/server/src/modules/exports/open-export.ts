import type * as calls from '@khyanalt/contract/request-exports'
import { inSnapshot } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { isAddressValid } from '../../http/signed-address.ts'
import type { Services } from '../../services.ts'
import { openCaseFile } from '../requests/case-file.ts'
import { describeRequest } from '../requests/print-request.ts'
import { type Collected, collectExport } from './collect-export.ts'
import { signParts } from './sign-parts.ts'
import { zipOf } from './zip-of.ts'

export const openExport =
  (services: Services): RawUseCase<typeof calls.openExport> =>
  async ({ request, db }, _caller, { request_number, by, until, signature }) => {
    const session = await services.sessionOf(by)
    if (!isAddressValid(services, session, 'export', { name: request_number, until, signature })) {
      throw refuse('request_not_found')
    }
    const collected = await inSnapshot(db, async tx => {
      const found = await openCaseFile(tx, request_number, 'applicant', () => true)
      return found && { ...(await collectExport(tx, found)), paper: await describeRequest(tx, services, found) }
    })
    if (!collected) throw refuse('request_not_found')
    const { stored, paper } = collected
    const parts: Collected = {
      written: [...collected.written, { path: 'answers.pdf', bytes: await services.documents.request(paper) }],
      stored,
    }
    return {
      body: zipOf(services, await signParts(services, request_number, parts), error => request.log.error(error)),
      type: 'application/zip',
      headers: {
        'content-disposition': `attachment; filename="${request_number}.zip"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    }
  }
