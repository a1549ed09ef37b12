// Deletes an employee after naming him or her; a request under way that names the person keeps it from happening.
import { removeWorker } from '@khyanalt/contract/workers'
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { type Worker, workerName } from '@khyanalt/domain/worker'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useTransactionId } from '../../api/transaction-id.ts'
import { workersKey } from '../../form/workers/worker-queries.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './WorkersScreen.module.css'

type DeleteWorkerProps = { readonly worker: Worker; readonly onDeleted: () => void; readonly onClose: () => void }

export const DeleteWorker = ({ worker, onDeleted, onClose }: DeleteWorkerProps) => {
  const t = useText(workerScreenTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const transaction = useTransactionId()
  const remove = useMutation({
    mutationFn: () => callApi(removeWorker, { id: worker.id, transaction_id: transaction.id() }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: workersKey })
      showToast({ text: t('removed') })
      onDeleted()
    },
  })
  return (
    <ConfirmDialog
      open
      title={t('removeTitle', { name: workerName(worker) })}
      text={t('removeText')}
      confirmLabel={t('remove')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {remove.error && (
        <Alert tone="error" urgent>
          {errorText(remove.error, ui)}
          <RequestLinks error={remove.error} />
        </Alert>
      )}
    </ConfirmDialog>
  )
}

/** The ways to the requests that name the employee. */
const RequestLinks = ({ error }: { readonly error: Error }) => {
  if (!(error instanceof ApiError) || error.code !== 'worker_in_use') return null
  return (
    <ul className={styles.requests}>
      {String(error.params.requests)
        .split(', ')
        .map(number => (
          <li key={number}>
            <Link to={paths.request(number)}>{number}</Link>
          </li>
        ))}
    </ul>
  )
}
