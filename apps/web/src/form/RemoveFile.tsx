// Takes a file off an answer, after the person confirmed it by its name.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useState } from 'react'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { focusLater } from '../ui/focus-later.ts'
import { announce } from '../ui/live-region.ts'
import { focusField } from './field-ids.ts'
import { ConfirmDialog } from './lazy-parts.tsx'
import { fileTitle, type StoredFile } from './StoredFiles.tsx'

type RemoveFileProps = {
  readonly file: StoredFile
  /** Where focus goes once the file and its button are gone. */
  readonly focusPath: string
  readonly onRemove: () => void
}

/** The button and its confirmation. */
export const RemoveFile = ({ file, focusPath, onRemove }: RemoveFileProps) => {
  const t = useText(formTexts)
  const [asking, setAsking] = useState(false)
  const remove = () => {
    setAsking(false)
    onRemove()
    announce(t('fileRemoved', { file: fileTitle(file) }))
    // The button is gone once the dialog has closed.
    focusLater(() => focusField(focusPath))
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} label={t('fileRemove', { file: fileTitle(file) })}>
        {t('rowRemove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('fileRemoveTitle', { file: fileTitle(file) })}
        confirmLabel={t('rowRemove')}
        cancelLabel={t('cancel')}
        danger
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
