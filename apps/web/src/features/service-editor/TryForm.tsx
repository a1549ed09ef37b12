// The form to be filled in as its people do: conditions and rules act, and the answers stay in this window.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { type FormDefinition, parseDefinition } from '@khyanalt/form-engine/definition'
import { useMemo } from 'react'
import { FormRenderer } from '../../form/FormRenderer.tsx'
import { createFormStore } from '../../form/form-store.ts'
import type { FormSurroundings } from '../../form/form-surroundings.ts'
import { agencyToday } from '../../language/format.ts'
import { LanguageProvider, useNamePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './canvas.module.css'
import { useLastWhere } from './editing.ts'
import { type Body, stepOf } from './form-edits.ts'

const alone: FormSurroundings = { remarks: new Map(), previous: null }

type TryProps = {
  readonly body: Body
  readonly language: 'mn' | 'en' | 'ru'
  /** Place of the chosen question or step. */
  readonly chosen: string
  /** Whether the form as it stands is complete; only the server judges whole definitions. */
  readonly complete: boolean
  readonly width: string
  readonly shown: 'mn' | 'en'
}

/** The form as it stands, or null while it cannot be filled in. */
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

export const TryForm = ({ body, chosen, complete, language, width, shown }: TryProps) => {
  const t = useText(formCanvasTexts)
  const read = useMemo(() => readForm(body), [body])
  const fits = complete && read !== null
  const definition = useLastWhere(read, fits)
  if (!definition) return <Alert tone="info">{t('try_never')}</Alert>
  return (
    <>
      {!fits && <Alert tone="info">{t('try_stale')}</Alert>}
      <LanguageProvider fixed={shown}>
        <section className={styles.frame} data-width={width} data-density="roomy" aria-label={t('canvas')}>
          <TriedStep definition={definition} step={stepOf(chosen)} language={language} />
        </section>
      </LanguageProvider>
    </>
  )
}

type StepProps = {
  readonly definition: FormDefinition
  readonly step: string
  readonly language: 'mn' | 'en' | 'ru'
}

const TriedStep = ({ definition, step, language }: StepProps) => {
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
