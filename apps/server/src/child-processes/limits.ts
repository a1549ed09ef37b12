// What each kind of child process may take. Whatever people bring, and the drawing of papers, runs under these.

/** Limits of a kind of child process; those marked (kernel) hold whatever the child does. */
export type ChildLimits = {
  /** So many run beside each other. */
  readonly processes: number
  /** Megabytes of V8's heap. */
  readonly heap: number
  /** Megabytes of private memory beyond what an idle Node has (kernel): the heap, buffers and native libraries. */
  readonly memory: number
  /** Seconds of processor that one process may use in its life (kernel); replaced at half of it. */
  readonly processor: number
  /** Milliseconds that a task may take; then its process is ended. */
  readonly time: number
  /** Bytes of an answer; a process that says more is ended. */
  readonly answer: number
  /** A process is replaced after so many tasks, for libraries that never forget. */
  readonly tasks: number
  /** Tasks that may wait, of one person and of all people. */
  readonly waiting: { readonly each: number; readonly all: number }
  /** Milliseconds after which a process without work is ended; null keeps it. */
  readonly idle: number | null
  /** How much the kernel prefers others (0 to 19). */
  readonly nice: number
  /** Whether native libraries are loaded; without them the child cannot read a file outside the programme. */
  readonly native: boolean
}

const megabyte = 1024 * 1024
const reader = {
  processes: 1,
  processor: 120,
  time: 10_000,
  tasks: 50,
  waiting: { each: 4, all: 200 },
  idle: 60_000,
  nice: 0,
  native: false,
} as const

const pdf = { ...reader, heap: 384, memory: 768, answer: 1024 } as const

/** The kinds. The wall clock starts when the process is ready, so a cold start costs nobody his time. */
export const childLimits = {
  workbook: { ...reader, heap: 128, memory: 256, answer: 8 * megabyte },
  statement: { ...reader, heap: 128, memory: 256, answer: 32 * megabyte },
  /** At most a thousand points a side, of eight bytes each. */
  logo: { ...reader, heap: 128, memory: 256, answer: 2 * megabyte },
  /** Most files take some milliseconds; the few costly ones are read anew behind everybody, `costlyPdf`. */
  pdf: { ...pdf, processes: 2, time: 2000 },
  costlyPdf: { ...pdf, nice: 10 },
  document: {
    ...reader,
    processes: 2,
    heap: 256,
    memory: 1024,
    processor: 1200,
    time: 60_000,
    answer: 64 * megabyte,
    tasks: 2000,
    waiting: { each: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY },
    idle: null,
    // Calls that people wait for go first.
    nice: 10,
    native: true,
  },
} as const satisfies Record<string, ChildLimits>
