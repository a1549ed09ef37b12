// Offers one option of a list in place of another.
import { type EditedOption, mergeListOptions } from '@khyanalt/contract/staff-lists'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useName, useText } from '../../language/language.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { ListRefusal } from './ListRefusal.tsx'
import { listsKey, type OpenedList } from './list-queries.ts'

export const MergeOptionDialog = ({
  list,
  option,
  onClose,
}: {
  readonly list: OpenedList
  readonly option: EditedOption
  readonly onClose: () => void
}) => {
  const t = useText(staffListFilesTexts)
  const name = useName()
  const client = useQueryClient()
  const act = useActId()
  const [into, setInto] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const merge = useMutation({
    mutationFn: (chosen: string) => {
      const input = { library: list.library, version: list.version, value: option.value, into: chosen }
      return callApi(mergeListOptions, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async () => {
      showToast({ text: t('merged') })
      onClose()
      await client.invalidateQueries({ queryKey: listsKey })
    },
  })
  return (
    <SubmitDialog
      title={t('merge_option_title', { name: name(option.label) })}
      submit={t('merge')}
      cancel={t('cancel')}
      pending={merge.isPending}
      onSubmit={() => {
        setTried(true)
        if (into !== null) merge.mutate(into)
      }}
      onClose={onClose}
    >
      <ListRefusal
        error={merge.error}
        onReload={async () => {
          onClose()
          await client.invalidateQueries({ queryKey: listsKey })
        }}
      />
      <p>{t('merge_option_text')}</p>
      <Field label={t('merge_into')} error={tried && into === null ? t('missing') : null} required>
        {control => (
          <Combobox
            {...control}
            value={into}
            onChange={setInto}
            options={list.options
              .filter(({ value, current }) => current && value !== option.value)
              .map(({ value, label }) => ({ value, label: name(label), detail: value }))}
          />
        )}
      </Field>
    </SubmitDialog>
  )
}
