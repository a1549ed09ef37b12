// Files that are on the server, opened in a new tab by a short-lived address.
import { showFile } from '@khyanalt/contract/files'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { isRecord } from '@khyanalt/form-engine/answers'
import { type ReactNode, useState } from 'react'
import { callApi } from '../api/client.ts'
import { errorText } from '../api/error-text.ts'
import { openInTab } from '../api/open-tab.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './files.module.css'

/** A stored upload as answers keep it. */
export type StoredFile = { readonly name: string; readonly title?: string; readonly size?: number }

/** The readable uploads of an answer, be it one or a list. */
export const filesOfValue = (value: unknown): readonly StoredFile[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (file): file is StoredFile => isRecord(file) && typeof file.name === 'string',
  )

/** The title a person gave the file, else its stored name. */
export const fileTitle = (file: StoredFile): string => file.title || file.name

/** A list of files; `action` stands beside each. */
export const StoredFiles = ({
  files,
  action,
}: {
  readonly files: readonly StoredFile[]
  readonly action?: (file: StoredFile) => ReactNode
}) => (
  <ul className={styles.list}>
    {files.map(file => (
      <li key={file.name} className={styles.item}>
        <OpenFile file={file} />
        {action?.(file)}
      </li>
    ))}
  </ul>
)

const OpenFile = ({ file }: { readonly file: StoredFile }) => {
  const t = useText(formTexts)
  const { ui } = useLanguage()
  const [refusal, setRefusal] = useState<string | null>(null)
  const open = async () => {
    setRefusal(null)
    try {
      await openInTab(async () => (await callApi(showFile, { name: file.name })).url)
    } catch (error) {
      setRefusal(errorText(error, ui))
    }
  }
  return (
    <span className={styles.file}>
      <Button variant="quiet" onClick={open} label={t('fileOpen', { file: fileTitle(file) })}>
        {fileTitle(file)}
      </Button>
      {file.size !== undefined && <span className={styles.size}>{readableSize(file.size)}</span>}
      {refusal && (
        <span role="alert" className={styles.refusal}>
          {refusal}
        </span>
      )}
    </span>
  )
}

const readableSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
