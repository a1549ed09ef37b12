// A PDF beside the case: a file of the answers or a receipt.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PdfFrame } from '../../ui/PdfFrame.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './FilePane.module.css'
import { fileUrlQuery } from './queries.ts'

export type OpenedFile = { readonly kind: 'file' | 'receipt'; readonly name: string; readonly title: string }

export const FilePane = ({ file, onClose }: { readonly file: OpenedFile; readonly onClose: () => void }) => {
  const t = useText(staffCaseTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file moves the focus here again
  useEffect(() => {
    heading.current?.focus()
  }, [file])
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {file.title}
        </h2>
        <Button variant="quiet" onClick={onClose}>
          {t('close_file')}
        </Button>
      </div>
      <FileContent file={file} />
    </section>
  )
}

/** The file itself under its short-lived address. */
export const FileContent = ({ file }: { readonly file: OpenedFile }) => {
  const t = useText(staffCaseTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(fileUrlQuery(file.kind, file.name))
  if (data) return <PdfFrame url={`${data.url}#view=FitH&navpanes=0`} title={file.title} />
  if (error) return <ErrorState title={t('file_failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  return (
    <p role="status" className={styles.waiting}>
      <Spinner /> {t('file_loading')}
    </p>
  )
}
