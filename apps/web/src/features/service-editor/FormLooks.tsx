// At which width and in which language a form is looked at.

import type { LanguageMode } from '@khyanalt/domain/language'
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useText } from '../../language/language.tsx'
import { Toggle } from './Toggle.tsx'

export type FormLook = { readonly width: 'phone' | 'desktop'; readonly shown: 'mn' | 'en' }

/** How a form is looked at first. */
export const firstLook = (mode: LanguageMode): FormLook => ({ width: 'desktop', shown: mode === 'en' ? 'en' : 'mn' })

export const FormLooks = ({
  look,
  onChange,
}: {
  readonly look: FormLook
  readonly onChange: (look: FormLook) => void
}) => {
  const t = useText(formCanvasTexts)
  const words = useText(serviceEditorTexts)
  return (
    <>
      <Toggle
        label={t('width')}
        value={look.width}
        onChange={width => onChange({ ...look, width })}
        options={{ phone: words('width_phone'), desktop: words('width_desktop') }}
      />
      <Toggle
        label={t('language')}
        value={look.shown}
        onChange={shown => onChange({ ...look, shown })}
        options={{ mn: words('language_mn'), en: words('language_en') }}
      />
    </>
  )
}
