// Begins a service: names, address and category; the rest follows in its editor.
import type { EditedCategory } from '@khyanalt/contract/category-editor'
import { importService } from '@khyanalt/contract/service-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'
import { catalogueKey } from './queries.ts'
import { Refusal } from './Refusal.tsx'
import { starterService } from './starter-service.ts'

export const NewServiceDialog = ({
  categories,
  onClose,
}: {
  readonly categories: readonly EditedCategory[]
  readonly onClose: () => void
}) => {
  const t = useText(serviceEditorTexts)
  const page = useText(servicePageTexts)
  const name = useName()
  const navigate = useNavigate()
  const client = useQueryClient()
  const act = useActId()
  const leaves = categories.filter(row => row.children === 0)
  const [values, setValues] = useState({ name_mn: '', name_en: '', slug: '', category: String(leaves[0]?.id ?? '') })
  const set = (change: Partial<typeof values>) => setValues(before => ({ ...before, ...change }))
  const make = useMutation({
    mutationFn: () => {
      const file = starterService({ ...values, category_id: Number(values.category) })
      return callApi(importService, { file, as_new: true, transaction_id: act.of(file) })
    },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: catalogueKey })
      void navigate(staffPaths.service(id))
    },
  })
  return (
    <Dialog
      open
      title={t('new_service')}
      onClose={onClose}
      locked={make.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={make.isPending} onClick={() => make.mutate()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Refusal error={make.error} />
        <TextField label={t('name_mn')} value={values.name_mn} onChange={name_mn => set({ name_mn })} required />
        <TextField
          label={t('name_en')}
          value={values.name_en}
          onChange={name_en => set({ name_en })}
          required
          lang="en"
        />
        <TextField label={t('slug')} value={values.slug} onChange={slug => set({ slug })} required spellCheck={false} />
        <Field label={page('category')} required>
          {control => (
            <Select
              {...control}
              value={values.category}
              onChange={category => set({ category })}
              emptyLabel={null}
              options={leaves.map(row => ({ value: String(row.id), label: name(row.name) }))}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
