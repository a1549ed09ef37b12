// One reference list: its options in order, edited one at a time, the order saved as a whole.
import { type EditedOption, offerListOption, orderList } from '@khyanalt/contract/staff-lists'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { LeaveGuard } from '../../console/LeaveGuard.tsx'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { announce } from '../../ui/live-region.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { ListDialog } from './ListDialog.tsx'
import { ListRefusal } from './ListRefusal.tsx'
import { listQuery, listsKey, type OpenedList } from './list-queries.ts'
import styles from './lists.module.css'
import { OptionDialog } from './OptionDialog.tsx'
import { OptionTable } from './OptionTable.tsx'

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
  const name = useName()
  const { ui } = useLanguage()
  const client = useQueryClient()
  const act = useActId()
  const [edited, setEdited] = useState<EditedOption | 'new' | null>(null)
  const [retired, setRetired] = useState<EditedOption | null>(null)
  const [naming, setNaming] = useState(false)
  const [order, setOrder] = useState<readonly EditedOption[] | null>(null)
  const seen = { library: list.library, version: list.version }
  const reload = () => client.invalidateQueries({ queryKey: listsKey })
  const done = async () => {
    showToast({ text: t('saved') })
    await reload()
  }
  const offer = useMutation({
    mutationFn: ({ value, offered }: EditedOption) => {
      const input = { ...seen, value, offered: !offered }
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
            <Button
              variant="secondary"
              icon="sort"
              onClick={() => setOrder(shown.toSorted((a, b) => name(a.label).localeCompare(name(b.label), ui)))}
            >
              {t('by_alphabet')}
            </Button>
            <Button variant="secondary" icon="edit" onClick={() => setNaming(true)}>
              {t('rename')}
            </Button>
            <Button icon="plus" disabled={order !== null} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          </>
        }
      />
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
        onEdit={setEdited}
        onOffer={option => (option.offered ? setRetired(option) : offer.mutate(option))}
      />
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
