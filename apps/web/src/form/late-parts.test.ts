import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { describe, expect, it } from 'vitest'
import { partsOfKinds } from './late-parts.ts'

/** The file of a kind's component. */
const sourceOf = (kind: string): string => {
  const name = kind.replace(/(^|_)(.)/g, (_, __, letter: string) => letter.toUpperCase())
  return readFileSync(join(import.meta.dirname, 'fields', `${name}Field.tsx`), 'utf8')
}

describe('parts of fields', () => {
  it('[REQ-LOADCODE-07] names, of every kind that fetches a part later, what to fetch with the form', () => {
    const late = fieldTypes.filter(kind => /\blazy\(|RegisterField/.test(sourceOf(kind)))
    expect(late.length).toBeGreaterThan(5)
    for (const kind of fieldTypes) expect(partsOfKinds([kind]).length > 0, kind).toBe(late.includes(kind))
  })

  it('[REQ-LOADCODE-07] fetches each part once', () => {
    expect(partsOfKinds([...fieldTypes, ...fieldTypes])).toHaveLength(6)
  })
})
