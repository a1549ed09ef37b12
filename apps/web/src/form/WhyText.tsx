// The answer to “Why?”: what is so, by which rule, and which answers it looked at.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useName, useText } from '../language/language.tsx'
import { type ExplainedWhy, explainWhy, type RuleInWords } from './explain-text.ts'
import styles from './field-frame.module.css'
import { useSurroundings } from './form-surroundings.ts'
import { useField, useFormStore } from './use-form-store.ts'

/** Why the field on screen at a path is as it is. */
export const WhyText = ({ path }: { readonly path: string }) => {
  const t = useText(formTexts)
  const store = useFormStore()
  const { locked } = useField(path)
  const why = explainWhy(store, path)
  return (
    <div className={styles.why}>
      {locked && <WhyReturned />}
      {why && (!locked || why.headline !== 'whyRequired') && <WhyRules why={why} />}
      {!locked && !why && <p>{t('whyByForm')}</p>}
    </div>
  )
}

/** The field is closed because a returned request opens what was remarked on. */
const WhyReturned = () => {
  const t = useText(formTexts)
  const name = useName()
  const store = useFormStore()
  const { remarks } = useSurroundings()
  const remarked = new Set([...remarks.keys()].map(path => store.fieldAt(path.split('/')[0] ?? '')))
  return (
    <>
      <p>{t('whyReturned')}</p>
      <ul>{[...remarked].map(field => field && <li key={field.name}>{name(field.title)}</li>)}</ul>
    </>
  )
}

const WhyRules = ({ why }: { readonly why: ExplainedWhy }) => {
  const t = useText(formTexts)
  const name = useName()
  return (
    <>
      <p>{t(why.headline)}</p>
      {why.formula && <p>{t('whyCalculated', { formula: name(why.formula) })}</p>}
      {why.plain.map(rule => (
        <p key={rule}>{t(rule)}</p>
      ))}
      <RulesAndAnswers why={why} />
    </>
  )
}

/** The rules and the answers they looked at, where the place says already what they are about. */
export const RulesAndAnswers = ({ why }: { readonly why: ExplainedWhy }) => {
  const t = useText(formTexts)
  const name = useName()
  return (
    <>
      {why.rules.length > 0 && (
        <>
          <p>{t(why.effect)}</p>
          <RuleList rules={why.rules} />
        </>
      )}
      {why.answers.length > 0 && (
        <>
          <p>{t('whyAnswers')}</p>
          <ul>
            {why.answers.map(answer => (
              <li key={answer.title.mn}>{t('whyAnswer', { field: name(answer.title), value: name(answer.text) })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const RuleList = ({ rules }: { readonly rules: readonly RuleInWords[] }) => {
  const t = useText(formTexts)
  const name = useName()
  return (
    <ul>
      {rules.map((rule, place) => {
        if ('parts' in rule) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a rule never move.
            <li key={place}>
              {t(rule.key)}
              <RuleList rules={rule.parts} />
            </li>
          )
        }
        const values = rule.values.map(value => `“${name(value)}”`).join(` ${t('ruleOr')} `)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={place}>{t(rule.key, { field: name(rule.field), values })}</li>
        )
      })}
    </ul>
  )
}
