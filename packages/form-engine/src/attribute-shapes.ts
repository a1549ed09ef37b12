// What a kind's attributes are made of, read from their schemas, so that an editor needs to know no kind by name.
import type { z } from 'zod'
import { attributes } from './field-attributes.ts'
import type { FieldType } from './fields/field-type.ts'
import { kindOf } from './fields/registry.ts'

/** How an attribute is edited; a `reference` is the name of another field of the form. */
export const attributeShapes = [
  'truth',
  'text',
  'number',
  'choice',
  'words',
  'options',
  'captions',
  'names',
  'reference',
  'condition',
  'bound',
  'json',
] as const

type AttributeShape = {
  readonly shape: (typeof attributeShapes)[number]
  /** What a choice may be. */
  readonly choices?: string[] | undefined
}

export type KindAttribute = AttributeShape & { readonly name: string; readonly optional: boolean }

// Of these the schema alone cannot tell that the name is that of another field.
const references = new Set(['yesnofield'])

/** The attributes a kind knows, in the order in which the kind names them; told on the server, where schemas are real. */
export const attributesOfKind = (type: FieldType): readonly KindAttribute[] =>
  Object.entries(kindOf(type).attributes).map(([name, schema]) => {
    const optional = isOptional(schema)
    return { name, optional, ...shapeOf(name, inner(schema)) }
  })

/** Kinds that belong together in a palette, told by what they hold. */
export const kindGroups = ['typed', 'choices', 'rows', 'tools', 'known', 'captions'] as const
export type KindGroup = (typeof kindGroups)[number]

/** The group of a kind. */
export const groupOfKind = (type: FieldType): KindGroup => {
  const { holds, rows, register, attributes: known, ownFields } = kindOf(type)
  if (holds === 'none') return 'captions'
  if (holds === 'given') return 'known'
  if (register !== undefined || ownFields !== undefined) return 'tools'
  if (rows !== 'none') return 'rows'
  return 'options' in known || 'library' in known || 'list' in known ? 'choices' : 'typed'
}

const isOptional = (schema: z.ZodType): boolean => schema.def.type === 'optional'

const inner = (schema: z.ZodType): z.ZodType =>
  schema.def.type === 'optional' ? inner((schema.def as unknown as { innerType: z.ZodType }).innerType) : schema

const shapeOf = (name: string, schema: z.ZodType): AttributeShape => {
  if (schema === inner(attributes.when)) return { shape: 'condition' }
  if (schema === inner(attributes.not_after)) return { shape: 'bound' }
  if (references.has(name)) return { shape: 'reference' }
  switch (schema.def.type) {
    case 'boolean':
      return { shape: 'truth' }
    case 'string':
      return { shape: 'text' }
    case 'number':
      return { shape: 'number' }
    case 'enum':
      return {
        shape: 'choice',
        choices: Object.keys((schema.def as unknown as { entries: Record<string, string> }).entries),
      }
    case 'object':
      if (isBilingual(schema)) return { shape: 'words' }
      break
    case 'array': {
      const element = (schema.def as unknown as { element: z.ZodType }).element
      if (element.def.type === 'string') return { shape: 'names' }
      if (keysOf(element).includes('label')) return { shape: 'options' }
      if (isBilingual(element)) return { shape: 'captions' }
    }
  }
  return { shape: 'json' }
}

const isBilingual = (schema: z.ZodType): boolean => keysOf(schema).join() === 'mn,en'

const keysOf = (schema: z.ZodType): readonly string[] =>
  schema.def.type === 'object' ? Object.keys((schema as unknown as z.ZodObject).shape) : []
