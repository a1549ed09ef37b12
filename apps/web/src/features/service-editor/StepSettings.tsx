// What can be set of the chosen step, and what may be done with it.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { useState } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChosenQuestions } from './ChosenQuestions.tsx'
import styles from './canvas.module.css'
import { isKnownType, outlineOf, valueAt, withValue } from './form-edits.ts'
import { titleAt } from './problem-sentences.ts'
import type { SettingsProps } from './QuestionSettings.tsx'
import { TwoLanguages } from './TwoLanguages.tsx'
import type { FormActs } from './use-form-acts.ts'

export const StepSettings = ({ body, chosen, onEdit, problems, acts }: SettingsProps & { readonly acts: FormActs }) => {
  const t = useText(formCanvasTexts)
  const words = useText(serviceEditorTexts)
  const { ui } = useLanguage()
  const [list = 'sections', index = '0'] = chosen.split('/')
  const steps = outlineOf(body, list === 'renew_sections' ? 'renew_sections' : 'sections')
  const answered = (steps[Number(index)]?.items ?? []).flatMap(({ depth, name, type, path }) =>
    depth === 0 && name !== null && isKnownType(type) && kindOf(type).holds !== 'none'
      ? [{ name, title: titleAt(body, path, ui), json: valueAt(body, path) }]
      : [],
  )
  const [grouped] = useState(valueAt(body, `${chosen}/required_one`) !== undefined)
  const set = (attribute: string, next: unknown) =>
    onEdit(withValue(body, `${chosen}/${attribute}`, next), `${chosen}/${attribute}`)
  const errorsOf = (attribute: string) =>
    problems
      .filter(({ problem }) => `${problem.path}/`.startsWith(`body/${chosen}/${attribute}/`))
      .map(({ sentence }) => sentence)
  return (
    <div className={styles.fields}>
      <TwoLanguages
        label={words('step_title')}
        value={valueAt(body, `${chosen}/_title`)}
        onChange={next => set('_title', next)}
        errors={errorsOf('_title')}
        required
      />
      <div className={styles.bar}>
        <Button
          variant="quiet"
          size="s"
          icon="chevronUp"
          disabled={index === '0'}
          onClick={() => acts.move(chosen, -1)}
        >
          {t('step_up')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          icon="chevronDown"
          disabled={Number(index) === steps.length - 1}
          onClick={() => acts.move(chosen, 1)}
        >
          {t('step_down')}
        </Button>
        <Button variant="quiet" size="s" icon="copy" onClick={() => acts.copy(chosen)}>
          {t('copy_whole_step')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          disabled={list === 'sections' && steps.length === 1}
          onClick={() => acts.remove(chosen)}
        >
          {t('remove_step')}
        </Button>
      </div>
      <details className={styles.group} open={grouped}>
        <summary>{t('required_one')}</summary>
        <ChosenQuestions
          label={t('required_one_help')}
          value={valueAt(body, `${chosen}/required_one`)}
          onChange={next => set('required_one', next)}
          errors={errorsOf('required_one')}
          others={answered}
        />
      </details>
    </div>
  )
}
