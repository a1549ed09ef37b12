// Runs a program to its end and keeps what it said.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export type ProgramResult = {
  readonly code: number
  readonly output: string
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program of node_modules/.bin or of the machine in the repository (or another folder); `show` lets it speak meanwhile. */
export const runProgram = (
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv; readonly show?: boolean } = {},
): Promise<ProgramResult> =>
  new Promise(resolve => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, PATH: path, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      stdout += chunk
      if (options.show) process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk
      stderr += chunk
      if (options.show) process.stderr.write(chunk)
    })
    child.on('error', error => resolve({ code: 1, output: String(error), stdout, stderr }))
    child.on('close', code => resolve({ code: code ?? 1, output, stdout, stderr }))
  })
