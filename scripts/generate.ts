// `npm run generate`: writes what is derived from the sources; with `-- --check` it only compares.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeServiceFile } from '../apps/server/src/modules/service-editor/service-schema.ts'
import { drawCovers } from './generators/covers.ts'
import { describeDatabase } from './generators/database.ts'
import { describeErrors } from './generators/errors.ts'
import { engineRegistry, webRegistry } from './generators/field-kinds.ts'
import { describeCalls } from './generators/openapi.ts'
import { describeRoutes } from './generators/routes.ts'
import { root } from './run-program.ts'

type GeneratedFile = { readonly path: string; readonly text: string }

const generate = async (): Promise<GeneratedFile[]> => {
  const { schema, types } = await describeDatabase()
  return [
    { path: 'docs/generated/openapi.json', text: `${JSON.stringify(describeCalls(), null, 2)}\n` },
    { path: 'docs/generated/routes.json', text: `${JSON.stringify(describeRoutes(), null, 2)}\n` },
    { path: 'docs/generated/service.schema.json', text: `${JSON.stringify(describeServiceFile(), null, 2)}\n` },
    { path: 'docs/generated/errors.md', text: describeErrors() },
    { path: 'docs/generated/schema.sql', text: schema },
    { path: 'apps/server/src/db/schema.ts', text: types },
    { path: 'packages/form-engine/src/fields/registry.ts', text: engineRegistry() },
    { path: 'apps/web/src/form/fields/registry.ts', text: webRegistry() },
    ...drawCovers(),
  ]
}

/** The generated files that do not say what the sources say now. */
export const findDrift = async (): Promise<string[]> => {
  const files = await generate()
  return files
    .filter(({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    .map(file => file.path)
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = await findDrift()
    if (stale.length > 0) console.error(`Run "npm run generate"; these files are stale:\n${stale.join('\n')}`)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else {
    for (const { path, text } of await generate()) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
      console.log(path)
    }
  }
}
