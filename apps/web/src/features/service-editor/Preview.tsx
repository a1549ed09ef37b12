// The form as its people will see it: the very renderer, answers that stay in this window, phone or desktop, either language.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { type FormDefinition, parseDefinition } from '@khyanalt/form-engine/definition'
import { useMemo, useState } from 'react'
import { FormRenderer } from '../../form/FormRenderer.tsx'
import { createFormStore } from '../../form/form-store.ts'
import type { FormSurroundings } from '../../form/form-surroundings.ts'
import { agencyToday } from '../../language/format.ts'
import { LanguageProvider, useLanguage, useNamePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './builder.module.css'
import type { DraftContent } from './use-form-draft.ts'

const alone: FormSurroundings = { remarks: new Map(), previous: null }

type PreviewProps = {
  readonly content: DraftContent
  /** Place of the chosen field or step. */
  readonly step: string
  /** Whether the server found problems; only it judges whole definitions. */
  readonly broken: boolean
}

/** The form as it stands, or null while it cannot be shown. */
const readForm = (body: unknown): FormDefinition | null => {
  try {
    const parsed = parseDefinition(body)
    if (!parsed.ok) return null
    for (const renew of [false, true]) compileDefinition(parsed.definition, { renew })
    return parsed.definition
  } catch {
    return null
  }
}

export const Preview = ({ content, step, broken }: PreviewProps) => {
  const t = useText(serviceEditorTexts)
  const { mode } = useLanguage()
  const [width, setWidth] = useState('phone')
  const [language, setLanguage] = useState<string>(mode === 'en' ? 'en' : 'mn')
  const definition = useMemo(() => readForm(content.body), [content.body])
  return (
    <div className={styles.fields}>
      <div className={styles.bar}>
        <RadioGroup
          label={t('preview_width')}
          layout="row"
          required
          value={width}
          onChange={value => setWidth(value ?? 'phone')}
          options={[
            { value: 'phone', label: t('width_phone') },
            { value: 'desktop', label: t('width_desktop') },
          ]}
        />
        <RadioGroup
          label={t('preview_language')}
          layout="row"
          required
          value={language}
          onChange={value => setLanguage(value ?? 'mn')}
          options={[
            { value: 'mn', label: t('language_mn') },
            { value: 'en', label: t('language_en') },
          ]}
        />
      </div>
      {definition && !broken ? (
        <LanguageProvider fixed={language === 'en' ? 'en' : 'mn'}>
          <section className={styles.frame} data-width={width} data-density="roomy" aria-label={t('preview')}>
            <PreviewStep definition={definition} step={step} language={content.language} />
          </section>
        </LanguageProvider>
      ) : (
        <Alert tone="info">{t('preview_broken')}</Alert>
      )}
    </div>
  )
}

type StepProps = {
  readonly definition: FormDefinition
  /** Place of the chosen field or step. */
  readonly step: string
  readonly language: 'mn' | 'en' | 'ru'
}

const PreviewStep = ({ definition, step, language }: StepProps) => {
  const pair = useNamePair()
  const [list = '', index = '0'] = step.split('/')
  const renew = list === 'renew_sections'
  const store = useMemo(
    () =>
      createFormStore({
        form: compileDefinition(definition, { renew }),
        answers: {},
        facts: { today: agencyToday(), language, options: {}, person: {}, company: null },
        idScope: 'preview-',
      }),
    [definition, renew, language],
  )
  const shown = store.form.steps[Number(index)] ?? store.form.steps[0]
  if (!shown) return null
  const { title, subtitle } = pair(shown.title)
  return (
    <>
      <SectionTitle level={3} title={title} subtitle={subtitle} />
      <FormRenderer store={store} surroundings={alone} stepIndex={shown.index} />
    </>
  )
}
