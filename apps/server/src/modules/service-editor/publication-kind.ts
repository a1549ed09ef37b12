// The publication of a version that changes plan, certificate or rules, done by two.

import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import type { ProposalLine } from '@khyanalt/contract/proposals'
import type { Bilingual } from '@khyanalt/domain/language'
import { definitionChangeTexts } from '@khyanalt/domain/messages/definition-changes'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import type { DefinitionChange } from '@khyanalt/form-engine/definition-difference'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { z } from 'zod'
import { staffPaths } from '../../../../web/src/staff-paths.ts'
import type { Services } from '../../services.ts'
import type { ProposalKind } from '../proposals/proposal-kind.ts'
import { plain, say } from '../proposals/say.ts'
import { differenceOf, digestOf, type FormContent, readDraft, readPublished } from './edited-service.ts'
import { governedOf, governedParts } from './governed-change.ts'
import { type Publication, publishNow } from './publish-now.ts'
import { findEditedService, settingsOf } from './service-editor.sql.ts'
import { settingLines } from './settings-kind.ts'

/** Changes of the form that are read one by one; the editor shows all of them. */
const mostLines = 40

export const publicationKind = (services: Services): ProposalKind<Publication> => ({
  name: 'publication',
  input: z.object({ id: z.number().int(), version: z.number().int() }),
  subject: ({ id }) => `service ${id}`,
  concerns: () => null,
  current: async (tx, { id }) => {
    const service = await findEditedService(tx, id)
    if (!service) return null
    const draft = await readDraft(tx, service)
    const first = service.current_version === null
    // Until something is published the fee is free to be typed: it is confirmed with the first version.
    return {
      draft: digestOf(draft, service),
      version: draft.version,
      settings: first ? governedOf(settingsOf(service)) : null,
    }
  },
  summary: async (tx, { id }) => {
    const service = await findEditedService(tx, id)
    if (!service) return { title: say('title_publication'), subject: plain(''), lines: [], link: null }
    const draft = await readDraft(tx, service)
    const before = service.current_version === null ? null : await readPublished(tx, service)
    const parts = governedParts(before, draft)
    const rehearsal = draft.row?.rehearsal
    const { total = 0, breaking = 0 } = rehearsal?.open ?? {}
    return {
      title: say('title_publication'),
      subject: { mn: service.name_mn, en: service.name_en },
      lines: [
        { label: say('line_rehearsal'), from: null, to: say('rehearsal_passed', () => ({ total, breaking })) },
        ...(before ? [] : settingLines(null, governedOf(settingsOf(service)))),
        ...(parts.includes('plan')
          ? [{ label: say('line_plan'), from: before && planWords(before), to: planWords(draft) }]
          : []),
        ...(parts.includes('certificate') ? [certificateLine(before, draft)] : []),
        ...(before
          ? differenceOf(before, draft)
              .filter(({ code }) => code !== 'certificate_changed')
              .slice(0, mostLines)
              .map(changeLine)
          : [{ label: say('line_form'), from: null, to: say('form_first') }]),
        ...(before && parts.includes('rules') && differenceOf(before, draft).length === 0
          ? [{ label: say('line_form'), from: null, to: say('form_rules') }]
          : []),
      ],
      link: staffPaths.service(id),
    }
  },
  apply: async (tx, caller, input) => {
    await publishNow(tx, services, caller, input)
  },
})

const changeLine = ({ code, title, from, to }: DefinitionChange): ProposalLine => ({
  label: {
    mn: `${definitionChangeTexts.mn[`change_${code}`]}: “${title.mn}”`,
    en: `${definitionChangeTexts.en[`change_${code}`]}: “${title.en || title.mn}”`,
  },
  from: from === undefined ? null : saidOf(code, from),
  to: to === undefined ? null : saidOf(code, to),
})

/** Kinds of questions by their names, all else as it is typed. */
const saidOf = (code: DefinitionChange['code'], said: string): Bilingual => {
  const isKind = code === 'field_added' || code === 'field_removed' || code === 'kind_changed'
  const type = isKind ? fieldTypes.find(each => each === said) : undefined
  return type === undefined ? plain(said) : kindDescriptions[type].label
}

type FiledStep = {
  readonly name: Bilingual
  readonly role: 'REVIEWER' | 'APPROVER'
  readonly working_days: number
  readonly fee_due?: boolean
}

const planWords = ({ plan }: Pick<FormContent, 'plan'>): Bilingual => {
  const inLanguage = (language: 'mn' | 'en') =>
    (plan as readonly FiledStep[])
      .map(({ name, role, working_days: days, fee_due }, place) => {
        const words = { n: place + 1, name: name[language], role: staffTexts[language][`role_${role}`], days }
        return say(fee_due ? 'step_fee' : 'step', () => words)[language]
      })
      .join('; ')
  return { mn: inLanguage('mn'), en: inLanguage('en') }
}

const certificateLine = (before: Pick<FormContent, 'certificate'> | null, after: Pick<FormContent, 'certificate'>) => {
  const words = (certificate: unknown): Bilingual => {
    if (!certificate) return say('certificate_none')
    const { prints, conditions } = certificate as CertificatePart
    return say('certificate_says', () => ({ prints: prints.length, conditions: conditions.length }))
  }
  const [from, to] = [before && words(before.certificate), words(after.certificate)]
  const same = from?.mn === to.mn
  return { label: say('line_certificate'), from: same ? null : from, to: same ? say('certificate_changed') : to }
}
