// Adds an option to a list or changes its names and data; its value is chosen once.
import { type EditedOption, saveListOption } from '@khyanalt/contract/staff-lists'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useName, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { listsKey, type OpenedList } from './list-queries.ts'
import { NamedDialog } from './NamedDialog.tsx'

export const OptionDialog = ({
  list,
  edited,
  onClose,
}: {
  readonly list: OpenedList
  readonly edited: EditedOption | null
  readonly onClose: () => void
}) => {
  const t = useText(staffListsTexts)
  const name = useName()
  const client = useQueryClient()
  const act = useActId()
  const [label, setLabel] = useState(edited?.label ?? { mn: '', en: '' })
  const [value, setValue] = useState(edited?.value ?? '')
  const [data, setData] = useState<Readonly<Record<string, string>>>(edited?.data ?? {})
  const save = useMutation({
    mutationFn: () => {
      const input = { library: list.library, version: list.version, add: edited === null, value, label, data }
      return callApi(saveListOption, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async () => {
      showToast({ text: t('saved') })
      onClose()
      await client.invalidateQueries({ queryKey: listsKey })
    },
  })
  const parents = [...new Set(list.options.map(option => option.data.parent ?? ''))]
  return (
    <NamedDialog
      title={edited ? t('edit_title', { name: name(edited.label) }) : t('new_title')}
      save={save}
      nameAt="label"
      name={label}
      onName={setLabel}
      other={{ value, ...Object.fromEntries(list.keys.map(key => [`data/${key}`, undefined])) }}
      onClose={onClose}
    >
      {errorAt => (
        <>
          {edited === null && (
            <TextField
              label={t('value')}
              help={t('value_help')}
              value={value}
              onChange={setValue}
              error={errorAt('value', value)}
              maxLength={200}
              spellCheck={false}
              required
            />
          )}
          {list.keys.map(key =>
            key === 'parent' ? (
              <Field key={key} label={t('parent')} required error={errorAt('data/parent')}>
                {control => (
                  <Select
                    {...control}
                    value={data.parent ?? ''}
                    onChange={parent => setData({ ...data, parent })}
                    emptyLabel={t('no_parent')}
                    options={parents.filter(Boolean).map(parent => ({ value: parent, label: parent }))}
                  />
                )}
              </Field>
            ) : (
              <TextField
                key={key}
                label={key}
                value={data[key] ?? ''}
                onChange={text => setData({ ...data, [key]: text })}
                error={errorAt(`data/${key}`)}
                maxLength={300}
              />
            ),
          )}
        </>
      )}
    </NamedDialog>
  )
}
