import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import type { FileValue } from '@khyanalt/form-engine/upload'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './AnswersPane.module.css'
import type { OpenedFile } from './FilePane.tsx'
import { RemarkSlot } from './RemarkSlot.tsx'
import type { RemarkDrafts } from './remark-drafts.ts'

/** The uploads of an answer; where there are several, each takes a remark of its own. */
export const AnswerFiles = ({
  files,
  path,
  title,
  drafts,
  onOpenFile,
}: {
  readonly files: readonly FileValue[]
  readonly path: string
  readonly title: string
  readonly drafts: RemarkDrafts | null
  readonly onOpenFile: (file: OpenedFile) => void
}) => {
  const t = useText(staffCaseTexts)
  return (
    <ul className={styles.files}>
      {files.map(file => {
        const text = file.title || file.name
        return (
          <li key={file.name}>
            <Button
              variant="secondary"
              size="s"
              icon="file"
              label={t('open_file', { title: text })}
              onClick={() => onOpenFile({ kind: 'file', name: file.name, title: text })}
            >
              {text}
            </Button>
            {drafts && (
              <RemarkSlot path={`${path}/${file.name}`} fieldPath={path} title={`${title} – ${text}`} drafts={drafts} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
