// “Why?”: the rule behind a closed field and the answers that caused it.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { useName, useText } from '../language/language.tsx'
import { Popover, WhyText } from './lazy-parts.tsx'

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
