import type * as calls from '@khyanalt/contract/service-editor'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readDraft, readPublished } from './edited-service.ts'
import { findEditedService } from './service-editor.sql.ts'
import { serviceSchemaPath } from './service-schema.ts'

export const exportService =
  ({ config }: Pick<Services, 'config'>): UseCase<typeof calls.exportService> =>
  async (tx, _caller, { id, of }) => {
    const service = await findEditedService(tx, id)
    if (!service) throw refuse('service_not_found')
    const { language, body, plan, certificate, settings } =
      of === 'draft' ? await readDraft(tx, service) : await readPublished(tx, service)
    const { status, temporary_disable } = service
    return {
      file: {
        $schema: `${config.PUBLIC_URL}${serviceSchemaPath}`,
        service: { id, ...(isObject(settings) ? settings : {}), language, status, temporary_disable },
        plan,
        certificate,
        body,
      },
    }
  }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
