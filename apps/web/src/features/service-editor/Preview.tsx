// A form that is not edited, as its people fill it in: the answers stay in this window.
import { useState } from 'react'
import { useLanguage } from '../../language/language.tsx'
import styles from './canvas.module.css'
import { FormLooks, firstLook } from './FormLooks.tsx'
import { TryForm } from './TryForm.tsx'
import type { DraftContent } from './use-form-draft.ts'

type PreviewProps = {
  readonly content: DraftContent
  /** Place of the step that is shown. */
  readonly step: string
}

export const Preview = ({ content, step }: PreviewProps) => {
  const { mode } = useLanguage()
  const [look, setLook] = useState(() => firstLook(mode))
  return (
    <div className={styles.fields}>
      <div className={styles.bar}>
        <FormLooks look={look} onChange={setLook} />
      </div>
      <TryForm body={content.body} language={content.language} chosen={step} complete {...look} />
    </div>
  )
}
