// Two versions of one draft side by side; nothing is overwritten without a choice.

import type { Bilingual } from '@khyanalt/domain/language'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { rowsOf } from '@khyanalt/form-engine/answers'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { useState } from 'react'
import type { Conflict } from '../../form/draft-conflict.ts'
import type { DraftSync } from '../../form/draft-sync.ts'
import type { FormStore } from '../../form/form-store.ts'
import { Dialog } from '../../form/lazy-parts.tsx'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import styles from './requests.module.css'

type Side = 'mine' | 'theirs'

type ConflictChoiceProps = {
  readonly sync: DraftSync
  readonly store: FormStore
  readonly conflicts: readonly Conflict[]
}

/** The dialog; it closes when every difference is chosen. */
export const ConflictChoice = ({ sync, store, conflicts }: ConflictChoiceProps) => {
  const t = useText(formTexts)
  const sides = useSides(store)
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const all = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ name }) => [name, side])))
  const complete = conflicts.every(({ name }) => choices[name])
  return (
    <Dialog
      open
      locked
      size="l"
      alert
      onClose={() => undefined}
      title={t('conflictTitle')}
      description={t('conflictText')}
      actions={
        <Button disabled={!complete} onClick={() => sync.choose(choices)}>
          {t('conflictApply')}
        </Button>
      }
    >
      <div className={styles.conflictAll}>
        <Button variant="secondary" onClick={() => all('mine')}>
          {t('conflictAllMine')}
        </Button>
        <Button variant="secondary" onClick={() => all('theirs')}>
          {t('conflictAllTheirs')}
        </Button>
      </div>
      <div className={styles.conflicts}>
        {conflicts.map(conflict => (
          <RadioGroup
            key={conflict.name}
            label={sides.title(conflict.name)}
            layout="cards"
            required
            value={choices[conflict.name] ?? null}
            options={[
              { value: 'mine', label: t('conflictMine'), help: sides.text(conflict.name, conflict.mine) },
              { value: 'theirs', label: t('conflictTheirs'), help: sides.text(conflict.name, conflict.theirs) },
            ]}
            onChange={side => setChoices({ ...choices, [conflict.name]: side === 'theirs' ? 'theirs' : 'mine' })}
          />
        ))}
      </div>
    </Dialog>
  )
}

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
    title: (path: string): string => {
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
    text: (path: string, value: unknown): string => {
      const [table = '', rowId, cell] = path.split('/')
      const owner = store.form.fields.get(table)
      if (owner && rowId !== undefined && cell === undefined) {
        return value === null ? t('conflictRemoved') : rowTexts(owner, [value], store, name).join('; ')
      }
      const field = store.fieldAt(path)
      if (!field) {
        if (path === '@sender_type') return request(value === 2 ? 'senderCompany' : 'senderPerson')
        return value === null || value === undefined ? t('conflictEmpty') : String(value)
      }
      if (field.kind.isEmpty(value)) return t('conflictEmpty')
      if (field.kind.rows !== 'none') return rowTexts(field, value, store, name).join('; ')
      return name(field.kind.text(value, field.field, store.readFacts())) || t('conflictEmpty')
    },
  }
}
