// What changed since the agency read the object last, beside each value.
import type { FoodData } from '@khyanalt/contract/food-objects'
import { type FoodDifference, foodDifferences } from '@khyanalt/domain/food-object-differences'
import type { FoodObjectForm } from '@khyanalt/domain/food-object-form'
import { foodFieldTexts, foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { useName, useText } from '../../../language/language.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import styles from './desk.module.css'

/** A difference with the value that stood there before. */
export type Change = FoodDifference & { readonly before: string | { readonly mn: string; readonly en: string } | null }

/** Everything that differs between two rounds. */
export const changesOf = (before: FoodData, now: FoodData): readonly Change[] =>
  foodDifferences(formOf(before), formOf(now)).map(difference => ({
    ...difference,
    before: valueAt(before, difference.path),
  }))

export const ChangeNote = ({ path, changes }: { readonly path: string; readonly changes: readonly Change[] }) => {
  const t = useText(staffFoodTexts)
  const name = useName()
  const change = changes.find(each => each.path === path)
  if (!change) return null
  if (change.kind !== 'changed') {
    return (
      <Tag tone="orange" size="s">
        {t(change.kind)}
      </Tag>
    )
  }
  const words = typeof change.before === 'object' && change.before !== null ? name(change.before) : change.before
  return (
    <span className={styles.change}>
      <Tag tone="orange" size="s">
        {t('before')}
      </Tag>
      <del>{words || '–'}</del>
    </span>
  )
}

/** What changed, by name; rows that were taken out stand nowhere else. */
export const ChangeList = ({ changes, data }: { readonly changes: readonly Change[]; readonly data: FoodData }) => {
  const t = useText(staffFoodTexts)
  const label = useText(foodFieldTexts)
  const form = useText(foodFormTexts)
  const name = useName()
  const wordsOf = ({ path, kind, before }: Change): string => {
    const [field = '', rowId, inRow] = path.split('/')
    const words = (key: string) => label(key as keyof typeof foodFieldTexts.mn)
    if (rowId === undefined) return words(field)
    const place = data.service_table.findIndex(row => row.id === rowId) + 1
    const row = place > 0 ? form('serviceTitle', { number: place }) : ''
    if (kind === 'added') return `${t('added')}: ${row}`
    if (kind === 'removed') return `${t('removed')}: ${typeof before === 'object' && before ? name(before) : ''}`
    return `${row}, ${words(inRow ?? field)}`
  }
  return (
    <ul className={styles.list}>
      {changes.map(change => (
        <li key={change.path}>{wordsOf(change)}</li>
      ))}
    </ul>
  )
}

/** The plain codes again, which is what rounds are compared by. */
const formOf = (data: FoodData): Omit<FoodObjectForm, 'agreement'> => {
  const { address_str: _, agreement: __, ...form } = data
  return {
    ...form,
    ownership: data.ownership.value,
    address: data.address.map(({ value }) => value),
    service_table: data.service_table.map(row => ({
      ...row,
      category_main: row.category_main.value,
      category_second: row.category_second.value,
      category_third: row.category_third.value,
    })),
  }
}

const valueAt = (data: FoodData, path: string): Change['before'] => {
  const [name = '', rowId, inRow] = path.split('/')
  if (name === 'ownership') return data.ownership.label
  if (name === 'address') return data.address_str
  if (rowId === undefined) {
    const value = data[name as keyof FoodData]
    return typeof value === 'string' ? value : null
  }
  const row = data.service_table.find(each => each.id === rowId)
  if (inRow === undefined) return row?.category_third.label ?? null
  const value = row?.[inRow as keyof typeof row]
  return value === undefined ? null : typeof value === 'string' ? value : value.label
}
