// The check of tool fields that Next waits for (REQ-FORM-13).
import type { checkTools } from '@khyanalt/contract/equipment'
import type { Bilingual } from '@khyanalt/domain/language'
import { equipmentTexts } from '@khyanalt/domain/messages/equipment'
import { isApplicant } from '@khyanalt/domain/request-actions'
import { formatText } from '@khyanalt/domain/text'
import { ownValue } from '@khyanalt/form-engine/answers'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { openCaseFile } from '../requests/case-file.ts'
import { compilePinned } from '../requests/compile-pinned.ts'
import { factsOf } from '../requests/request-facts.ts'

export const checkToolFields: UseCase<typeof checkTools> = async (tx, caller, { fields, requestid }) => {
  const file = await openCaseFile(tx, requestid, request => isApplicant(caller.actor, factsOf(request)))
  if (!file) throw refuse('request_not_found')
  const { request } = file
  const definition = await readDefinition(tx, request.definition_version_id)
  const form = compilePinned(definition.body, request)
  const asked = [...new Set(fields)].map(name => {
    const field = form.fields.get(name)
    // Until the registers of equipment decide, what was saved in the section is what there is.
    const present = field !== undefined && !field.kind.isEmpty(ownValue(request.answers, name))
    return { name, title: field?.title ?? { mn: name, en: name }, present }
  })
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

const joinTitles = (titles: readonly Bilingual[]): { mn: string; en: string } => ({
  mn: titles.map(({ mn }) => mn).join(', '),
  en: titles.map(({ mn, en }) => en || mn).join(', '),
})
