// Uploads one receipt for one or several invoices, one call per invoice (REQ-INV-04, 05, 11, 13; CON-141).
import { type Invoice, uploadReceipt } from '@khyanalt/contract/invoices'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, hasCode } from '../../api/error-text.ts'
import { forgetInvoices } from '../../api/forget-invoices.ts'
import { checkFile, faultWords } from '../../form/check-file.ts'
import { PaperInput } from '../../form/PaperInput.tsx'
import { isUploading, startUpload, stopUpload, useUploadOf } from '../../form/uploads.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { announce } from '../../ui/live-region.ts'
import { showToast, toastTime } from '../../ui/toast.ts'
import styles from './ReceiptUpload.module.css'

type Props = { readonly invoices: readonly Invoice[]; readonly label: string; readonly onDone?: () => void }

export const ReceiptUpload = ({ invoices, label, onDone }: Props) => {
  const t = useText(invoiceTexts)
  const form = useText(formTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const key = `receipt ${invoices.map(({ id }) => id).join(' ')}`
  const running = useUploadOf(key)
  const [done, setDone] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const tell = (text: string) => {
    setProblem(text)
    announce(text)
  }
  const send = async (file: File) => {
    if (isUploading()) return tell(t('busy'))
    const fault = await checkFile(file)
    if (fault) return tell(faultWords(form, fault, file))
    setProblem(null)
    const attached: Invoice[] = []
    try {
      for (const invoice of invoices) {
        setDone(attached.length)
        await startUpload(uploadReceipt, { invoiceid: invoice.id }, file, key)
        attached.push(invoice)
      }
      announce(t('uploaded'))
      showToast({ text: t('uploaded'), milliseconds: toastTime.file })
      onDone?.()
    } catch (error) {
      if (hasCode(error, 'upload_running')) tell(t('busy'))
      else if (error instanceof DOMException && error.name === 'AbortError') tell(t('stopped', { file: file.name }))
      else tell(`${t('uploadFailed', { file: file.name })}. ${errorText(error, ui)}`)
      // Those that have it keep it; the others stay marked for another try.
      if (attached.length > 0) showToast({ text: t('partly', { numbers: numbersOf(attached) }) })
    } finally {
      await forgetInvoices(client)
    }
  }

  return (
    <div className={styles.upload}>
      {problem && (
        <Alert tone="error" urgent>
          {problem}
        </Alert>
      )}
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <PaperInput
        id={key}
        label={label}
        hint={invoices.length === 1 ? t('uploadHelp') : undefined}
        file={
          running
            ? { kind: 'uploading', name: running.fileName, share: (done + running.percent / 100) / invoices.length }
            : undefined
        }
        onPick={send}
        onCancel={stopUpload}
      />
    </div>
  )
}

const numbersOf = (invoices: readonly Invoice[]): string => invoices.map(({ gen_id }) => gen_id).join(', ')
