// Conditions joined: all of them, any of them, none of them.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import type { RulePlace } from '@khyanalt/form-engine/rule-building/rule-choices'
import { type Group, joins, type Statement } from '@khyanalt/form-engine/rule-building/rule-model'
import type { ListedLabels } from '@khyanalt/form-engine/rule-building/rule-words'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { announce } from '../../../ui/live-region.ts'
import { Select } from '../../../ui/Select.tsx'
import styles from './rules.module.css'
import { firstStatement, StatementEditor } from './StatementEditor.tsx'

/** Conditions of one list; more would not be read any more. */
const most = 20
/** Groups stand in groups once. */
const deepest = 1

export const GroupEditor = ({
  group,
  place,
  listed,
  depth,
  label,
  onChange,
}: {
  readonly group: Group
  readonly place: RulePlace
  readonly listed: ListedLabels
  readonly depth: number
  readonly label: string
  readonly onChange: (group: Group) => void
}) => {
  const t = useText(ruleEditorTexts)
  const { join, parts } = group
  const list = useRef<HTMLFieldSetElement>(null)
  // The focus goes to what was added, or to where something was taken away.
  const focus = useRef<number | null>(null)
  useEffect(() => {
    const at = focus.current
    if (at === null) return
    focus.current = null
    const items = list.current?.querySelectorAll<HTMLElement>(':scope > ol > li')
    const item = items?.[Math.min(at, items.length - 1)]
    ;(item?.querySelector<HTMLElement>('select') ?? list.current?.querySelector<HTMLElement>('button'))?.focus()
  })
  const set = (next: readonly Statement[]) => onChange({ ...group, parts: next })
  const add = (added: readonly Statement[]) => {
    focus.current = parts.length
    set([...parts, ...added])
  }
  const remove = (at: number) => {
    focus.current = Math.max(at - 1, 0)
    set(parts.filter((_, index) => index !== at))
    announce(t('statement_removed', { n: at + 1 }))
  }
  const fresh = firstStatement(place)
  if (fresh.length === 0 && parts.length === 0) return <p className={styles.quiet}>{t('nothing_to_ask')}</p>
  return (
    <fieldset ref={list} aria-label={label} className={styles.group}>
      {(parts.length > 1 || join === 'none') && (
        <Field label={t('join')} required>
          {control => (
            <Select
              {...control}
              value={join}
              emptyLabel={null}
              onChange={next => onChange({ ...group, join: joins.find(each => each === next) ?? 'all' })}
              options={joins.map(each => ({ value: each, label: t(`join_${each}`) }))}
            />
          )}
        </Field>
      )}
      <ol className={styles.list}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no other name than its place.
          <li key={index} className={styles.statement}>
            <div className={styles.head}>
              <strong className={styles.quiet}>{t('statement_n', { n: index + 1 })}</strong>
              <IconButton
                icon="trash"
                size="s"
                label={t('remove_statement', { n: index + 1 })}
                onClick={() => remove(index)}
              />
            </div>
            {part.is === 'group' ? (
              <GroupEditor
                group={part}
                place={place}
                listed={listed}
                depth={depth + 1}
                label={t('statement_n', { n: index + 1 })}
                onChange={next => set(parts.map((one, at) => (at === index ? next : one)))}
              />
            ) : (
              <StatementEditor
                statement={part}
                place={place}
                listed={listed}
                onChange={next => set(parts.map((one, at) => (at === index ? next : one)))}
                nested={(inRows, rowPlace, change) => (
                  <GroupEditor
                    group={inRows}
                    place={rowPlace}
                    listed={listed}
                    depth={depth + 1}
                    label={t('statement_n', { n: index + 1 })}
                    onChange={change}
                  />
                )}
              />
            )}
          </li>
        ))}
      </ol>
      {parts.length < most && (
        <div className={styles.bar}>
          <Button variant="quiet" size="s" icon="plus" disabled={fresh.length === 0} onClick={() => add(fresh)}>
            {t('add_statement')}
          </Button>
          {depth < deepest && parts.length > 0 && (
            <Button
              variant="quiet"
              size="s"
              icon="plus"
              onClick={() => add([{ is: 'group', join: join === 'any' ? 'all' : 'any', parts: fresh }])}
            >
              {t('add_group')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
