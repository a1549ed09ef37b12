// Uploads one receipt for one or several invoices, one call per invoice (REQ-INV-04, 05, 11; CON-141).
import { type Invoice, uploadReceipt } from '@khyanalt/contract/invoices'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { maxUploadBytes } from '@khyanalt/domain/upload-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { uploadApi } from '../../api/upload.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './ReceiptUpload.module.css'

type Props = { readonly invoices: readonly Invoice[]; readonly label: string; readonly onDone?: () => void }
type Running = { readonly file: string; readonly share: number }

export const ReceiptUpload = ({ invoices, label, onDone }: Props) => {
  const t = useText(invoiceTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  const [running, setRunning] = useState<Running | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const upload = async (file: File) => {
    if (file.type !== 'application/pdf') return setProblem(t('wrongType'))
    if (file.size > maxUploadBytes) return setProblem(t('tooBig'))
    setProblem(null)
    setRunning({ file: file.name, share: 0 })
    try {
      for (const [place, invoice] of invoices.entries()) {
        await uploadApi(uploadReceipt, { invoiceid: invoice.id }, file, {
          onProgress: share => setRunning({ file: file.name, share: (place + share) / invoices.length }),
        })
      }
      showToast({ text: t('uploaded') })
      onDone?.()
    } catch (error) {
      setProblem(`${t('uploadFailed', { file: file.name })}. ${errorText(error, ui)}`)
    } finally {
      setRunning(null)
      client.invalidateQueries({ queryKey: ['invoices'] })
      client.invalidateQueries({ queryKey: ['payable'] })
    }
  }

  return (
    <div className={styles.upload}>
      {problem && <Alert tone="error">{problem}</Alert>}
      {running ? (
        <Progress value={running.share} label={t('uploading', { file: running.file })} />
      ) : (
        <>
          <Button onClick={() => input.current?.click()} describedBy={help}>
            {label}
          </Button>
          <span id={help} className={styles.help}>
            {t('uploadHelp')}
          </span>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) upload(file)
        }}
      />
    </div>
  )
}
