// Makes a list, or calls one by another name; its key is chosen once.
import { makeList, renameList } from '@khyanalt/contract/staff-lists'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { listsKey, type OpenedList } from './list-queries.ts'
import { NamedDialog } from './NamedDialog.tsx'

export const ListDialog = ({ list, onClose }: { readonly list?: OpenedList; readonly onClose: () => void }) => {
  const t = useText(staffListsTexts)
  const client = useQueryClient()
  const go = useNavigate()
  const act = useActId()
  const [name, setName] = useState(list?.name ?? { mn: '', en: '' })
  const [key, setKey] = useState('')
  const library = list?.library ?? key.trim()
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
      await client.invalidateQueries({ queryKey: listsKey })
      if (!list) await go(staffPaths.list(library))
    },
  })
  return (
    <NamedDialog
      title={t(list ? 'rename_title' : 'make_title')}
      save={save}
      nameAt="name"
      name={name}
      onName={setName}
      other={{ library }}
      onClose={onClose}
    >
      {errorAt =>
        !list && (
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
        )
      }
    </NamedDialog>
  )
}
