// `npm run bench -- <name>`: runs one measurement of bench/; without a name it lists them.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-program.ts'

const folder = join(root, 'bench')
const [name, ...args] = process.argv.slice(2)
const script = join(folder, `${name}.ts`)
if (name && existsSync(script)) {
  process.exitCode = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status ?? 1
} else {
  const names = readdirSync(folder).flatMap(file => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
  console.log(`Measurements: ${names.join(', ') || 'none yet'}. Run one with "npm run bench -- <name>".`)
  process.exitCode = name ? 1 : 0
}
