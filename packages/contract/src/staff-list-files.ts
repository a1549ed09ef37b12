// Reference lists out to a spreadsheet and back, and one list into another: each with what would change before it does.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, tableInput, transactionId } from './envelope.ts'
import { edited, editedOptionSchema, library, mostOptions, seen } from './staff-lists.ts'

const administrator = { staff: ['ADMIN'] } as const

/** The largest file of a list. */
export const maxListFileBytes = 1024 * 1024

const cell = z.string().max(1000)

/** A row as the file holds it; what has no column there is left out, and stays as it is in the list. */
export const listRowSchema = z.object({
  /** Its line in the file. */
  line: z.number().int().min(1),
  value: cell.optional(),
  mn: cell,
  en: cell.optional(),
  from: cell.optional(),
  until: cell.optional(),
  offered: cell.optional(),
  data: z.record(z.string().max(60), cell),
})
export type ListRow = z.infer<typeof listRowSchema>

const named = { value: z.string(), label: bilingual }

/** What rows would change in a list. */
export const listChangeSchema = z.object({
  added: z.array(z.object({ line: z.number().int(), ...named })),
  changed: z.array(
    z.object({
      line: z.number().int(),
      ...named,
      /** `mn`, `en`, `from`, `until`, `offered` or `data/<key>`, before and after; `offered` is true or false. */
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** Rows that change nothing. */
  same: z.number().int(),
  /** Rows that are not taken, each with its reason. */
  refused: z.array(
    z.object({ line: z.number().int(), value: z.string(), name: z.string(), code: z.string(), field: z.string() }),
  ),
  /** Options in use of which the rows say nothing. */
  missing: z.array(z.object(named)),
  /** Whether the rows stand in another order than the list. */
  reordered: z.boolean(),
})
export type ListChange = z.infer<typeof listChangeSchema>

export const downloadList = defineCall({
  name: 'downloadList',
  method: 'GET',
  path: '/staff/lists/table',
  access: administrator,
  sentence: 'Answers a list as CSV or XLSX, in the columns that reading a file understands.',
  input: z.object({ library, ...tableInput }),
  output: z.object({}),
  errors: ['not_found'],
  answers: 'table',
})

export const readListFile = defineCall({
  name: 'readListFile',
  method: 'POST',
  path: '/staff/lists/read',
  access: administrator,
  sentence: 'Reads a CSV or XLSX of at most 1 MB and answers what it would change in a list; nothing is changed by it.',
  input: z.object({ library }),
  output: z.object({
    version: z.number().int(),
    /** The rows that may be taken; `importListRows` takes them. */
    rows: z.array(listRowSchema),
    change: listChangeSchema,
    /** Columns whose names say nothing to the list. */
    ignored: z.array(z.string()),
  }),
  errors: ['not_found', 'file_missing', 'file_too_big', 'file_infected', 'list_file_unreadable'],
  transport: 'upload',
})

export const importListRows = defineCall({
  name: 'importListRows',
  method: 'POST',
  path: '/staff/lists/import',
  access: administrator,
  body: 'large',
  sentence: 'Adds and changes options as the rows of a file say.',
  input: z.object({
    ...seen,
    rows: z.array(listRowSchema).max(mostOptions),
    /** Whether options of which the rows say nothing are retired. */
    retire_missing: z.boolean(),
    /** Whether the order of the rows becomes that of the list. */
    reorder: z.boolean(),
  }),
  output: edited.extend({
    added: z.number().int(),
    changed: z.number().int(),
    retired: z.number().int(),
  }),
  errors: ['not_found', 'version_conflict', 'definition_invalid'],
})

export const compareLists = defineCall({
  name: 'compareLists',
  method: 'GET',
  path: '/staff/lists/compare',
  access: administrator,
  sentence: 'Answers what merging one list into another would add to it, and what keeps options apart.',
  input: z.object({ library, from: library }),
  output: z.object({
    version: z.number().int(),
    added: z.array(editedOptionSchema.pick({ value: true, label: true })),
    same: z.number().int(),
    /** Options whose value means something else there, or whose data does not fit. */
    refused: listChangeSchema.shape.refused,
    /** How many forms still choose from the list that is merged; while there are some it is not closed. */
    uses: z.number().int(),
  }),
  errors: ['not_found', 'definition_invalid'],
})

export const mergeLists = defineCall({
  name: 'mergeLists',
  method: 'POST',
  path: '/staff/lists/merge',
  access: administrator,
  sentence:
    'Adds to a list what another one offers beyond it; the other is closed to new forms once none chooses from it.',
  input: z.object({ ...seen, from: library, transaction_id: transactionId.optional() }),
  output: edited.extend({ added: z.number().int(), closed: z.boolean() }),
  errors: ['not_found', 'version_conflict', 'definition_invalid'],
})

export const staffListFileCalls = [downloadList, readListFile, importListRows, compareLists, mergeLists]
