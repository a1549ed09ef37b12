// Takes a file into a list: what would change is shown before it does.
import type { OutputOf } from '@khyanalt/contract/call'
import { importListRows, readListFile } from '@khyanalt/contract/staff-list-files'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { uploadApi } from '../../api/upload.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { announce } from '../../ui/live-region.ts'
import { showToast } from '../../ui/toast.ts'
import { ListChanges } from './ListChanges.tsx'
import { ListRefusal } from './ListRefusal.tsx'
import { listsKey, type OpenedList } from './list-queries.ts'
import styles from './lists.module.css'

type Read = OutputOf<typeof readListFile>

export const ListFileDialog = ({ list, onClose }: { readonly list: OpenedList; readonly onClose: () => void }) => {
  const t = useText(staffListFilesTexts)
  const { ui } = useLanguage()
  const name = useName()
  const client = useQueryClient()
  const act = useActId()
  const stop = useRef<AbortController | null>(null)
  const [running, setRunning] = useState<{ readonly name: string; readonly share: number } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const [retire, setRetire] = useState(false)
  const [reorder, setReorder] = useState(false)
  const reload = async () => {
    onClose()
    await client.invalidateQueries({ queryKey: listsKey })
  }
  const pick = async (file: File) => {
    setFault(null)
    setRunning({ name: file.name, share: 0 })
    stop.current = new AbortController()
    try {
      const answer = await uploadApi(readListFile, { library: list.library }, file, {
        signal: stop.current.signal,
        onProgress: share => setRunning({ name: file.name, share }),
      })
      const { added, changed, refused, reordered, missing } = answer.change
      setRead(answer)
      setRetire(false)
      setReorder(reordered && missing.length === 0)
      announce(t('preview_read', { added: added.length, changed: changed.length, refused: refused.length }))
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      setFault(errorText(error, ui))
    } finally {
      setRunning(null)
    }
  }
  const take = useMutation({
    mutationFn: ({ version, rows }: Read) => {
      const input = { library: list.library, version, rows, retire_missing: retire, reorder }
      return callApi(importListRows, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async ({ added, changed, retired }) => {
      showToast({ text: t('taken', { added, changed, retired }) })
      await reload()
    },
  })
  const changes = read ? read.change.added.length > 0 || read.change.changed.length > 0 || retire || reorder : false
  return (
    <Dialog
      open
      size="l"
      title={t('upload_title', { name: name(list.name) })}
      locked={take.isPending}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={take.isPending}>
            {t('cancel')}
          </Button>
          {read && (
            <Button busy={take.isPending} disabled={!changes} onClick={() => take.mutate(read)}>
              {t('take')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.preview}>
        <ListRefusal error={take.error} onReload={reload} />
        {!read && (
          <>
            <p>{t('upload_text')}</p>
            <p className={styles.quiet}>{t('upload_new')}</p>
          </>
        )}
        {fault && (
          <Alert tone="error" urgent>
            {fault}
          </Alert>
        )}
        {read ? (
          <>
            <ListChanges list={list} read={read} />
            {read.change.missing.length > 0 && (
              <Checkbox
                label={t('retire_missing')}
                help={t('retire_missing_help')}
                value={retire}
                onChange={setRetire}
              />
            )}
            {read.change.reordered && <Checkbox label={t('reorder')} value={reorder} onChange={setReorder} />}
            <div>
              <Button variant="quiet" size="s" icon="upload" onClick={() => setRead(null)}>
                {t('other_file')}
              </Button>
            </div>
          </>
        ) : (
          <FileInput
            id="list-file"
            label={t('upload_file')}
            hint={t('upload_hint')}
            accept=".csv,.xlsx,text/csv"
            file={running ? { kind: 'uploading', ...running } : undefined}
            onPick={pick}
            onCancel={() => stop.current?.abort()}
          />
        )}
      </div>
    </Dialog>
  )
}
