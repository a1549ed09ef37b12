// The one official letter of a change: picked, checked, uploaded, taken off (REQ-UPD-04…06, REQ-UPD-08, REQ-UPD-14).
import { uploadChangeLetter } from '@khyanalt/contract/certificate-changes'
import { showFile } from '@khyanalt/contract/files'
import { certificateChangeTexts } from '@khyanalt/domain/messages/certificate-change'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useOpener } from '../../api/use-opener.ts'
import { checkFile, faultWords } from '../../form/check-file.ts'
import { PaperInput } from '../../form/PaperInput.tsx'
import { isUploading, startUpload, stopUpload, useUploadOf } from '../../form/uploads.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { announce } from '../../ui/live-region.ts'
import { showToast } from '../../ui/toast.ts'

/** An uploaded letter: the name it is stored by, and what the person calls it. */
export type Letter = { readonly name: string; readonly title: string }

type Props = {
  readonly letter: Letter | null
  readonly error: string | null
  readonly onChange: (letter: Letter | null) => void
}

const key = 'change-letter'

export const LetterField = ({ letter, error, onChange }: Props) => {
  const t = useText(certificateChangeTexts)
  const forms = useText(formTexts)
  const pair = usePair(certificateChangeTexts)
  const { ui } = useLanguage()
  const running = useUploadOf(key)
  const [refusal, setRefusal] = useState<string | null>(null)
  const open = useOpener()
  const { title, subtitle } = pair('letter')

  const refuse = (text: string) => {
    setRefusal(text)
    showToast({ tone: 'error', text })
  }
  const pick = async (file: File) => {
    if (isUploading()) {
      refuse(t('uploadRunning'))
      return
    }
    const fault = await checkFile(file)
    if (fault) {
      refuse(faultWords(forms, fault, file))
      return
    }
    setRefusal(null)
    try {
      const answer = await startUpload(uploadChangeLetter, {}, file, key)
      onChange({ name: answer.filename, title: file.name })
      showToast({ text: t('uploaded') })
      announce(t('uploaded'))
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return
      if (failure instanceof ApiError && failure.code === 'upload_running') refuse(t('uploadRunning'))
      else refuse(`${t('uploadFailed')}. ${errorText(failure, ui)}`)
    }
  }
  const remove = () => {
    onChange(null)
    showToast({ text: t('removed') })
    announce(t('removed'))
  }
  return (
    <Field id={key} label={title} sublabel={subtitle} error={refusal ?? open.failure ?? error} required>
      {control => (
        <PaperInput
          {...control}
          label={title}
          hint={t('letterHelp')}
          file={
            running
              ? { kind: 'uploading', name: running.fileName, share: running.percent / 100 }
              : letter
                ? { kind: 'done', name: letter.title }
                : { kind: 'empty' }
          }
          onPick={pick}
          onCancel={stopUpload}
          onRemove={remove}
          onOpen={letter ? () => open.run(async () => (await callApi(showFile, { name: letter.name })).url) : undefined}
        />
      )}
    </Field>
  )
}
