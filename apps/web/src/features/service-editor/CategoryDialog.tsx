// Adds a category or changes one.
import { type EditedCategory, saveCategory } from '@khyanalt/contract/category-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'
import { catalogueKey } from './queries.ts'
import { Refusal } from './Refusal.tsx'

export const CategoryDialog = ({
  categories,
  edited,
  onClose,
}: {
  readonly categories: readonly EditedCategory[]
  readonly edited: EditedCategory | null
  readonly onClose: () => void
}) => {
  const t = useText(serviceEditorTexts)
  const name = useName()
  const client = useQueryClient()
  const act = useActId()
  const [values, setValues] = useState({
    mn: edited?.name.mn ?? '',
    en: edited?.name.en ?? '',
    code: edited?.code ?? '',
    parent: String(edited?.parent_id ?? ''),
    sort: String(edited?.sort ?? 100),
    folder: edited?.folder ?? false,
  })
  const set = (change: Partial<typeof values>) => setValues(before => ({ ...before, ...change }))
  const save = useMutation({
    mutationFn: () => {
      const input = {
        ...(edited && { id: edited.id, version: edited.version }),
        parent_id: values.parent === '' ? null : Number(values.parent),
        code: values.code.trim() || null,
        name: { mn: values.mn, en: values.en },
        icon: edited?.icon ?? '',
        folder: values.folder,
        sort: Number(values.sort) || 0,
      }
      return callApi(saveCategory, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: catalogueKey })
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={t(edited ? 'edit_category' : 'new_category')}
      onClose={onClose}
      locked={save.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Refusal error={save.error} />
        <TextField label={t('name_mn')} value={values.mn} onChange={mn => set({ mn })} required />
        <TextField label={t('name_en')} value={values.en} onChange={en => set({ en })} required lang="en" />
        <Field label={t('parent')} required>
          {control => (
            <Select
              {...control}
              value={values.parent}
              onChange={parent => set({ parent })}
              emptyLabel={t('no_parent')}
              options={categories
                .filter(row => row.parent_id === null && row.id !== edited?.id)
                .map(row => ({ value: String(row.id), label: name(row.name) }))}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <TextField label={t('code')} value={values.code} onChange={code => set({ code })} maxLength={2} />
          <TextField
            label={t('sort')}
            value={values.sort}
            onChange={sort => set({ sort })}
            inputMode="numeric"
            required
          />
        </div>
        <Checkbox label={t('folder')} value={values.folder} onChange={folder => set({ folder })} />
      </div>
    </Dialog>
  )
}
