// A service as its editor opens it.
import type * as calls from '@khyanalt/contract/service-editor'
import { attributesOfKind } from '@khyanalt/form-engine/attribute-shapes'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { attachmentNames } from '../catalogue/attachment-files.ts'
import { readWaitingAbout } from '../proposals/waiting-about.ts'
import { countUnderVersions } from '../requests/lift-requests.ts'
import { checkDraft } from './check-draft.ts'
import { listLibraries, listVersions } from './drafts.sql.ts'
import { differenceOf, readDifference, readDraft, readPublished } from './edited-service.ts'
import { findPlanned } from './planned-versions.sql.ts'
import { findEditedService, settingsOf } from './service-editor.sql.ts'

export const getEditedService: UseCase<typeof calls.getEditedService> = async (tx, _caller, { id }) => {
  const service = await findEditedService(tx, id)
  if (!service) throw refuse('service_not_found')
  const draft = await readDraft(tx, service)
  const checked = await checkDraft(tx, draft, id)
  const published = await readPublished(tx, service)
  const planned = await findPlanned(tx, id)
  const undecided = await countUnderVersions(tx, id)
  return {
    data: {
      id,
      version: service.version,
      status: service.status,
      temporary_disable: service.temporary_disable,
      settings: settingsOf(service),
      draft: {
        version: draft.version,
        open: draft.open,
        language: draft.language,
        body: draft.body,
        plan: [...draft.plan],
        certificate: draft.certificate,
        settings: draft.settings,
        edited_by: draft.row?.edited_by ?? null,
        edited_at: draft.row?.edited_at.toISOString() ?? null,
        rehearsal: draft.open ? (draft.row?.rehearsal ?? null) : null,
      },
      problems: checked.ok ? [] : [...checked.problems],
      changes: service.current_version !== null && draft.open ? [...differenceOf(published, draft)] : [],
      difference: draft.open ? await readDifference(tx, published, draft) : [],
      planned: planned && {
        version: planned.version,
        effective_on: planned.effective_on,
        by: planned.planner,
        at: planned.planned_at.toISOString(),
      },
      versions: (await listVersions(tx, id)).map(
        ({ version, published_at, published_by, effective_on, planned: state }) => ({
          version,
          published_at: published_at.toISOString(),
          published_by,
          open_requests: undecided.get(version) ?? 0,
          effective_on,
          state:
            version === service.current_version
              ? 'in_force'
              : state === 'waiting' || state === 'withdrawn'
                ? state
                : 'earlier',
        }),
      ),
      published: service.current_version,
      proposals: await readWaitingAbout(tx, `service ${id}`),
      libraries: await listLibraries(tx),
      papers: [...attachmentNames()],
      kinds: Object.fromEntries(fieldTypes.map(type => [type, [...attributesOfKind(type)]])),
    },
  }
}
