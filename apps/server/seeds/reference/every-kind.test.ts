import { parseDefinition } from '@khyanalt/form-engine/definition'
import { expect, it } from 'vitest'
import { readGallery, withEveryKind } from './every-kind.ts'

it('[REQ-READERS-08] the sample form takes a kind that its file does not name, as the editor begins it', () => {
  const whole = readGallery()
  expect(withEveryKind(whole)).toBe(whole)
  type Part = { readonly type?: string; readonly fields?: readonly Part[] } | null
  const goes = (part: Part): boolean => part?.type === 'authdata' || (part?.fields?.every(goes) ?? false)
  const text = JSON.stringify(whole, (_, value) => (Array.isArray(value) ? value.filter(part => !goes(part)) : value))
  expect(text).not.toContain('authdata')
  const parsed = parseDefinition(withEveryKind(JSON.parse(text)))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  expect(parsed.definition.sections.at(-1)?.rows.at(-1)?.fields).toEqual([
    {
      type: 'authdata',
      name: 'sample_authdata',
      _title: { mn: 'Нэвтэрсэн хүний мэдээлэл', en: 'Data of the signed-in person' },
    },
  ])
})
