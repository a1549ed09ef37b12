// What a backup says of itself.
import { z } from 'zod'

/** The name of the part that says it. */
export const contentsName = 'contents.json'

/** Raised when an older release could no longer read what a newer one writes. */
export const backupFormat = 1

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).readonly(),
  rows: z.number(),
  /** Parts of one zstd stream, in order. */
  parts: z.array(z.string()),
})

export const contentsSchema = z.object({
  product: z.literal('khyanalt'),
  format: z.number(),
  /** Names this backup in the table of backups; those of before have none. */
  id: z.uuid().optional(),
  /** The release that made it. */
  release: z.string().optional(),
  /** What the database took on its disk. */
  database_bytes: z.number().optional(),
  /** The moment whose state the database has. */
  taken_at: z.string(),
  /** Migrations done then; the last one tells the release. */
  migrations: z.array(z.string()).min(1),
  queue_version: z.number(),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.number() })),
  /** Null when the files of the store were left out. */
  files: z.object({ count: z.number(), bytes: z.number() }).nullable(),
  /** Whether the keys are in it, encrypted. */
  keys: z.boolean(),
  /** Files that were missing or damaged in the store already. */
  faults: z.array(z.string()),
})

export type Contents = z.output<typeof contentsSchema>
export type SavedTable = z.output<typeof tableSchema>
