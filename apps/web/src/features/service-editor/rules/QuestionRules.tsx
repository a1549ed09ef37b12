// The rules of one question: read as sentences, added and changed by pick lists.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { useMemo, useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Fieldset } from '../../../ui/Fieldset.tsx'
import { type Body, isKnownType, stepOf, valueAt } from '../form-edits.ts'
import { RuleDialog } from './RuleDialog.tsx'
import { RuleList } from './RuleList.tsx'
import type { EditedRule } from './rule-form-props.ts'
import styles from './rules.module.css'
import { useRuleSentences } from './use-rules.ts'

/** The attributes of a question that its rules say; a sample text keeps the question that picks it. */
export const isRuleAttribute = (type: unknown, attribute: string): boolean =>
  ruleAttributes.includes(attribute) && !(type === 'text_template' && attribute.startsWith('yesno'))

export const ruleAttributes: readonly string[] = [
  'when',
  'yesnofield',
  'yesnovalue',
  'calculate',
  'checks',
  'row_checks',
]

export const QuestionRules = ({
  body,
  path,
  onEdit,
  errors,
  onJson,
}: {
  readonly body: Body
  readonly path: string
  readonly onEdit: (body: Body) => void
  readonly errors: readonly string[]
  readonly onJson?: (() => void) | undefined
}) => {
  const t = useText(ruleEditorTexts)
  const [edited, setEdited] = useState<EditedRule | null>(null)
  const all = useRuleSentences(body)
  const rules = useMemo(() => all.filter(({ about }) => about.includes(path)), [all, path])
  const type = valueAt(body, `${path}/type`)
  if (!isKnownType(type)) return null
  const { attributes, holds } = kindOf(type)
  const isThere = (kind: string) => rules.some(rule => rule.kind === kind && rule.path.startsWith(`${path}/`))
  const addable: readonly (readonly [Parameters<typeof t>[0], EditedRule])[] = [
    ...(isThere('show') ? [] : [['add_show', { kind: 'show', path }] as const]),
    ...(holds !== 'answer' || isThere('enable') ? [] : [['add_enable', { kind: 'enable', path }] as const]),
    ...(holds !== 'answer' || isThere('require') ? [] : [['add_require', { kind: 'require', path }] as const]),
    ...('calculate' in attributes && !isThere('calculate')
      ? [['add_calculate', { kind: 'calculate', path }] as const]
      : []),
    ...(holds !== 'answer' || path.split('/').length > 6
      ? []
      : [['add_check', { kind: 'check', list: `${stepOf(path)}/checks`, index: null, about: path }] as const]),
    ...('row_checks' in attributes
      ? [['add_row_check', { kind: 'check', list: `${path}/row_checks`, index: null }] as const]
      : []),
  ]
  return (
    <Fieldset legend={t('title')} error={[...errors]}>
      <div className={styles.stack}>
        <RuleList rules={rules} body={body} onEdit={onEdit} onOpen={setEdited} empty={t('none_of_question')} />
        <div className={styles.bar}>
          {addable.map(([key, rule]) => (
            <Button key={key} variant="quiet" size="s" icon="plus" onClick={() => setEdited(rule)}>
              {t(key)}
            </Button>
          ))}
        </div>
      </div>
      {edited && (
        <RuleDialog body={body} edited={edited} onEdit={onEdit} onClose={() => setEdited(null)} onJson={onJson} />
      )}
    </Fieldset>
  )
}
