import { compileDefinition } from '@khyanalt/form-engine/compile'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import { expect, it } from 'vitest'
import { certificateOf } from './permitted-options.ts'

const both = (text: string) => ({ mn: text, en: text })
const formOf = (...types: string[]) => {
  const rows = types.map(type => ({ fields: [{ type, name: type, _title: both(type) }] }))
  const parsed = parseDefinition({ _name: both('form'), sections: [{ _title: both('step'), rows }] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}
const [own, chosen] = ['01a1ff9e-0000-7000-8000-000000000001', '01a1ff9e-0000-7000-8000-000000000002'] as const

it('[CON-112] the certificate is the one that `select_explosive` chose, and that of the request where nothing asks for one', () => {
  const asking = formOf('select_explosive', 'explosive_usage_tool')
  expect(certificateOf(asking, { select_explosive: chosen }, own)).toBe(chosen)
  expect(certificateOf(asking, {}, own)).toBeNull()
  expect(certificateOf(asking, { select_explosive: 'anything' }, own)).toBeNull()
  const table = formOf('explosive_usage_tool')
  expect(certificateOf(table, { select_explosive: chosen }, own)).toBe(own)
  expect(certificateOf(table, {}, null)).toBeNull()
})
