// “Why?”: the rule behind a closed field and the answers that caused it.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { useName, useText } from '../language/language.tsx'
import { explainWhy } from './explain-text.ts'
import { Popover } from './lazy-parts.tsx'
import { useFormStore } from './use-form-store.ts'

/** Opens the explanation; it is worked out when asked for. */
export const WhyButton = ({ field, path }: { readonly field: CompiledField; readonly path: string }) => {
  const t = useText(formTexts)
  const name = useName()
  return (
    <Popover label={t('why')} ariaLabel={t('whyHelp', { field: name(field.title) })} title={t('why')}>
      <WhyText path={path} />
    </Popover>
  )
}

const WhyText = ({ path }: { readonly path: string }) => {
  const t = useText(formTexts)
  const name = useName()
  const why = explainWhy(useFormStore(), path)
  if (!why) return <p>{t('whyByForm')}</p>
  return (
    <>
      <p>{t(why.headline)}</p>
      {why.rules.map(rule => (
        <p key={rule}>{t(rule)}</p>
      ))}
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
