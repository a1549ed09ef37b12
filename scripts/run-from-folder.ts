// Runs one of the scripts of a folder by its name, or says which there are.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-program.ts'

/** Runs `<folder>/<first argument>.ts` with the further arguments and ends as it ends. */
export const runFromFolder = (folder: string, title: string): void => {
  const [name, ...args] = process.argv.slice(2)
  const script = join(root, folder, `${name}.ts`)
  if (!name || !existsSync(script)) {
    const names = readdirSync(join(root, folder)).flatMap(file => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
    console.log(`${title}: ${names.join(', ') || 'none yet'}. Run one with "npm run ${folder} -- <name>".`)
    process.exitCode = name ? 1 : 0
    return
  }
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
  // It has things of its own to put away before it ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'))
  process.once('disconnect', () => child.kill('SIGTERM'))
  process.channel?.unref()
  child.on('exit', code => process.exit(code ?? 1))
}
