// A small form and memory in place of the browser's database, for tests of this folder.
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import type { Facts } from '@khyanalt/form-engine/facts'
import type { JournalEntry, JournalShelf } from './draft-journal.ts'

/** Compiles sections of plain JSON; a definition the engine refuses fails the test with its problems. */
export const buildForm = (sections: readonly unknown[], more: object = {}): CompiledForm => {
  const parsed = parseDefinition({ _name: { mn: 'Маягт', en: 'Form' }, sections, ...more })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}

/** A field of JSON with its name as title. */
export const field = (type: string, name: string, more: object = {}) => ({
  type,
  name,
  _title: { mn: name, en: name },
  ...more,
})

/** A section of fields, one per row. */
export const section = (...fields: readonly object[]) => ({
  _title: { mn: 'Алхам', en: 'Step' },
  rows: fields.map(one => ({ fields: [one] })),
})

export const facts: Facts = { today: '2026-03-01', language: 'mn', options: {}, person: {}, company: null }

/** A journal shelf in memory. */
export const memoryShelf = (): JournalShelf & { readonly stored: Map<string, JournalEntry> } => {
  const stored = new Map<string, JournalEntry>()
  return {
    stored,
    prepare: () => undefined,
    keys: async () => [...stored.keys()],
    read: async key => stored.get(key),
    put: async (key, entry) => {
      stored.set(key, structuredClone(entry))
    },
    remove: async keys => {
      for (const key of keys) stored.delete(key)
    },
  }
}
