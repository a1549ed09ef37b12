// The check of tool fields that Next waits for (REQ-STEPPER-04).
import type * as calls from '@khyanalt/contract/tool-check'
import type { Bilingual } from '@khyanalt/domain/language'
import { equipmentTexts } from '@khyanalt/domain/messages/equipment'
import { formatText } from '@khyanalt/domain/text'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { withRegisters } from '../equipment/register-values.ts'
import { compilePinned } from './compile-pinned.ts'
import { findTools } from './find-tools.ts'
import { readFacts } from './form-facts.ts'
import { getOwnRequest } from './own-request.ts'
import { readPinned } from './read-pinned.ts'

export const checkTools =
  (services: Services): UseCase<typeof calls.checkTools> =>
  async (tx, caller, { fields, requestid }) => {
    const request = await getOwnRequest(tx, caller, requestid)
    const definition = await readPinned(tx, request)
    const form = compilePinned(definition.body, request)
    // A name that the form does not have has no words of its own, and none is shown as such.
    if (fields.some(name => !form.fields.has(name))) {
      throw refuse('invalid_input', { problems: [{ code: 'not_an_option', path: 'fields', params: { field: tools } }] })
    }
    const owner = { userId: request.owner_user_id, companyId: request.owner_company_id }
    const answers = await withRegisters(tx, form, request.answers, { ...owner, requestId: request.id })
    const facts = await readFacts(tx, services, form, { ...owner, language: definition.language, answers })
    const asked = findTools(form, answers, fields, facts)
    const missing = asked.filter(({ present }) => !present)
    const toolName = joinTitles((missing.length > 0 ? missing : asked).map(({ title }) => title))
    const sentence = missing.length > 0 ? 'tools_missing' : 'tools_complete'
    return {
      data: Object.fromEntries(asked.map(({ name, present }) => [name, present])),
      msg: {
        mn: formatText(equipmentTexts, 'mn', sentence, { tools: toolName.mn }),
        en: formatText(equipmentTexts, 'en', sentence, { tools: toolName.en }),
      },
      tool_name: toolName,
    }
  }

const tools: Bilingual = { mn: equipmentTexts.mn.tools, en: equipmentTexts.en.tools }

const joinTitles = (titles: readonly Bilingual[]): { mn: string; en: string } => ({
  mn: titles.map(({ mn }) => mn).join(', '),
  en: titles.map(({ mn, en }) => en || mn).join(', '),
})
