// One reference list: its options in order, edited one at a time, the order saved as a whole.

import { downloadList } from '@khyanalt/contract/staff-list-files'
import { type EditedOption, offerListOption, orderList } from '@khyanalt/contract/staff-lists'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { downloadFile } from '../../api/download.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { LeaveGuard } from '../../console/LeaveGuard.tsx'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { announce } from '../../ui/live-region.ts'
import { Menu } from '../../ui/Menu.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { showToast } from '../../ui/toast.ts'
import { ListDialog } from './ListDialog.tsx'
import { ListFileDialog } from './ListFileDialog.tsx'
import { ListRefusal } from './ListRefusal.tsx'
import { ListUses } from './ListUses.tsx'
import { listQuery, listsKey, listsQuery, type OpenedList } from './list-queries.ts'
import styles from './lists.module.css'
import { MergeListDialog } from './MergeListDialog.tsx'
import { MergeOptionDialog } from './MergeOptionDialog.tsx'
import { OptionDialog } from './OptionDialog.tsx'
import { OptionTable } from './OptionTable.tsx'
import { isInUse } from './option-state.ts'

export const ListScreen = () => {
  const t = useText(staffListsTexts)
  const { ui } = useLanguage()
  const [query] = useSearchParams()
  const library = query.get('library') ?? ''
  const name = useName()
  const { data, error, refetch } = useQuery(listQuery(library))
  usePageTitle(data ? name(data.data.name) : library)
  return (
    <StaffScreen>
      <BackLink to={staffPaths.lists}>{t('title')}</BackLink>
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <List key={`${library} ${data.data.version}`} list={data.data} />}
    </StaffScreen>
  )
}

const List = ({ list }: { readonly list: OpenedList }) => {
  const t = useText(staffListsTexts)
  const f = useText(staffListFilesTexts)
  const name = useName()
  const { ui } = useLanguage()
  const client = useQueryClient()
  const act = useActId()
  const [edited, setEdited] = useState<EditedOption | 'new' | null>(null)
  const [retired, setRetired] = useState<EditedOption | null>(null)
  const [naming, setNaming] = useState(false)
  const [dialog, setDialog] = useState<EditedOption | 'file' | 'merge' | null>(null)
  const lists = useQuery({ ...listsQuery, enabled: list.merged_into !== null })
  const merged = lists.data?.lists.find(({ library }) => library === list.merged_into)
  const file = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      downloadFile(downloadList, { library: list.library, format, lang: ui }, `${list.library}.${format}`),
    onError: fault => showToast({ text: errorText(fault, ui), tone: 'error' }),
  })
  const [order, setOrder] = useState<readonly EditedOption[] | null>(null)
  const seen = { library: list.library, version: list.version }
  const reload = () => client.invalidateQueries({ queryKey: listsKey })
  const done = async () => {
    showToast({ text: t('saved') })
    await reload()
  }
  const offer = useMutation({
    mutationFn: (option: EditedOption) => {
      const input = { ...seen, value: option.value, offered: !isInUse(option) }
      return callApi(offerListOption, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: done,
    onSettled: () => setRetired(null),
  })
  const sort = useMutation({
    mutationFn: (options: readonly EditedOption[]) => {
      const input = { ...seen, values: options.map(({ value }) => value) }
      return callApi(orderList, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: done,
  })
  const shown = order ?? list.options
  const drop = (target: EditedOption, dragged: string, edge: 'before' | 'after') => {
    const option = shown.find(({ value }) => value === dragged)
    if (!option || option === target) return
    const others = shown.filter(each => each !== option)
    const to = others.indexOf(target) + (edge === 'before' ? 0 : 1)
    setOrder(others.toSpliced(to, 0, option))
    announce(t('moved', { name: name(option.label), n: to + 1 }))
  }
  const move = (option: EditedOption, by: -1 | 1) => {
    const from = shown.indexOf(option)
    const to = from + by
    if (to < 0 || to >= shown.length) return
    setOrder(shown.toSpliced(from, 1).toSpliced(to, 0, option))
    announce(t('moved', { name: name(option.label), n: to + 1 }))
  }
  return (
    <>
      <PageHeader
        title={name(list.name)}
        lead={list.library}
        ornament={false}
        actions={
          <>
            <Menu
              trigger={
                <Button variant="secondary" icon="more">
                  {f('more')}
                </Button>
              }
              items={[
                { id: 'rename', label: t('rename'), icon: 'edit', onSelect: () => setNaming(true) },
                {
                  id: 'alphabet',
                  label: t('by_alphabet'),
                  icon: 'sort',
                  onSelect: () => setOrder(shown.toSorted((a, b) => name(a.label).localeCompare(name(b.label), ui))),
                },
                { id: 'merge', label: f('merge_list'), disabled: order !== null, onSelect: () => setDialog('merge') },
                { id: 'line', separator: true },
                { id: 'xlsx', label: f('download_xlsx'), icon: 'download', onSelect: () => file.mutate('xlsx') },
                { id: 'csv', label: f('download_csv'), icon: 'download', onSelect: () => file.mutate('csv') },
              ]}
            />
            <Button variant="secondary" icon="upload" disabled={order !== null} onClick={() => setDialog('file')}>
              {f('upload')}
            </Button>
            <Button icon="plus" disabled={order !== null} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          </>
        }
      />
      {merged && (
        <Alert tone="info" actions={<TextLink to={staffPaths.list(merged.library)}>{name(merged.name)}</TextLink>}>
          {f('list_merged', { name: name(merged.name) })}
        </Alert>
      )}
      <LeaveGuard dirty={order !== null} />
      <ListRefusal error={offer.error ?? sort.error} onReload={reload} />
      {order && (
        <div className={styles.bar}>
          <p role="status">{t('order_changed')}</p>
          <Button icon="save" size="s" busy={sort.isPending} onClick={() => sort.mutate(order)}>
            {t('order_save')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => setOrder(null)}>
            {t('order_undo')}
          </Button>
        </div>
      )}
      <OptionTable
        list={list}
        options={shown}
        ordering={order !== null}
        onMove={move}
        onDrop={drop}
        onEdit={setEdited}
        onMerge={option => setDialog(option)}
        onOffer={option => (isInUse(option) ? setRetired(option) : offer.mutate(option))}
      />
      <ListUses list={list} />
      {dialog === 'file' && <ListFileDialog list={list} onClose={() => setDialog(null)} />}
      {dialog === 'merge' && <MergeListDialog list={list} onClose={() => setDialog(null)} />}
      {dialog !== null && typeof dialog === 'object' && (
        <MergeOptionDialog list={list} option={dialog} onClose={() => setDialog(null)} />
      )}
      {naming && <ListDialog list={list} onClose={() => setNaming(false)} />}
      {edited && <OptionDialog list={list} edited={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {retired && (
        <ConfirmDialog
          open
          title={t('retire_sure', { name: name(retired.label) })}
          text={t('retire_text')}
          confirmLabel={t('retire')}
          busy={offer.isPending}
          onConfirm={() => offer.mutate(retired)}
          onClose={() => setRetired(null)}
        />
      )}
    </>
  )
}
