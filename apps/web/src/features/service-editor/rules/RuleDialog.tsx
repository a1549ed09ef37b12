// One rule in a window: built above, read as a sentence below, kept when it is whole.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { type RuleSentence, sentencesOf } from '@khyanalt/form-engine/rule-building/form-sentences'
import { useMemo, useRef, useState } from 'react'
import { useName, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { announce } from '../../../ui/live-region.ts'
import { type Body, valueAt } from '../form-edits.ts'
import { CalculationForm } from './CalculationForm.tsx'
import { CheckForm } from './CheckForm.tsx'
import { ConditionForm } from './ConditionForm.tsx'
import { RequiredOneForm } from './RequiredOneForm.tsx'
import type { Built, EditedRule } from './rule-form-props.ts'
import styles from './rules.module.css'
import { useListedLabels } from './use-rules.ts'

export const RuleDialog = ({
  body,
  edited,
  onEdit,
  onClose,
  onJson,
}: {
  readonly body: Body
  readonly edited: EditedRule
  readonly onEdit: (body: Body) => void
  readonly onClose: () => void
  /** Leads to where experts write rules. */
  readonly onJson?: (() => void) | undefined
}) => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  const [built, setBuilt] = useState<Built | null>(null)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const listed = useListedLabels(built && 'body' in built ? built.body : body)
  const sentence = useMemo(
    () => (built && 'body' in built ? sentenceAt(sentencesOf(built.body, listed), built.path) : null),
    [built, listed],
  )
  const save = () => {
    if (!built || !('body' in built)) {
      setTried(true)
      const empty = [...(form.current?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? [])]
      return empty.find(({ value }) => value.trim() === '')?.focus()
    }
    onEdit(built.body)
    if (sentence) announce(t('kept', { rule: name(sentence.words) }))
    onClose()
  }
  const props = { body, onBuilt: setBuilt }
  const leave =
    onJson &&
    (() => {
      onClose()
      onJson()
    })
  const title = titleOf(body, edited)
  return (
    <Dialog
      open
      size="l"
      title={t(`dialog_${edited.kind}`)}
      description={title === null ? undefined : t('of_question', { title: name(title) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={save}>{t('save')}</Button>
        </>
      }
    >
      <div ref={form} className={styles.stack}>
        {edited.kind === 'check' ? (
          <CheckForm {...props} {...edited} onJson={leave} />
        ) : edited.kind === 'calculate' ? (
          <CalculationForm {...props} path={edited.path} onJson={leave} />
        ) : edited.kind === 'required_one' ? (
          <RequiredOneForm {...props} path={edited.path} />
        ) : (
          <ConditionForm {...props} path={edited.path} effect={edited.kind} onJson={leave} />
        )}
        {tried && built && 'missing' in built && (
          <Alert tone="error" urgent>
            {built.missing}
          </Alert>
        )}
        <section className={styles.reads} aria-label={t('reads')}>
          <p className={styles.quiet}>{t('reads')}</p>
          <p>{sentence ? name(sentence.words) : t('unfinished')}</p>
        </section>
      </div>
    </Dialog>
  )
}

const sentenceAt = (sentences: readonly RuleSentence[], path: string): RuleSentence | null =>
  sentences.find(rule => rule.path === path) ?? null

const titleOf = (body: Body, edited: EditedRule) => {
  if (edited.kind === 'check' || edited.kind === 'required_one') return null
  const title = valueAt(body, `${edited.path}/_title`)
  return typeof title === 'object' && title !== null && 'mn' in title && 'en' in title
    ? { mn: String(title.mn), en: String(title.en) }
    : null
}
