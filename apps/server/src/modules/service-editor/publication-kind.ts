// The publication of a version that changes fee, plan, certificate or rules, done by two.
import { dayInWords } from '@khyanalt/domain/day-in-words'
import { z } from 'zod'
import { staffPaths } from '../../../../web/src/staff-paths.ts'
import type { Services } from '../../services.ts'
import type { ProposalKind } from '../proposals/proposal-kind.ts'
import { plain, say } from '../proposals/say.ts'
import { digestOf, readDifference, readDraft, readPublished } from './edited-service.ts'
import { type Publication, publishNow } from './publish-now.ts'
import { findEditedService } from './service-editor.sql.ts'

export const publicationKind = (services: Services): ProposalKind<Publication> => ({
  name: 'publication',
  input: z.object({ id: z.number().int(), version: z.number().int(), effective_on: z.iso.date().optional() }),
  subject: ({ id }) => `service ${id}`,
  concerns: () => null,
  current: async (tx, { id }) => {
    const service = await findEditedService(tx, id)
    if (!service) return null
    const draft = await readDraft(tx, service)
    // The particulars are part of the draft, or those in force: either way the digest is of them too.
    return { draft: digestOf(draft, service), version: draft.version }
  },
  summary: async (tx, { id, effective_on }) => {
    const service = await findEditedService(tx, id)
    if (!service) return { title: say('title_publication'), subject: plain(''), lines: [], link: null }
    const draft = await readDraft(tx, service)
    const before = service.current_version === null ? null : await readPublished(tx, service)
    const rehearsal = draft.row?.rehearsal
    const { total = 0, breaking = 0 } = rehearsal?.open ?? {}
    return {
      title: say('title_publication'),
      subject: { mn: service.name_mn, en: service.name_en },
      lines: [
        ...(effective_on === undefined
          ? []
          : [{ label: say('line_effective_on'), from: null, to: dayInWords(effective_on) }]),
        { label: say('line_rehearsal'), from: null, to: say('rehearsal_passed', () => ({ total, breaking })) },
        ...(await readDifference(tx, before, draft)),
      ],
      link: staffPaths.service(id),
    }
  },
  apply: async (tx, caller, input) => {
    await publishNow(tx, services, caller, input)
  },
})
