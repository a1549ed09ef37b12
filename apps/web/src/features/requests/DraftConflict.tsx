// What two versions of a request's draft differ in, as its form calls it.
import type { Bilingual } from '@khyanalt/domain/language'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { rowsOf } from '@khyanalt/form-engine/answers'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import type { DraftSync } from '../../form/draft-sync.ts'
import type { FormStore } from '../../form/form-store.ts'
import { useName, useText } from '../../language/language.tsx'
import { ConflictDialog } from '../cases/ConflictDialog.tsx'

type DraftConflictProps = { readonly sync: DraftSync; readonly store: FormStore }

/** The differences of a request, with the words of its form. */
export const DraftConflict = ({ sync, store }: DraftConflictProps) => (
  <ConflictDialog sync={sync} {...useSides(store)} />
)

/** Each row of a table as its cells, since two versions of one table may have the same number of rows. */
const rowTexts = (
  table: CompiledField,
  value: unknown,
  store: FormStore,
  name: (text: Bilingual) => string,
): readonly string[] =>
  rowsOf(value).map((row, index) => {
    const cells = [...((table.cells ?? table.fixedRows?.get(row._id)?.cells)?.fields.values() ?? [])]
    const texts = cells
      .filter(cell => cell.kind.holds !== 'none' && !cell.kind.isEmpty(row[cell.name]))
      .map(cell => name(cell.kind.text(row[cell.name], cell.field, store.readFacts())))
    return `${index + 1}) ${texts.join(', ')}`
  })

const configurationTitles = {
  '@sender_type': 'senderType',
  '@company_id': 'company',
  '@organization_id': 'organization',
} as const

/** Titles and values as people read them. */
const useSides = (store: FormStore) => {
  const t = useText(formTexts)
  const request = useText(requestTexts)
  const name = useName()
  return {
    titleOf: (path: string): string => {
      const [table = '', rowId] = path.split('/')
      const owner = store.form.fields.get(table)
      if (owner && rowId !== undefined) {
        const place = store.rowIds(table).indexOf(rowId) + 1
        const row = owner.fixedRows?.get(rowId)?.title
        const rowTitle = row ? name(row) : place > 0 ? t('rowNumber', { row: place }) : t('conflictRemoved')
        const cell = store.fieldAt(path)
        return [name(owner.title), rowTitle, ...(cell && cell !== owner ? [name(cell.title)] : [])].join(', ')
      }
      const field = store.form.fields.get(path)
      if (field) return name(field.title)
      const key = configurationTitles[path as keyof typeof configurationTitles]
      return key ? request(key) : path
    },
    textOf: (path: string, value: unknown): string => {
      const [table = '', rowId, cell] = path.split('/')
      const owner = store.form.fields.get(table)
      if (owner && rowId !== undefined && cell === undefined) {
        return value === null ? t('conflictRemoved') : rowTexts(owner, [value], store, name).join('; ')
      }
      const field = store.fieldAt(path)
      if (!field) {
        if (path === '@sender_type') return request(value === 2 ? 'senderCompany' : 'senderPerson')
        return value === null || value === undefined ? '' : String(value)
      }
      if (field.kind.isEmpty(value)) return ''
      if (field.kind.rows !== 'none') return rowTexts(field, value, store, name).join('; ')
      return name(field.kind.text(value, field.field, store.readFacts()))
    },
  }
}
