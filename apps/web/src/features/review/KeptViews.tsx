// Views of the queue under names of one's own, the same on every device.
import { deleteQueueView, saveQueueView } from '@khyanalt/contract/queue-views'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../api/client.ts'
import { DecisionDialog } from '../../console/DecisionDialog.tsx'
import { useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { announce } from '../../ui/live-region.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './KeptViews.module.css'
import { queueViewsQuery } from './queries.ts'
import { keptAddress, keptFilters, type QueueFilters } from './queue-filters.ts'

export const KeptViews = ({ filters }: { readonly filters: QueueFilters }) => {
  const t = useText(staffDeskTexts)
  const client = useQueryClient()
  const { data } = useQuery(queueViewsQuery)
  const forget = useMutation({
    mutationFn: (id: string) => callApi(deleteQueueView, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: queueViewsQuery.queryKey }),
    onSuccess: () => announce(t('kept_deleted')),
  })
  const views = data?.data ?? []
  const here = keptAddress(keptFilters(filters))
  if (views.length === 0) return null
  return (
    <section className={styles.views} aria-label={t('kept')}>
      <ul className={styles.list}>
        {views.map(({ id, name, filters: kept }) => {
          const search = keptAddress(kept)
          return (
            <li key={id} className={styles.view} data-here={search === here || undefined}>
              <Link to={{ search }} aria-current={search === here || undefined}>
                {name}
              </Link>
              <IconButton icon="close" size="s" label={t('kept_delete', { name })} onClick={() => forget.mutate(id)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Stands among the filters. */
export const KeepView = ({ filters }: { readonly filters: QueueFilters }) => {
  const t = useText(staffDeskTexts)
  const [naming, setNaming] = useState(false)
  return (
    <>
      <IconButton icon="save" label={t('keep')} onClick={() => setNaming(true)} />
      {naming && <NameDialog filters={filters} onClose={() => setNaming(false)} />}
    </>
  )
}

const NameDialog = ({ filters, onClose }: { readonly filters: QueueFilters; readonly onClose: () => void }) => {
  const t = useText(staffDeskTexts)
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [checked, setChecked] = useState(false)
  const save = useMutation({
    mutationFn: () => callApi(saveQueueView, { name: name.trim(), filters: keptFilters(filters) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queueViewsQuery.queryKey })
      announce(t('kept_done'))
      onClose()
    },
  })
  const missing = name.trim() === ''
  return (
    <DecisionDialog
      title={t('keep_title')}
      explain={t('keep_explain')}
      confirm={t('keep')}
      pending={save.isPending}
      error={save.error}
      onConfirm={() => {
        setChecked(true)
        if (!missing) save.mutate()
      }}
      onClose={onClose}
    >
      <Field label={t('keep_name')} required error={checked && missing ? t('keep_empty') : null}>
        {control => <TextInput {...control} value={name} onChange={setName} maxLength={60} />}
      </Field>
    </DecisionDialog>
  )
}
