// Adds an option to a list or changes its names and data; its value is chosen once.
import { type EditedOption, saveListOption } from '@khyanalt/contract/staff-lists'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { hasCode } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { ListRefusal, optionProblem } from './ListRefusal.tsx'
import { listsKey, type OpenedList } from './list-queries.ts'
import styles from './lists.module.css'

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
  const id = useId()
  const [label, setLabel] = useState(edited?.label ?? { mn: '', en: '' })
  const [value, setValue] = useState(edited?.value ?? '')
  const [data, setData] = useState<Readonly<Record<string, string>>>(edited?.data ?? {})
  const [tried, setTried] = useState(false)
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ([label.mn, label.en, value].every(text => text.trim() !== '')) save.mutate()
  }
  const errorAt = (path: string, text: string) =>
    (tried && text.trim() === '' && t('missing')) || optionProblem(save.error, path, t)
  const placed = ['label/mn', 'label/en', 'value', ...list.keys.map(key => `data/${key}`)]
  const said = placed.some(path => optionProblem(save.error, path, t) !== null)
  const parents = [...new Set(list.options.map(option => option.data.parent ?? ''))]
  return (
    <Dialog
      open
      title={edited ? t('edit_title', { name: name(edited.label) }) : t('new_title')}
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
        {(!said || hasCode(save.error, 'version_conflict')) && (
          <ListRefusal
            error={save.error}
            onReload={async () => {
              onClose()
              await client.invalidateQueries({ queryKey: listsKey })
            }}
          />
        )}
        <TextField
          label={t('label_mn')}
          value={label.mn}
          onChange={mn => setLabel({ ...label, mn })}
          error={errorAt('label/mn', label.mn)}
          maxLength={300}
          required
        />
        <TextField
          label={t('label_en')}
          lang="en"
          value={label.en}
          onChange={en => setLabel({ ...label, en })}
          error={errorAt('label/en', label.en)}
          maxLength={300}
          required
        />
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
            <Field key={key} label={t('parent')} required error={optionProblem(save.error, 'data/parent', t)}>
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
              error={optionProblem(save.error, `data/${key}`, t)}
              maxLength={300}
            />
          ),
        )}
      </form>
    </Dialog>
  )
}
