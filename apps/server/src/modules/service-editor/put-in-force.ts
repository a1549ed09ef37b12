// Makes a version of a service the one in force: its form for new requests, its particulars for everybody.
import { isDeepStrictEqual } from 'node:util'
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { replaceVersion } from '../catalogue/publish-version.ts'
import type { Doer } from '../requests/apply-action.ts'
import { liftOpenRequests, type PublishedVersion } from '../requests/lift-requests.ts'
import { readPublished } from './edited-service.ts'
import { filePlan } from './filed-plan.ts'
import { type EditedServiceRow, settingsOf, updateEditedService } from './service-editor.sql.ts'

/** What was published, with everything under its number. */
export type WholeVersion = PublishedVersion & { readonly certificate: unknown; readonly settings: ServiceSettings }

/** Puts a stored version of a locked service in force, and takes the open drafts of people to it. */
export const putInForce = async (
  tx: Tx,
  services: Services,
  doer: Doer,
  service: EditedServiceRow,
  next: WholeVersion,
  // Who edited the service last, as its editor is told.
  editedBy: string,
): Promise<{ readonly lifted: number; readonly offered: number }> => {
  const before = service.current_version === null ? null : await readPublished(tx, service)
  const { current_version: version } = service
  await replaceVersion(
    tx,
    service.id,
    version === null ? null : { version, settings: settingsOf(service) },
    next.version,
  )
  const { status, temporary_disable } = service
  await updateEditedService(tx, service.id, next.settings, { status, temporary_disable }, editedBy)
  const isSameForm =
    before !== null &&
    isDeepStrictEqual(
      asStored([before.language, before.body, before.plan]),
      asStored([next.language, next.body, filePlan(next.plan)]),
    )
  // Nobody is told of a form that asks the same as before.
  return liftOpenRequests(tx, services, doer, service.id, next, { quiet: isSameForm })
}

/** As it is stored: absent and undefined are the same. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
