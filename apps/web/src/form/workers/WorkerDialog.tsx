// The editor over a request form or the staff list, 800 wide (REQ-EMP-17); the page beneath keeps what was typed.
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { type Worker, workerName } from '@khyanalt/domain/worker'
import type { WorkerForm } from '@khyanalt/domain/worker-rules'
import { usePair } from '../../language/language.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { WorkerEditor } from './WorkerEditor.tsx'
import type { WorkerScope } from './worker-queries.ts'

type WorkerDialogProps = {
  readonly form: WorkerForm
  readonly scope: WorkerScope
  readonly worker: Worker | null
  readonly onSaved: (worker: Worker) => void
  readonly onClose: () => void
}

/** Open as long as it is there. */
export const WorkerDialog = ({ onClose, ...editor }: WorkerDialogProps) => {
  const pair = usePair(workerScreenTexts)
  return (
    <FormDialog
      onClose={onClose}
      size="w800"
      {...pair(editor.worker === null ? 'register' : 'editTitle')}
      description={editor.worker && workerName(editor.worker)}
    >
      {({ close, onTouched }) => <WorkerEditor {...editor} onCancel={close} onTouched={onTouched} />}
    </FormDialog>
  )
}
