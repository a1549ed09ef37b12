import { expect, it } from 'vitest'
import { compileDefinition } from '../compile.ts'
import { parseDefinition } from '../definition.ts'
import { registerNames } from './register.ts'
import { registerOfType, registers } from './registers.ts'

it('[REQ-PROD-11] each register is a section that a request form may hold', () => {
  const parsed = parseDefinition({
    _name: { mn: 'Маягт', en: 'Form' },
    sections: [
      {
        _title: { mn: 'Хэрэгсэл', en: 'Tools' },
        rows: registerNames.map(name => ({
          fields: [{ type: `additional_${name}`, name: `own_${name}`, _title: registers[name].title }],
        })),
      },
    ],
    clienttype: ['CITIZEN', 'COMPANY'],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const { fields } = compileDefinition(parsed.definition, { renew: false })
  expect([...fields.values()].map(({ type }) => registerOfType(type))).toEqual(
    registerNames.map(name => registers[name]),
  )
})
