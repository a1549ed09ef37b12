// Makes a list, or calls one by another name; its key is chosen once.
import { makeList, renameList } from '@khyanalt/contract/staff-lists'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { ListRefusal, optionProblem } from './ListRefusal.tsx'
import { listsKey, type OpenedList } from './list-queries.ts'
import styles from './lists.module.css'

const places = ['name/mn', 'name/en', 'library']

export const ListDialog = ({ list, onClose }: { readonly list?: OpenedList; readonly onClose: () => void }) => {
  const t = useText(staffListsTexts)
  const client = useQueryClient()
  const go = useNavigate()
  const act = useActId()
  const id = useId()
  const [name, setName] = useState(list?.name ?? { mn: '', en: '' })
  const [key, setKey] = useState('')
  const [tried, setTried] = useState(false)
  const library = list?.library ?? key.trim()
  const reload = () => client.invalidateQueries({ queryKey: listsKey })
  const save = useMutation({
    mutationFn: () => {
      const input = { library, name, ...(list && { version: list.version }) }
      const transaction_id = act.of(input)
      return list
        ? callApi(renameList, { library, name, version: list.version, transaction_id })
        : callApi(makeList, { library, name, transaction_id })
    },
    onSuccess: async () => {
      showToast({ text: t('saved') })
      onClose()
      await reload()
      if (!list) await go(staffPaths.list(library))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ([name.mn, name.en, library].every(text => text.trim() !== '')) save.mutate()
  }
  const errorAt = (path: string, text: string) =>
    (tried && text.trim() === '' && t('missing')) || optionProblem(save.error, path, t)
  const placed = places.some(path => optionProblem(save.error, path, t) !== null)
  return (
    <Dialog
      open
      title={t(list ? 'rename_title' : 'make_title')}
      onClose={onClose}
      locked={save.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        {!placed && (
          <ListRefusal
            error={save.error}
            onReload={() => {
              onClose()
              return reload()
            }}
          />
        )}
        <TextField
          label={t('label_mn')}
          value={name.mn}
          onChange={mn => setName({ ...name, mn })}
          error={errorAt('name/mn', name.mn)}
          maxLength={300}
          required
        />
        <TextField
          label={t('label_en')}
          lang="en"
          value={name.en}
          onChange={en => setName({ ...name, en })}
          error={errorAt('name/en', name.en)}
          maxLength={300}
          required
        />
        {!list && (
          <TextField
            label={t('key')}
            help={t('make_help')}
            value={key}
            onChange={setKey}
            error={errorAt('library', key)}
            maxLength={60}
            spellCheck={false}
            required
          />
        )}
      </form>
    </Dialog>
  )
}
