// Rules as sentences, each with what can be done to it.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import type { RuleSentence } from '@khyanalt/form-engine/rule-building/form-sentences'
import { useEffect, useRef } from 'react'
import { useName, useText } from '../../../language/language.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { announce } from '../../../ui/live-region.ts'
import { Tag } from '../../../ui/Tag.tsx'
import type { Body } from '../form-edits.ts'
import { withoutRule } from './rule-edits.ts'
import type { EditedRule } from './rule-form-props.ts'
import styles from './rules.module.css'

/** What the window edits of a rule; null of what another question's attribute says. */
export const editedOf = ({ kind, path }: RuleSentence): EditedRule | null => {
  switch (kind) {
    case 'opened':
      return null
    case 'check':
    case 'warning': {
      const parts = path.split('/')
      return { kind: 'check', list: parts.slice(0, -1).join('/'), index: Number(parts.at(-1)) }
    }
    case 'calculate':
      return { kind, path: path.replace(/\/calculate$/, '') }
    case 'required_one':
      return { kind, path }
    default:
      return { kind, path: path.replace(/\/when\/\w+$/, '') }
  }
}

const tones = { check: 'red', warning: 'orange', calculate: 'blue', required_one: 'purple' } as const

export const RuleList = ({
  rules,
  body,
  onEdit,
  onOpen,
  empty,
}: {
  readonly rules: readonly RuleSentence[]
  readonly body: Body
  readonly onEdit: (body: Body) => void
  readonly onOpen: (edited: EditedRule) => void
  /** What is said where there is none. */
  readonly empty?: string | undefined
}) => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  const list = useRef<HTMLUListElement>(null)
  // Where a rule goes, the focus goes to the next one, or to the list.
  const gone = useRef<number | null>(null)
  useEffect(() => {
    if (gone.current === null) return
    const items = list.current?.children
    const next = items?.[Math.min(gone.current, items.length - 1)]
    gone.current = null
    ;(next?.querySelector<HTMLElement>('button') ?? list.current)?.focus()
  })
  return (
    <ul ref={list} tabIndex={-1} className={styles.list}>
      {rules.length === 0 && empty && <li className={styles.quiet}>{empty}</li>}
      {rules.map((rule, index) => {
        const edited = editedOf(rule)
        const words = name(rule.words)
        const tone = rule.kind in tones ? tones[rule.kind as keyof typeof tones] : 'grey'
        return (
          <li key={`${rule.kind} ${rule.path}`} className={styles.rule}>
            <span>
              <Tag size="s" tone={tone}>
                {t(`kind_${rule.kind}`)}
              </Tag>{' '}
              {words}
            </span>
            {edited && (
              <span className={styles.acts}>
                <IconButton icon="edit" size="s" label={t('edit', { rule: words })} onClick={() => onOpen(edited)} />
                <IconButton
                  icon="trash"
                  size="s"
                  label={t('remove', { rule: words })}
                  onClick={() => {
                    gone.current = index
                    onEdit(withoutRule(body, rule.path))
                    announce(t('removed'))
                  }}
                />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
