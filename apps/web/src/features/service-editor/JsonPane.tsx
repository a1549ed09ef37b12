// The form as JSON beside the builder: either may be edited, and what is no JSON yet changes nothing.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import styles from './canvas.module.css'
import type { Body } from './form-edits.ts'
import type { FormDraft } from './use-form-draft.ts'

export const JsonPane = ({ draft }: { readonly draft: FormDraft }) => {
  const t = useText(serviceEditorTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const apply = () => {
    if (typed === null) return
    try {
      draft.edit({ body: JSON.parse(typed) as Body })
      setTyped(null)
      setWrong(null)
    } catch (error) {
      setWrong(`${t('json_wrong')} ${error instanceof Error ? error.message : ''}`)
    }
  }
  return (
    <div className={styles.fields} data-own-undo="">
      <Field label={t('json_label')} error={wrong} required>
        {control => (
          <TextArea
            {...control}
            rows={20}
            className={styles.json}
            lang="en"
            value={typed ?? JSON.stringify(draft.content.body, null, 2)}
            onChange={setTyped}
          />
        )}
      </Field>
      <div className={styles.bar}>
        <Button onClick={apply} disabled={typed === null}>
          {t('json_apply')}
        </Button>
      </div>
    </div>
  )
}
