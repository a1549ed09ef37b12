// Takes a service in from a file, as a new one or over the one it was exported from.
import { getEditedService, importService } from '@khyanalt/contract/service-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { hasCode } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './catalogue.module.css'
import { catalogueKey } from './queries.ts'
import { Refusal } from './Refusal.tsx'

export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText(serviceEditorTexts)
  const navigate = useNavigate()
  const client = useQueryClient()
  const act = useActId()
  const [picked, setPicked] = useState<{ readonly file: unknown } | 'broken' | null>(null)
  const [asNew, setAsNew] = useState(false)
  const take = useMutation({
    mutationFn: async (file: unknown) => {
      const seen = asNew ? null : await versionsOf(file)
      const input = { file, as_new: asNew, ...seen }
      return callApi(importService, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: catalogueKey })
      showToast({ text: t('imported') })
      void navigate(staffPaths.service(id))
    },
  })
  const read = async (file: File | undefined) => {
    if (!file) return setPicked(null)
    take.reset()
    try {
      setPicked({ file: JSON.parse(await file.text()) })
    } catch {
      setPicked('broken')
    }
  }
  return (
    <Dialog
      open
      title={t('import_file')}
      onClose={onClose}
      locked={take.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            icon="upload"
            busy={take.isPending}
            disabled={picked === null || picked === 'broken'}
            onClick={() => picked && picked !== 'broken' && take.mutate(picked.file)}
          >
            {t('import_file')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <input
          type="file"
          accept="application/json,.json"
          aria-label={t('import_file')}
          onChange={event => void read(event.currentTarget.files?.[0])}
        />
        {picked === 'broken' && (
          <Alert tone="error" urgent>
            {t('not_json')}
          </Alert>
        )}
        <Checkbox label={t('import_as_new')} value={asNew} onChange={setAsNew} />
        <Refusal error={take.error} of={picked === 'broken' ? null : picked?.file} />
      </div>
    </Dialog>
  )
}

/** The versions of the service that a file would replace, as they are now. */
const versionsOf = async (file: unknown): Promise<{ version?: number; draft_version?: number }> => {
  const id = Number((file as { service?: { id?: unknown } } | null)?.service?.id)
  if (!Number.isInteger(id) || id < 1) return {}
  try {
    const { data } = await callApi(getEditedService, { id })
    return { version: data.version, draft_version: data.draft.version }
  } catch (error) {
    // An unknown number is that of a new service.
    if (hasCode(error, 'service_not_found')) return {}
    throw error
  }
}
