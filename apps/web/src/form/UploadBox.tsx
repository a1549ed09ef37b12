// One upload: choosing, checking before anything is sent, progress, stopping, and what went wrong.
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { errorText } from '../api/error-text.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { announce } from '../ui/live-region.ts'
import { checkFile, faultWords } from './check-file.ts'
import styles from './files.module.css'
import { Dialog } from './lazy-parts.tsx'
import { PaperInput } from './PaperInput.tsx'
import { isUploading, startUpload, stopUpload, useUploadOf } from './uploads.ts'

type UploadBoxProps<C extends Call> = {
  readonly call: C
  readonly input: InputOf<C>
  /** Says which upload is this box's. */
  readonly uploadKey: string
  readonly id: string
  readonly label: string
  /** What a PDF of photos is called, where the label does not say it. */
  readonly paper?: string
  /** What may be uploaded, where the plain rule does not say enough. */
  readonly notice?: string
  readonly describedBy?: string | undefined
  readonly invalid?: boolean
  readonly onDone: (answer: OutputOf<C>, file: File) => void
}

/** A box that takes one PDF at a time; a second upload during one is refused with a dialog (REQ-FILE-06). */
export const UploadBox = <C extends Call>(props: UploadBoxProps<C>) => {
  const t = useText(formTexts)
  const { ui } = useLanguage()
  const running = useUploadOf(props.uploadKey)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busyElsewhere, setBusyElsewhere] = useState(false)

  const host = useKeptFocus(running !== null)

  const refuse = (text: string) => {
    setRefusal(text)
    announce(text)
  }

  const send = async (file: File) => {
    if (isUploading()) {
      setBusyElsewhere(true)
      return
    }
    setRefusal(null)
    const fault = await checkFile(file)
    if (fault) {
      refuse(faultWords(t, fault, file))
      return
    }
    announce(t('fileUploading'))
    try {
      const answer = await startUpload(props.call, props.input, file, props.uploadKey)
      announce(t('fileDone'))
      props.onDone(answer, file)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') announce(t('fileStopped', { file: file.name }))
      else if (error instanceof ApiError && error.code === 'upload_running') setBusyElsewhere(true)
      else refuse(`${t('fileFailed', { file: file.name })} ${errorText(error, ui)}`)
    }
  }

  return (
    <div ref={host} className={styles.upload} data-upload={running ? 'running' : undefined}>
      {refusal && (
        <p ref={bringIntoSight} role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <PaperInput
        id={props.id}
        label={props.label}
        paper={props.paper}
        hint={props.notice ?? t('fileRules')}
        describedBy={props.describedBy}
        invalid={props.invalid}
        file={running ? { kind: 'uploading', name: running.fileName, share: running.percent / 100 } : undefined}
        onPick={send}
        onCancel={stopUpload}
      />
      {running && <p className={styles.wait}>{t('fileUploading')}</p>}
      <Dialog open={busyElsewhere} onClose={() => setBusyElsewhere(false)} title={t('uploadRunningTitle')}>
        <p>{t('uploadRunning')}</p>
        <Button onClick={() => setBusyElsewhere(false)}>{t('close')}</Button>
      </Dialog>
    </div>
  )
}

/** Focus goes from the picker to the button that stops, and back: whoever picks by keyboard is not lost. */
const useKeptFocus = (running: boolean) => {
  const host = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  useLayoutEffect(() => {
    const box = host.current
    if (box === null) return
    // What had focus just left the page.
    if (inside.current && document.activeElement === document.body) {
      box.querySelector<HTMLElement>(running ? 'button' : 'input')?.focus()
    }
    const note = () => {
      inside.current = box.contains(document.activeElement)
    }
    note()
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [running])
  return host
}

/** A refusal may stand above the button that was pressed, out of sight under the head of the page. */
const bringIntoSight = (refusal: HTMLElement | null): void => {
  refusal?.scrollIntoView({ block: 'center' })
}
