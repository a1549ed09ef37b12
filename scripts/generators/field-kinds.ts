// The registries of field kinds, written from the list of their names: a module and a component are named after the kind.
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'

const pascal = (type: string): string => type.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
const camel = (type: string): string => pascal(type).replace(/^./, letter => letter.toLowerCase())

type Import = { readonly path: string; readonly line: string }

const byPath = (a: Import, b: Import): number => (a.path.toLowerCase() < b.path.toLowerCase() ? -1 : 1)

const file = (head: string, imports: readonly Import[], rest: string): string =>
  `// ${head} Written by "npm run generate" from field-type.ts.\n${imports
    .toSorted(byPath)
    .map(({ line }) => `${line}\n`)
    .join('')}\n${rest}`

const table = (nameOf: (type: string) => string): string =>
  `{\n${fieldTypes.map(type => `  ${type}: ${nameOf(type)},\n`).join('')}}`

/** The kind behind each type name. */
export const engineRegistry = (): string =>
  file(
    'Every kind of field under its name.',
    [
      ...fieldTypes.map(type => ({
        path: `./${type}.ts`,
        line: `import { ${camel(type)}Kind } from './${type}.ts'`,
      })),
      { path: './field-type.ts', line: `import type { FieldType } from './field-type.ts'` },
      { path: './kind.ts', line: `import type { FieldKind } from './kind.ts'` },
    ],
    `/** The kind behind each type name; a type without a kind does not compile. */
export const fieldKinds = ${table(type => `${camel(type)}Kind`)} satisfies Record<FieldType, FieldKind>

/** The kind of a type. */
export const kindOf = (type: FieldType): FieldKind => fieldKinds[type]
`,
  )

/** The component behind each type name. */
export const webRegistry = (): string =>
  file(
    "Every kind's component under its name; a kind without one does not compile.",
    [
      ...fieldTypes.map(type => ({
        path: `./${pascal(type)}Field.tsx`,
        line: `import { ${pascal(type)}Field } from './${pascal(type)}Field.tsx'`,
      })),
      { path: '../field-components.ts', line: `import type { FieldComponents } from '../field-components.ts'` },
    ],
    `export const fieldComponents = ${table(type => `${pascal(type)}Field`)} satisfies FieldComponents
`,
  )
