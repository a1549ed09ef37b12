// Adds to a list what another one has beyond it; what would be added is shown first.
import { compareLists, mergeLists } from '@khyanalt/contract/staff-list-files'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { listsKey, listsQuery, type OpenedList } from './list-queries.ts'
import styles from './lists.module.css'
import { MergeChoiceDialog } from './MergeChoiceDialog.tsx'
import { refusedText } from './refused-text.ts'

export const MergeListDialog = ({ list, onClose }: { readonly list: OpenedList; readonly onClose: () => void }) => {
  const t = useText(staffListFilesTexts)
  const { ui } = useLanguage()
  const name = useName()
  const client = useQueryClient()
  const act = useActId()
  const { library } = list
  const [from, setFrom] = useState<string | null>(null)
  const lists = useQuery(listsQuery)
  const compared = useQuery({
    queryKey: [...listsKey, 'compared', library, from],
    queryFn: ({ signal }) => callApi(compareLists, { library, from: from ?? '' }, { signal }),
    enabled: from !== null,
  })
  const merge = useMutation({
    mutationFn: (chosen: string) => {
      const input = { library, version: list.version, from: chosen }
      return callApi(mergeLists, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async ({ added }) => {
      showToast({ text: t('merge_list_done', { n: added }) })
      onClose()
      await client.invalidateQueries({ queryKey: listsKey })
    },
  })
  const { data } = compared
  return (
    <MergeChoiceDialog
      title={t('merge_list_title', { name: name(list.name) })}
      text={t('merge_list_text')}
      label={t('merge_from')}
      options={(lists.data?.lists ?? [])
        .filter(each => each.library !== library && each.merged_into === null && each.offered + each.retired > 0)
        .map(each => ({ value: each.library, label: name(each.name), detail: each.library }))}
      chosen={from}
      onChoose={setFrom}
      pending={merge.isPending}
      error={merge.error}
      onMerge={chosen => {
        if (data && data.refused.length === 0) merge.mutate(chosen)
      }}
      onClose={onClose}
    >
      <div role="status" className={styles.preview}>
        {from !== null && compared.isPending && <Skeleton lines={3} />}
        {compared.error && <Alert tone="error">{errorText(compared.error, ui)}</Alert>}
        {data && (
          <>
            <p>{[t('added_n', { n: data.added.length }), t('merge_same', { n: data.same })].join(' · ')}</p>
            {data.added.length > 0 && (
              <p className={styles.quiet}>{data.added.map(({ label }) => name(label)).join(', ')}</p>
            )}
            {data.refused.length > 0 ? (
              <Alert tone="warning" title={t('merge_apart')}>
                <ul>
                  {data.refused.map(row => (
                    <li key={row.value}>
                      {row.name}: {refusedText(row.code, t)}
                    </li>
                  ))}
                </ul>
              </Alert>
            ) : (
              <p>{data.uses === 0 ? t('merge_closes') : t('merge_stays', { n: data.uses })}</p>
            )}
          </>
        )}
      </div>
    </MergeChoiceDialog>
  )
}
