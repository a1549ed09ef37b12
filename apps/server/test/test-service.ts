// Services that only tests know: whatever a test does not care about is as plain as can be.

import { defaultReviewPlan } from '@khyanalt/domain/request-actions'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import { seedService } from '../seeds/reference/seed-services.ts'
import type { ServiceFile } from '../seeds/reference/service-file.ts'
import { inTransaction } from '../src/db/transaction.ts'
import type { TestApp } from './test-app.ts'

type ClientTypes = ServiceFile['service']['client_types']

/** What a test says of its service; `rest` replaces further values of it. */
export type TestService = {
  readonly formid: number
  readonly category_id: number
  readonly slug: string
  readonly body: { readonly _name: { readonly mn: string; readonly en: string }; readonly sections: readonly object[] }
  readonly clientTypes: ClientTypes
  /** Whether the form names its kinds of client too, as published ones do unless said otherwise. */
  readonly namesClients?: boolean
  readonly plan?: ServiceFile['plan']
  readonly certificate?: ServiceFile['certificate']
  readonly rest?: Partial<ServiceFile['service']>
}

/** Publishes the service with its form; a definition that is refused fails the test. */
export const publishTestService = async (
  test: TestApp,
  {
    formid,
    category_id,
    slug,
    body,
    clientTypes,
    namesClients = true,
    plan = defaultReviewPlan,
    certificate = null,
    rest,
  }: TestService,
): Promise<void> => {
  const parsed = parseDefinition({ ...body, ...(namesClients ? { clienttype: clientTypes } : {}) })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const file: ServiceFile = {
    name: slug,
    plan,
    certificate,
    body: parsed.definition,
    service: {
      id: formid,
      slug,
      category_id,
      name_mn: body._name.mn,
      name_en: body._name.en,
      icon: '',
      language: 'mn',
      status: 1,
      temporary_disable: false,
      openly_readable: false,
      client_types: clientTypes,
      type: 'NEW',
      renewable: false,
      issues_certificate: false,
      validity_months: null,
      fee: null,
      details: {
        time: { mn: '', en: '' },
        price: null,
        required_documents: [],
        process: [],
        laws: [],
        attachments: [],
      },
      ...rest,
    },
  }
  const { db, clock } = test.app.services
  await inTransaction(db, tx => seedService(tx, file, clock.now(), 'open'))
}
