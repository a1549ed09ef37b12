// The document of a draft with made-up answers, so that whoever edits a service sees what its holders will get.
import type * as calls from '@khyanalt/contract/service-editor'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { deriveAnswers } from '@khyanalt/form-engine/derive'
import { type Facts, fixedListKeys, type ListedOption } from '@khyanalt/form-engine/facts'
import { permittedMaterials } from '@khyanalt/form-engine/fields/explosive_usage_tool'
import { printAnswers } from '@khyanalt/form-engine/printed-answers'
import { validAnswers } from '@khyanalt/form-engine/sample-answers'
import { seeded } from '@khyanalt/form-engine/seeded-chance'
import { addDays, addMonths } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { designOf } from '../certificates/design-of.ts'
import type { CertificateContent } from '../certificates/document-contents.ts'
import { presentSaid } from '../certificates/present-certificate.ts'
import { readFacts } from '../requests/form-facts.ts'
import { checkDraft } from './check-draft.ts'
import { lockDraft } from './save-service-draft.ts'

// Raw, so that nothing stays locked while the document is drawn.
export const sampleCertificate =
  (services: Services): RawUseCase<typeof calls.sampleCertificate> =>
  async ({ db }, caller, { id, version }) => {
    const content = await inTransaction(db, async (tx): Promise<CertificateContent> => {
      const { service, draft } = await lockDraft(tx, id, version)
      const checked = await checkDraft(tx, draft, id)
      const { certificate, body } = checked
      // What is wrong with the plan keeps nobody from seeing the document.
      const problems = (checked.ok ? [] : checked.problems).filter(({ path }) => /^(body|certificate)(\/|$)/.test(path))
      const missing = problems.some(({ code }) => code === 'certificate_missing')
      if ((problems.length > 0 && !missing) || !body) throw refuse('definition_invalid', { problems: [...problems] })
      if (!certificate) throw refuse('no_certificate')
      const form = compileDefinition(body, { renew: false })
      const of = { language: draft.language, userId: caller.userId, companyId: null, answers: {} }
      const facts = withMadeUp(await readFacts(tx, services, form, of))
      const answers = deriveAnswers(form, validAnswers(form, facts, seeded(id)), facts)
      return {
        csId: '',
        refId: '',
        version: 1,
        ...designOf(certificate),
        service: { mn: service.name_mn, en: service.name_en },
        category: body._name,
        organization: null,
        holder: { kind: 'company', name: 'Жишээ ХХК', nameEn: 'Sample LLC', registerNumber: '1234567', address: null },
        particulars: [],
        facts: printAnswers(form, answers, facts, certificate.prints),
        conditions: { standing: certificate.conditions, added: [] },
        requestNumber: 'R000000000',
        issuedOn: facts.today,
        startsOn: facts.today,
        endsOn: addDays(addMonths(facts.today, service.validity_months ?? monthsWithoutValidity), -1),
        issuer: { name: caller.name, position: caller.position },
      }
    })
    const { paper, pages } = await services.documents.draftCertificate(content)
    return {
      data: {
        ...presentSaid(content),
        ...(content.granted && { granted: content.granted }),
        holder: content.holder.name,
        sdate: content.startsOn ?? '',
        edate: content.endsOn ?? '',
        issuer: { name: content.issuer.name, position: content.signatory ?? content.issuer.position },
        pages,
        paper: paper.toString('base64'),
      },
    }
  }

// A service without its own validity gives a year.
const monthsWithoutValidity = 12

/** What only a client has, made up: an employee and a permit with a material. */
const withMadeUp = (facts: Facts): Facts => ({
  ...facts,
  options: {
    ...facts.options,
    [fixedListKeys.employee]: [named('00000000-0000-7000-8000-000000000001', 'Жишээ Ажилтан', 'Sample Employee')],
    [fixedListKeys.select_explosive]: [named('00000000-0000-7000-8000-000000000002', '45-26-000001', '45-26-000001')],
    [permittedMaterials]: [
      { ...named('sample', 'Жишээ материал', 'Sample material'), data: { mark: 'А-1', unit_type: 'kg', left: '1000' } },
    ],
  },
})

const named = (value: string, mn: string, en: string): ListedOption => ({ value, label: { mn, en } })
