// Uploaded PDFs: one, or as many as the field's limit.
import { uploadFile } from '@khyanalt/contract/files'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { defaultFileLimit } from '@khyanalt/form-engine/fields/file'
import { useName, useText } from '../../language/language.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { RemoveFile } from '../RemoveFile.tsx'
import { filesOfValue, type StoredFile, StoredFiles } from '../StoredFiles.tsx'
import { UploadBox } from '../UploadBox.tsx'
import { useControl } from '../use-control.ts'

/** The `file` kind. */
export const FileField = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const name = useName()
  const control = useControl(path)
  const limit = field.field.limit ?? defaultFileLimit
  const files = filesOfValue(control.view.value)
  const keep = (next: readonly StoredFile[]) => {
    // A field of one file holds the file itself, a field of several a list.
    control.setValue(limit > 1 ? next : (next[0] ?? null))
  }
  return (
    <FieldFrame field={field} control={control} group>
      {files.length > 0 && (
        <StoredFiles
          files={files}
          action={file => (
            <RemoveFile
              file={file}
              focusPath={path}
              onRemove={() => keep(files.filter(one => one.name !== file.name))}
            />
          )}
        />
      )}
      {files.length < limit && (
        <UploadBox
          call={uploadFile}
          input={{}}
          uploadKey={path}
          id={`${control.id}-input`}
          label={t(files.length > 0 ? 'fileAnother' : 'fileChoose')}
          paper={name(field.title)}
          describedBy={control.describedBy}
          invalid={control.invalid}
          onDone={({ filename, size }, file) => keep([...files, { name: filename, title: file.name, size }])}
        />
      )}
    </FieldFrame>
  )
}
