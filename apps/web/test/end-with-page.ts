// A page that is left takes its timers with it; those of a test would run on where there is no page any more.
import { afterAll } from 'vitest'

const { setTimeout: start } = globalThis
const begun: ReturnType<typeof start>[] = []
globalThis.setTimeout = Object.assign((...given: Parameters<typeof start>) => {
  const timer = start(...given)
  begun.push(timer)
  return timer
}, start)
afterAll(() => begun.forEach(clearTimeout))
