// All rules of a form in one list, and the place to add those that belong to no single question.

import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { readRuleForms } from '@khyanalt/form-engine/rule-building/rule-form'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useName, useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Body } from '../form-edits.ts'
import { RuleDialog } from './RuleDialog.tsx'
import { RuleList } from './RuleList.tsx'
import type { EditedRule } from './rule-form-props.ts'
import styles from './rules.module.css'
import { useRuleSentences } from './use-rules.ts'

export const RulesOfForm = ({
  body,
  onEdit,
  onJson,
}: {
  readonly body: Body
  readonly onEdit: (body: Body) => void
  readonly onJson?: (() => void) | undefined
}) => {
  const t = useText(ruleEditorTexts)
  const lists = useText(serviceEditorTexts)
  const name = useName()
  const [edited, setEdited] = useState<EditedRule | null>(null)
  const rules = useRuleSentences(body)
  const groups = useMemo(() => {
    const titleOf = ({ path, title }: (typeof rules)[number]) => {
      const own = title ? name(title) : ''
      return path.startsWith('renew_sections') ? `${lists('list_renew_sections')}: ${own}` : own
    }
    const titled = new Map<string, { title: string; rules: (typeof rules)[number][] }>()
    for (const rule of rules) {
      const key = rule.about[0] ?? ''
      const group = titled.get(key) ?? { title: titleOf(rule), rules: [] }
      group.rules.push(rule)
      titled.set(key, group)
    }
    return [...titled]
  }, [rules, name, lists])
  const list = useRef<HTMLDivElement>(null)
  const count = useRef(rules.length)
  // With the last rule of a question its whole part goes; the focus stays here.
  useEffect(() => {
    if (rules.length < count.current && document.activeElement === document.body) list.current?.focus()
    count.current = rules.length
  }, [rules.length])
  return (
    <div ref={list} tabIndex={-1} className={styles.stack}>
      <p className={styles.quiet}>{t('of_form_help')}</p>
      <div className={styles.bar}>
        <Button
          variant="secondary"
          size="s"
          icon="plus"
          onClick={() => setEdited({ kind: 'check', list: 'sections/0/checks', index: null })}
        >
          {t('add_check')}
        </Button>
        <Button
          variant="secondary"
          size="s"
          icon="plus"
          onClick={() => setEdited({ kind: 'required_one', path: 'sections/0/required_one' })}
        >
          {t('add_required_one')}
        </Button>
        <CalculationPick body={body} onPick={path => setEdited({ kind: 'calculate', path })} />
      </div>
      {groups.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
      {groups.map(([key, group]) => (
        <section key={key} aria-label={group.title}>
          <h3 className={styles.heading}>{group.title}</h3>
          <RuleList rules={group.rules} body={body} onEdit={onEdit} onOpen={setEdited} />
        </section>
      ))}
      {edited && (
        <RuleDialog body={body} edited={edited} onEdit={onEdit} onClose={() => setEdited(null)} onJson={onJson} />
      )}
    </div>
  )
}

/** The question that is to be calculated. */
const CalculationPick = ({ body, onPick }: { readonly body: Body; readonly onPick: (path: string) => void }) => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  const options = useMemo(
    () =>
      readRuleForms(body).flatMap(form =>
        [...form.questions, ...form.tables.flatMap(({ cells }) => cells)]
          .filter(({ type, field }) => field.calculate === undefined && (type === 'number' || type === 'day'))
          .map(({ path, title }) => ({ value: path, label: name(title) })),
      ),
    [body, name],
  )
  if (options.length === 0) return null
  return (
    <Field label={t('calculated_question')} required>
      {control => <Select {...control} required={false} value="" onChange={onPick} options={options} />}
    </Field>
  )
}
