// Sends a record once per intended act and takes refusals to their fields.
import { addWorker, updateWorker } from '@khyanalt/contract/workers'
import type { Worker, WorkerAnswers } from '@khyanalt/domain/worker'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useLanguage } from '../../language/language.tsx'
import type { WorkerDraft } from './worker-draft.ts'
import { type WorkerScope, workersKey } from './worker-queries.ts'

/** Saves a draft; `conflict` is what another writer stored meanwhile. */
export const useSaveWorker = (draft: WorkerDraft, scope: WorkerScope, onSaved: (worker: Worker) => void) => {
  const { ui } = useLanguage()
  const client = useQueryClient()
  const act = useActId()
  const mutation = useMutation({
    mutationFn: (met: { readonly answers: WorkerAnswers; readonly version: number } | undefined) => {
      const { jobtype, certificate, ...request } = met?.answers ?? draft.sent()
      // The form of a request has neither job position nor certificate; what the list knows of them stays.
      const data = draft.form === 'company' ? { ...request, jobtype, certificate } : request
      const sent = {
        ...data,
        diploma: [...data.diploma],
        position_document: [...data.position_document],
        training_certs: [...data.training_certs],
      }
      const saw = draft.stored === null ? undefined : (met?.version ?? draft.stored.version)
      const common = { form: draft.form, transaction_id: act.of([draft.stored?.id, saw, sent]) }
      return draft.stored === null
        ? callApi(addWorker, { ...sent, ...scope, ...common })
        : callApi(updateWorker, {
            id: draft.stored.id,
            data: sent,
            ...common,
            ...(scope.requestid === undefined ? {} : { requestid: scope.requestid }),
            version: saw,
          })
    },
    onSuccess: answer => {
      act.renew()
      client.invalidateQueries({ queryKey: workersKey })
      onSaved(answer.data)
    },
    onError: error => {
      if (error instanceof ApiError) draft.takeProblems(error.problems)
    },
  })
  const { error } = mutation
  const conflict = error instanceof ApiError && error.code === 'version_conflict' ? (error.current as Worker) : null
  return {
    /** Saves what was typed, or a version of it that knows another writer's record. */
    save: (met?: { readonly answers: WorkerAnswers; readonly version: number }) => mutation.mutate(met),
    saving: mutation.isPending,
    conflict,
    failure: error && !conflict ? errorText(error, ui) : null,
    forget: mutation.reset,
  }
}
