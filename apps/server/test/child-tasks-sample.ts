// A child process for the tests of the pool: works, fails, or takes what it may not, on demand.
import { appendFileSync, readFileSync } from 'node:fs'
import { answerTasks } from '../src/child-processes/answer-tasks.ts'

const acts: Record<string, () => unknown> = {
  throw() {
    throw new Error('no good')
  },
  exit: () => process.exit(3),
  hang() {
    for (;;);
  },
  heap() {
    const all: unknown[] = []
    for (;;) all.push(Array.from({ length: 1000 }, (_, index) => ({ index })))
  },
  matrix() {
    const all: unknown[] = []
    for (;;) all.push(Array.from({ length: 18_000 }).fill(null))
  },
  buffers() {
    const all: Buffer[] = []
    for (;;) all.push(Buffer.alloc(10_000_000, 1))
  },
  much: () => 'x'.repeat(3_000_000),
  print() {
    process.stdout.write('a library speaks')
    return 'done print'
  },
  write() {
    appendFileSync('/tmp/khyanalt-child-sample', 'x')
  },
  read: () => readFileSync('/etc/passwd', 'utf8').length,
  secrets: () => Object.keys(process.env).filter(name => !['PATH', 'PWD', 'SHLVL', '_', 'OLDPWD'].includes(name)),
  limits: () => process.pid,
}

answerTasks(async (task: string, bytes: Buffer) => ({
  value: acts[task] ? acts[task]() : `done ${task}`,
  bytes: bytes.length > 0 ? bytes.toReversed() : undefined,
}))
