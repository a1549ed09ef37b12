import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { describe, expect, it } from 'vitest'
import { fieldComponents } from './registry.ts'

const pascal = (type: string) => type.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
const exists = (path: string) => existsSync(fileURLToPath(new URL(path, import.meta.url)))
const engine = '../../../../../packages/form-engine'

describe('the field kinds', () => {
  it.each(fieldTypes)('[REQ-FORM-24] has an engine module, a web component and a case file for %s', type => {
    expect(exists(`${engine}/src/fields/${type}.ts`), 'engine module').toBe(true)
    expect(exists(`./${pascal(type)}Field.tsx`), 'web component').toBe(true)
    expect(exists(`${engine}/cases/${type}.json`), 'case file').toBe(true)
    expect(fieldComponents[type]).toBeTypeOf('function')
  })
})
