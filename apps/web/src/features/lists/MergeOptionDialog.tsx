// Offers one option of a list in place of another.
import { type EditedOption, mergeListOptions } from '@khyanalt/contract/staff-lists'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useName, useText } from '../../language/language.tsx'
import { showToast } from '../../ui/toast.ts'
import { listsKey, type OpenedList } from './list-queries.ts'
import { MergeChoiceDialog } from './MergeChoiceDialog.tsx'

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
    <MergeChoiceDialog
      title={t('merge_option_title', { name: name(option.label) })}
      text={t('merge_option_text')}
      label={t('merge_into')}
      options={list.options
        .filter(({ value, current }) => current && value !== option.value)
        .map(({ value, label }) => ({ value, label: name(label), detail: value }))}
      chosen={into}
      onChoose={setInto}
      pending={merge.isPending}
      error={merge.error}
      onMerge={merge.mutate}
      onClose={onClose}
    />
  )
}
