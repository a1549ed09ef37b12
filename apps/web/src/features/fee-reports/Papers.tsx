// The official documents of a report: PDFs, one upload at a time (REQ-AMNAT-12, REQ-AMNAT-19…21).
import { uploadFeeReportFile } from '@khyanalt/contract/fee-reports'
import { maxReportFiles } from '@khyanalt/domain/fee-report/problems'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { use } from 'react'
import { RemoveFile } from '../../form/RemoveFile.tsx'
import { StoredFiles } from '../../form/StoredFiles.tsx'
import { UploadBox } from '../../form/UploadBox.tsx'
import { useText } from '../../language/language.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { KnownFiles } from './known-files.ts'
import { fieldId, useProblem, useReportFrame, useValue } from './report-frame.ts'

const name = 'document_files'

export const Papers = () => {
  const t = useText(feeScreenTexts)
  const form = useText(formTexts)
  const { report } = useReportFrame()
  const known = use(KnownFiles)
  const error = useProblem(name)
  const names = useValue(name) as readonly string[]
  const files = names.map(one => known.files.find(file => file.name === one) ?? { name: one })
  const keep = (next: readonly string[]) => report.write({ [name]: next })
  return (
    <Fieldset legend={t('papers')} required error={error}>
      {files.length > 0 && (
        <StoredFiles
          files={files}
          action={file => (
            <RemoveFile file={file} focusPath={name} onRemove={() => keep(names.filter(one => one !== file.name))} />
          )}
        />
      )}
      {files.length < maxReportFiles && (
        <UploadBox
          call={uploadFeeReportFile}
          input={{}}
          uploadKey={name}
          id={fieldId(name)}
          label={form(files.length > 0 ? 'fileAnother' : 'fileChoose')}
          invalid={error !== null}
          onDone={({ filename, size, title }) => {
            known.add({ name: filename, title, size })
            keep([...((report.values.read()[name] as readonly string[]) ?? []), filename])
          }}
        />
      )}
    </Fieldset>
  )
}
