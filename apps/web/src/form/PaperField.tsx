// One PDF with its label: picked or made of photos, checked, uploaded, opened, taken off.
import type { Call, InputOf } from '@khyanalt/contract/call'
import { showFile, type uploadFile } from '@khyanalt/contract/files'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { errorText } from '../api/error-text.ts'
import { useOpener } from '../api/use-opener.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Field } from '../ui/Field.tsx'
import { announce } from '../ui/live-region.ts'
import { showToast } from '../ui/toast.ts'
import { checkFile, faultWords } from './check-file.ts'
import { PaperInput } from './PaperInput.tsx'
import { isUploading, startUpload, stopUpload, useUploadOf } from './uploads.ts'

/** An uploaded paper: the name it is stored by, and what the person calls it. */
export type Paper = { readonly name: string; readonly title: string }

type Props = {
  /** Of the field, which no other one on the screen has. */
  readonly id: string
  readonly label: string
  readonly sublabel?: string | null | undefined
  readonly help: string
  readonly paper: Paper | null
  readonly error?: string | null | undefined
  readonly required?: boolean | undefined
  /** Stores the file; answers as `uploadFile` does. */
  readonly call: Call & Pick<typeof uploadFile, 'output'>
  /** What the person reads of it. */
  readonly words: {
    readonly running: string
    readonly uploaded: string
    readonly removed: string
    readonly failed: string
  }
  readonly onChange: (paper: Paper | null) => void
}

export const PaperField = ({ id, label, sublabel, help, paper, error, required, call, words, onChange }: Props) => {
  const forms = useText(formTexts)
  const { ui } = useLanguage()
  const running = useUploadOf(id)
  const [refusal, setRefusal] = useState<string | null>(null)
  const open = useOpener()

  const refuse = (text: string) => {
    setRefusal(text)
    showToast({ tone: 'error', text })
  }
  const say = (text: string) => {
    showToast({ text })
    announce(text)
  }
  const pick = async (file: File) => {
    if (isUploading()) {
      refuse(words.running)
      return
    }
    const fault = await checkFile(file)
    if (fault) {
      refuse(faultWords(forms, fault, file))
      return
    }
    setRefusal(null)
    try {
      const answer = await startUpload(call, {} as InputOf<typeof call>, file, id)
      onChange({ name: answer.filename, title: file.name })
      say(words.uploaded)
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return
      if (failure instanceof ApiError && failure.code === 'upload_running') refuse(words.running)
      else refuse(`${words.failed}. ${errorText(failure, ui)}`)
    }
  }
  const remove = () => {
    onChange(null)
    say(words.removed)
  }
  return (
    <Field
      id={id}
      label={label}
      sublabel={sublabel}
      error={refusal ?? open.failure ?? error ?? null}
      required={required}
    >
      {control => (
        <PaperInput
          {...control}
          label={label}
          hint={help}
          file={
            running
              ? { kind: 'uploading', name: running.fileName, share: running.percent / 100 }
              : paper
                ? { kind: 'done', name: paper.title }
                : { kind: 'empty' }
          }
          onPick={pick}
          onCancel={stopUpload}
          onRemove={remove}
          onOpen={paper ? () => open.run(async () => (await callApi(showFile, { name: paper.name })).url) : undefined}
        />
      )}
    </Field>
  )
}
