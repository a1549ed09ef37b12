// The form itself as its people see it, one step at a time; what is pressed on it is chosen.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import type { RuleSentence } from '@khyanalt/form-engine/rule-building/form-sentences'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { WithFields } from '../../form/FormRenderer.tsx'
import formStyles from '../../form/form.module.css'
import { createFormStore } from '../../form/form-store.ts'
import { FormSurroundingsContext } from '../../form/form-surroundings.ts'
import { useOptionLists } from '../../form/option-lists.ts'
import { FormStoreContext } from '../../form/use-form-store.ts'
import { agencyToday } from '../../language/format.ts'
import { LanguageProvider, useNamePair, useText } from '../../language/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { catchDrops } from '../../ui/drag.ts'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { type CanvasProps, CanvasQuestion } from './CanvasQuestion.tsx'
import styles from './canvas.module.css'
import { drawStep } from './drawable-form.ts'
import { findFirstSetting, focusSoon, walk } from './editing.ts'
import { stepOf, valueAt, wordsOf } from './form-edits.ts'
import { titleAt } from './problem-sentences.ts'
import { RulesBeneath } from './rules/RulesBeneath.tsx'
import { useRuleSentences } from './rules/use-rules.ts'

const alone = { remarks: new Map(), previous: null }

export const Canvas = memo((props: CanvasProps) => {
  const { body, chosen, width, shown, language, onDropped } = props
  const t = useText(formCanvasTexts)
  const step = stepOf(chosen)
  const unnamed = formCanvasTexts[shown].unnamed
  const drawn = useMemo(() => drawStep(body, step, unnamed), [body, step, unnamed])
  const store = useMemo(
    () =>
      createFormStore({
        form: drawn.form,
        answers: {},
        facts: { today: agencyToday(), language, options: {}, person: {}, company: null },
        idScope: 'canvas-',
      }),
    [drawn, language],
  )
  useOptionLists(store)
  const rules = useRuleSentences(body)
  return (
    <section className={styles.frame} data-width={width} data-density="roomy" aria-label={t('canvas')}>
      <StepTitle {...props} step={step} rules={rules} />
      <FormStoreContext value={store}>
        <FormSurroundingsContext value={alone}>
          <WithFields>
            <div className={formStyles.fields}>
              {drawn.rows.map(row => (
                <div
                  key={row.path}
                  className={classNames(formStyles.row, formStyles[`columns${row.columns}`], styles.line)}
                >
                  {row.extra && <p className={formStyles.rowHeading}>{row.extra[shown] || row.extra.mn}</p>}
                  {row.questions.map(question => (
                    <CanvasQuestion key={question.path} {...props} question={question} rules={rules} />
                  ))}
                </div>
              ))}
            </div>
          </WithFields>
        </FormSurroundingsContext>
      </FormStoreContext>
      <EndOfStep empty={drawn.rows.length === 0} step={step} onDropped={onDropped} />
    </section>
  )
})
Canvas.displayName = 'Canvas'

const StepTitle = ({
  body,
  chosen,
  onChoose,
  problems,
  shown,
  settings,
  step,
  rules,
}: CanvasProps & { readonly step: string; readonly rules: readonly RuleSentence[] }) => {
  const t = useText(formCanvasTexts)
  const serving = useText(serviceEditorTexts)
  const number = Number(step.split('/')[1]) + 1
  const told = problems.filter(({ place }) => place === step)
  return (
    <div className={classNames(styles.question, styles.heading, chosen === step && styles.chosen)}>
      <div className={styles.face}>
        <button
          type="button"
          data-place={step}
          className={styles.pick}
          aria-pressed={chosen === step}
          aria-label={t('step_said', { n: number, title: titleAt(body, step, shown) })}
          onClick={() => (chosen === step ? focusSoon(() => findFirstSetting(step)) : onChoose(step))}
          onKeyDown={event => walk(event, step)}
        />
        <LanguageProvider fixed={shown}>
          <ShownTitle
            title={wordsOf(valueAt(body, `${step}/_title`)) ?? { mn: '', en: '' }}
            instead={serving('step_n', { n: number })}
          />
        </LanguageProvider>
      </div>
      <RulesBeneath rules={rules} path={step} />
      {told.map(({ sentence }) => (
        <p key={sentence} className={styles.fault}>
          {sentence}
        </p>
      ))}
      {chosen === step && settings}
    </div>
  )
}

const ShownTitle = ({
  title: words,
  instead,
}: {
  readonly title: { mn: string; en: string }
  readonly instead: string
}) => {
  const { title, subtitle } = useNamePair()(words)
  return (
    <div inert>
      <SectionTitle level={3} title={title || instead} subtitle={subtitle} />
    </div>
  )
}

const EndOfStep = ({
  empty,
  step,
  onDropped,
}: {
  readonly empty: boolean
  readonly step: string
  readonly onDropped: CanvasProps['onDropped']
}) => {
  const t = useText(formCanvasTexts)
  const end = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const drop = useRef(onDropped)
  useEffect(() => {
    drop.current = onDropped
  })
  useEffect(() => {
    if (!end.current) return
    return catchDrops(end.current, {
      takes: () => true,
      onOver: edge => setOver(edge !== null),
      onDrop: data => drop.current(data, step, 'after'),
    })
  }, [step])
  return (
    <div ref={end} className={classNames(styles.end, over && styles.overEnd)}>
      {empty && <p className={styles.quiet}>{t('drop_here')}</p>}
    </div>
  )
}
