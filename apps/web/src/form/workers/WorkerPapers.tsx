// The papers of one part of a record: those that are there, and a box for one more.
import { uploadCertificate } from '@khyanalt/contract/workers'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import type { WorkerFile } from '@khyanalt/domain/worker'
import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusLater } from '../../ui/focus-later.ts'
import { announce } from '../../ui/live-region.ts'
import { UploadBox } from '../UploadBox.tsx'
import { openPaper } from './open-paper.ts'
import type { WorkerScope } from './worker-queries.ts'
import styles from './workers.module.css'

type WorkerPapersProps = {
  readonly id: string
  readonly scope: WorkerScope
  readonly files: readonly WorkerFile[]
  readonly limit: number
  readonly label: string
  readonly describedBy?: string | undefined
  readonly invalid?: boolean | undefined
  readonly onChange: (files: readonly WorkerFile[]) => void
}

/** A control for a `Field`; where one file is kept, it must be taken off before another is chosen. */
export const WorkerPapers = ({ id, scope, files, limit, label, describedBy, invalid, onChange }: WorkerPapersProps) => {
  const t = useText(workerScreenTexts)
  const form = useText(formTexts)
  const remove = (file: WorkerFile) => {
    onChange(files.filter(({ name }) => name !== file.name))
    announce(t('paperRemoved', { title: file.title }))
    focusLater(() => document.getElementById(id)?.focus())
  }
  return (
    <div className={styles.papers}>
      {files.map((file, index) => (
        <div key={file.name} className={styles.paper}>
          <PaperButton scope={scope} file={file} />
          <Button
            // Where the box is gone, the label and error links lead here.
            id={files.length >= limit && index === 0 ? id : undefined}
            variant="quiet"
            size="s"
            icon="trash"
            label={t('paperRemove', { title: file.title })}
            onClick={() => remove(file)}
          >
            {t('remove')}
          </Button>
        </div>
      ))}
      {files.length < limit && (
        <UploadBox
          call={uploadCertificate}
          input={{}}
          uploadKey={id}
          id={id}
          label={label}
          notice={form('fileToolNotice')}
          describedBy={describedBy ?? ''}
          invalid={invalid ?? false}
          onDone={({ filename, size, title }) => onChange([...files, { name: filename, title, size }])}
        />
      )}
    </div>
  )
}

/** A paper by its title; a refusal stands beside it. */
export const PaperButton = ({ scope, file }: { readonly scope: WorkerScope; readonly file: WorkerFile }) => {
  const t = useText(workerScreenTexts)
  const { ui } = useLanguage()
  const [refusal, setRefusal] = useState<string | null>(null)
  const open = () =>
    openPaper(scope, file.name).then(
      () => setRefusal(null),
      error => setRefusal(errorText(error, ui)),
    )
  return (
    <span className={styles.paperName}>
      <Button variant="quiet" size="s" icon="file" label={t('paper', { title: file.title })} onClick={open}>
        {file.title}
      </Button>
      {refusal && (
        <span role="alert" className={styles.refusal}>
          {refusal}
        </span>
      )}
    </span>
  )
}
