// Tick boxes, each with its upload; a ticked line needs its file.
import { uploadFile } from '@khyanalt/contract/files'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { type AnswerRow, rowsOf } from '@khyanalt/form-engine/answers'
import { useName, useText } from '../../language/language.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import styles from '../field-frame.module.css'
import type { FieldProps } from '../field-props.ts'
import { RemoveFile } from '../RemoveFile.tsx'
import { filesOfValue, StoredFiles } from '../StoredFiles.tsx'
import { UploadBox } from '../UploadBox.tsx'
import { type Control, useControl } from '../use-control.ts'

/** The `checkboxfile` kind: the value is the list of ticked lines. */
export const CheckboxfileField = ({ path, field }: FieldProps) => {
  const name = useName()
  const control = useControl(path)
  const rows = rowsOf(control.view.value)
  const lines = field.field.list ?? []
  const put = (line: string, row: AnswerRow | null) =>
    control.setValue(
      lines.flatMap(({ value }) => {
        const known = value === line ? row : rows.find(one => one._id === value)
        return known ? [known] : []
      }),
    )
  return (
    <FieldFrame field={field} control={control} group>
      <ul className={styles.lines}>
        {lines.map(({ value, label }) => {
          const row = rows.find(one => one._id === value)
          return (
            <li key={value}>
              <Checkbox
                value={row !== undefined}
                onChange={checked => put(value, checked ? { _id: value } : null)}
                label={name(label)}
              />
              {row && (
                <LineFile
                  control={control}
                  path={path}
                  row={row}
                  label={name(label)}
                  onRow={next => put(value, next)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </FieldFrame>
  )
}

type LineFileProps = {
  readonly control: Control
  readonly path: string
  readonly row: AnswerRow
  readonly label: string
  readonly onRow: (row: AnswerRow) => void
}

const LineFile = ({ control, path, row, label, onRow }: LineFileProps) => {
  const t = useText(formTexts)
  const files = filesOfValue(row.file)
  if (files.length > 0) {
    return (
      <StoredFiles
        files={files}
        action={file => <RemoveFile file={file} focusPath={path} onRemove={() => onRow({ _id: row._id })} />}
      />
    )
  }
  return (
    <UploadBox
      call={uploadFile}
      input={{}}
      uploadKey={`${path}/${row._id}`}
      id={`${control.id}-${row._id}`}
      label={`${label}: ${t('fileChoose')}`}
      describedBy={control.describedBy}
      invalid={control.invalid}
      onDone={({ filename, size }, file) => onRow({ _id: row._id, file: { name: filename, title: file.name, size } })}
    />
  )
}
