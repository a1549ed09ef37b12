// Chooses employees for a request, 1000 wide, with a warning that names the types asked for (REQ-EMP-16).
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { workerTexts } from '@khyanalt/domain/messages/workers'
import type { Worker } from '@khyanalt/domain/worker'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import { PickerTable } from './PickerTable.tsx'
import type { PickerView } from './picker-view.ts'
import { type WorkerScope, workerPageQuery, workersPerPage } from './worker-queries.ts'
import { typeWord } from './worker-words.ts'
import styles from './workers.module.css'

type PickerDialogProps = {
  readonly scope: WorkerScope
  /** The types the field asks for; empty asks for none in particular. */
  readonly types: readonly string[]
  readonly limit: number
  readonly picked: readonly Worker[]
  readonly view: PickerView
  readonly onView: (view: PickerView) => void
  readonly onPick: (picked: readonly Worker[]) => void
  readonly onEdit: (worker: Worker) => void
  readonly onRegister: () => void
  readonly onDone: () => void
  readonly onClose: () => void
}

export const PickerDialog = (props: PickerDialogProps) => {
  const { types, limit, picked } = props
  const t = useText(workerScreenTexts)
  const pair = usePair(workerScreenTexts)
  const { ui } = useLanguage()
  const asked = types.map(type => typeWord(Number(type), ui) ?? type)
  const warning = asked.length > 0 ? t('pickWarning', { types: asked.join(` ${t('or')} `) }) : t('pickAny')
  return (
    <Dialog
      open
      onClose={props.onClose}
      size="w1000"
      {...pair('pick')}
      actions={
        <>
          <span role="status" className={styles.count}>
            {picked.length >= limit ? t('pickLimit', { limit }) : t('pickCount', { count: picked.length })}
          </span>
          <Button variant="secondary" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={props.onDone}>{t('pickDone')}</Button>
        </>
      }
    >
      <div className={styles.picker}>
        <Alert
          tone="warning"
          actions={
            <Button variant="secondary" icon="plus" onClick={props.onRegister}>
              {t('register')}
            </Button>
          }
        >
          {warning}
        </Alert>
        <Filters {...props} />
        <Found {...props} />
      </div>
    </Dialog>
  )
}

const Filters = ({ types, view, onView }: PickerDialogProps) => {
  const t = useText(workerScreenTexts)
  const words = useText(workerTexts)
  const { ui } = useLanguage()
  const [typed, setTyped] = useState(view.search)
  const search = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onView({ ...view, search: typed.trim(), page: 1 })
  }
  return (
    <UnmarkedFields value={true}>
      <search aria-label={t('search')}>
        <form onSubmit={search} className={styles.filters}>
          {types.length > 0 && (
            <Field label={words('worker_type')}>
              {control => (
                <Select
                  {...control}
                  emptyLabel={null}
                  value={view.type}
                  onChange={type => onView({ ...view, type, page: 1 })}
                  options={[
                    { value: 'asked', label: t('pickAsked') },
                    ...(types.length > 1
                      ? types.map(type => ({ value: type, label: typeWord(Number(type), ui) ?? type }))
                      : []),
                    { value: 'all', label: t('pickAll') },
                  ]}
                />
              )}
            </Field>
          )}
          <TextField label={t('searchLabel')} type="search" maxLength={100} value={typed} onChange={setTyped} />
          <Button type="submit" variant="secondary" icon="search">
            {t('search')}
          </Button>
        </form>
      </search>
    </UnmarkedFields>
  )
}

const Found = (props: PickerDialogProps) => {
  const { scope, types, view, onView } = props
  const t = useText(workerScreenTexts)
  const { ui } = useLanguage()
  const wanted = view.type === 'asked' ? types : view.type === 'all' ? [] : [view.type]
  const { data, error, refetch, isFetching } = useQuery(
    workerPageQuery(scope, {
      page: view.page,
      search: view.search,
      ...(wanted.length > 0 ? { types: wanted } : {}),
    }),
  )
  if (error && !data) {
    return (
      <ErrorState title={t('listFailed')} text={errorText(error, ui)} onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  if (!data) return <Skeleton height={240} />
  if (data.total === 0) return <Nobody {...props} />
  return (
    <div className={styles.found}>
      <p role="status" className={styles.note}>
        {t('found', { count: data.total })}
      </p>
      <PickerTable {...props} rows={data.data} busy={isFetching} />
      <Pagination
        page={view.page}
        pages={Math.ceil(data.total / workersPerPage)}
        onChange={page => onView({ ...view, page })}
      />
    </div>
  )
}

const Nobody = ({ types, view, onView, onRegister }: PickerDialogProps) => {
  const t = useText(workerScreenTexts)
  const narrow = types.length > 0 && view.type !== 'all'
  if (narrow) {
    return (
      <EmptyState
        icon="user"
        title={t('pickNone')}
        text={t('pickNoneText')}
        action={
          <Button variant="secondary" onClick={() => onView({ ...view, type: 'all', page: 1 })}>
            {t('pickShowAll')}
          </Button>
        }
      />
    )
  }
  return view.search ? (
    <EmptyState icon="user" title={t('emptySearch')} text={t('emptySearchText')} />
  ) : (
    <EmptyState
      icon="user"
      title={t('empty')}
      text={t('emptyText')}
      action={<Button onClick={onRegister}>{t('register')}</Button>}
    />
  )
}
