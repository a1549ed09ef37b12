// A table as an Excel file and back. The file is read on the server; what it says goes into the table whole or not at all.
import { downloadFeeSheet, readFeeSheet } from '@khyanalt/contract/fee-sheets'
import { isSeason, monthsOf } from '@khyanalt/domain/fee-report/quarters'
import type { SheetName } from '@khyanalt/domain/fee-report/sheet-templates'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { downloadFile } from '../../api/download.ts'
import { errorText } from '../../api/error-text.ts'
import { uploadApi } from '../../api/upload.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/live-region.ts'
import { showToast } from '../../ui/toast.ts'
import styles from './fee-reports.module.css'
import { readSheetRows } from './read-sheet-rows.ts'
import { useReportFrame } from './report-frame.ts'
import { columnsOf } from './sheet-columns.ts'

export const SheetFiles = ({ sheet }: { readonly sheet: SheetName }) => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const { report } = useReportFrame()
  const inputId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const exporting = useMutation({
    mutationFn: async () => {
      // The file shows the table as it stands on the screen.
      await report.sync.saveNow()
      await downloadFile(
        downloadFeeSheet,
        { id: report.readId() ?? '', sheet, format: 'xlsx', lang: ui },
        `${sheet}.xlsx`,
      )
    },
  })
  const importing = useMutation({
    mutationFn: (file: File) => uploadApi(readFeeSheet, {}, file),
    onSuccess: ({ rows }) => {
      const season = report.values.read().season_value
      const months = isSeason(season) ? monthsOf(season) : []
      const read = readSheetRows(rows, { sheet, months, columns: columnsOf(sheet, ui) })
      if ('problem' in read) {
        const text = read.problem ?? t('importNoMonths')
        setRefusal(text)
        announce(text)
        return
      }
      setRefusal(null)
      report.write(read.patch)
      showToast({ text: t('importDone', { count: Object.keys(read.patch).length }) })
    },
  })
  const error = exporting.error ?? importing.error
  return (
    <>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          size="s"
          icon="download"
          busy={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {t('exportSheet')}
        </Button>
        <Button
          variant="secondary"
          size="s"
          icon="upload"
          busy={importing.isPending}
          onClick={() => picker.current?.click()}
        >
          {t('importSheet')}
        </Button>
        <input
          ref={picker}
          id={inputId}
          type="file"
          accept=".xlsx"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.picker}
          onChange={event => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
            if (file) importing.mutate(file)
          }}
        />
      </div>
      {error && (
        <Alert tone="error" urgent>
          {errorText(error, ui)}
        </Alert>
      )}
      {refusal && (
        <Alert tone="error" title={t('importRefused')} onClose={() => setRefusal(null)}>
          {refusal}
        </Alert>
      )}
    </>
  )
}
