// A list of things that a page names, each of a few texts; a text is one line or one in both languages.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'

type Words = { mn: string; en: string }

export const ItemsField = <Item extends object>({
  title,
  items,
  fresh,
  parts,
  onChange,
}: {
  readonly title: string
  readonly items: readonly Item[]
  readonly fresh: Item
  /** The texts of an item with their labels, in order. */
  readonly parts: { readonly [K in keyof Item]: string }
  readonly onChange: (items: Item[]) => void
}) => {
  const t = useText(serviceEditorTexts)
  const page = useText(servicePageTexts)
  const set = (at: number, key: keyof Item, value: unknown) =>
    onChange(items.map((item, index) => (index === at ? { ...item, [key]: value } : item)))
  return (
    <Card title={title}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place.
          <li key={index} className={styles.item}>
            {(Object.keys(parts) as (keyof Item)[]).map(key => {
              const value = item[key] as string | Words
              const label = parts[key]
              return typeof value === 'string' ? (
                <TextField key={String(key)} label={label} value={value} onChange={next => set(index, key, next)} />
              ) : (
                <div key={String(key)} className={styles.pair}>
                  <TextField
                    label={`${label}, ${t('mn_short')}`}
                    value={value.mn}
                    onChange={mn => set(index, key, { ...value, mn })}
                  />
                  <TextField
                    label={`${label}, ${t('en_short')}`}
                    value={value.en}
                    onChange={en => set(index, key, { ...value, en })}
                    lang="en"
                  />
                </div>
              )
            })}
            <IconButton
              icon="trash"
              size="s"
              label={page('remove_item', { n: index + 1 })}
              onClick={() => onChange(items.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <Button variant="secondary" size="s" icon="plus" onClick={() => onChange([...items, fresh])}>
        {page('add_item')}
      </Button>
    </Card>
  )
}
