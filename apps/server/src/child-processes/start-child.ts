// Starts a child process under limits that the kernel enforces, without secrets and, where it can do without, without files.
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ChildLimits } from './limits.ts'

type Child = ChildProcessByStdio<Writable, Readable, Readable>

const root = join(import.meta.dirname, '../../../..')
// Not the whole folder: the data, with the signing key, may lie in it.
const readable = ['apps', 'packages', 'node_modules', 'package.json']

/** Flags of Node that both the child and the measure of an idle one run with. */
const heapFlags = (heap: number): readonly string[] => [`--max-old-space-size=${heap}`, '--max-semi-space-size=8']

let reserve: Promise<number | null> | undefined
/** Kilobytes that an idle Node counts as private memory, most of it reserved for code; null where nobody counts it. */
const idleMemory = (): Promise<number | null> => {
  const script = "console.log(require('node:fs').readFileSync('/proc/self/status', 'utf8'))"
  reserve ??= promisify(execFile)(process.execPath, [...heapFlags(128), '-e', script], { env: {} }).then(
    ({ stdout }) => Number(/^VmData:\s+(\d+) kB/m.exec(stdout)?.[1] ?? Number.NaN) || null,
    () => null,
  )
  return reserve
}

/**
 * Starts the script of a kind. The shell lowers its own limits and becomes Node: no core file, no file written at all,
 * so much processor, so much private memory (`ulimit -v` would count what V8 merely reserves), and the first to go when
 * the machine runs out of memory. Where the kernel has no such limit, those of V8 and the wall clock remain.
 */
export const startChild = async (script: URL, limits: ChildLimits): Promise<Child> => {
  const idle = await idleMemory()
  const lines = [
    'echo 1000 2>/dev/null >/proc/self/oom_score_adj',
    'ulimit -c 0',
    'ulimit -f 0',
    `ulimit -t ${limits.processor}`,
    ...(idle === null ? [] : [`ulimit -d ${idle + limits.memory * 1024}`]),
    `exec nice -n ${limits.nice} "$0" "$@"`,
  ]
  const flags = [
    ...heapFlags(limits.heap),
    '--stack-size=3000',
    ...(limits.native ? [] : ['--permission', ...readable.map(path => `--allow-fs-read=${join(root, path)}`)]),
  ]
  return spawn(
    '/bin/sh',
    [
      '-c',
      `{ ${lines.slice(0, -1).join('; ')}; } 2>/dev/null; ${lines.at(-1)}`,
      process.execPath,
      ...flags,
      fileURLToPath(script),
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Passwords and keys of the server stay with it; only the way to programmes is handed on.
      env: { PATH: process.env.PATH },
    },
  )
}
