// The employee field: who is chosen, and the dialogs that choose, complete and register without leaving the form.
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import type { Worker } from '@khyanalt/domain/worker'
import { fixedListKeys } from '@khyanalt/form-engine/facts'
import { maxEmployees } from '@khyanalt/form-engine/fields/employee'
import { workerOf } from '@khyanalt/form-engine/worker-facts'
import { lazy, Suspense, useRef, useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusLater } from '../../ui/focus-later.ts'
import { announce } from '../../ui/live-region.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useFormSender } from '../form-sender.ts'
import { useSurroundings } from '../form-surroundings.ts'
import { useControl } from '../use-control.ts'
import { useFacts, useFormStore } from '../use-form-store.ts'
import { firstView } from './picker-view.ts'
import { type Chosen, SelectedWorkers } from './SelectedWorkers.tsx'
import { hindrance } from './WorkerState.tsx'
import { scopeOfSender } from './worker-queries.ts'
import { idsOf, rememberWorkers } from './worker-store.ts'
import styles from './workers.module.css'

// Most steps are read before anything is chosen: the dialogs come when they are opened.
const PickerDialog = lazy(async () => ({ default: (await import('./PickerDialog.tsx')).PickerDialog }))
const WorkerDialog = lazy(async () => ({ default: (await import('./WorkerDialog.tsx')).WorkerDialog }))

/** Which dialog is open; the editor returns to the picker where it was opened from there. */
type Open =
  | { readonly dialog: 'picker' }
  | { readonly dialog: 'editor'; readonly worker: Worker | null; readonly from: 'picker' | 'field' }

export const EmployeePart = ({ path, field }: FieldProps) => {
  const t = useText(workerScreenTexts)
  const store = useFormStore()
  const control = useControl(path)
  const scope = scopeOfSender(useFormSender())
  const chosen = useChosen(path, idsOf(control.view.value))
  const [open, setOpen] = useState<Open | null>(null)
  const [picked, setPicked] = useState<readonly Worker[]>([])
  const [view, setView] = useState(firstView)
  const types = (field.field.options ?? []).map(({ value }) => value)
  const limit = Math.min(field.field.limit ?? maxEmployees, maxEmployees)

  const button = useRef<HTMLButtonElement>(null)
  const returnFocus = () => focusLater(() => button.current?.focus())
  const close = () => {
    setOpen(null)
    returnFocus()
  }
  const openPicker = () => {
    setPicked(chosen?.flatMap(({ worker }) => worker ?? []) ?? [])
    setView(firstView)
    setOpen({ dialog: 'picker' })
  }
  const choose = (workers: readonly Worker[]) => {
    rememberWorkers(store, workers)
    control.setValue(workers.map(({ id }) => id))
    store.judge([path])
    announce(t('pickCount', { count: workers.length }))
  }
  const remove = (id: string, name: string) => {
    const left = idsOf(control.view.value).filter(one => one !== id)
    control.setValue(left)
    announce(t('unpicked', { name, count: left.length }))
    returnFocus()
  }
  const saved = (worker: Worker, from: 'picker' | 'field') => {
    rememberWorkers(store, [worker])
    const fits = hindrance(worker, types) === null
    const known = picked.some(({ id }) => id === worker.id)
    const next = picked.filter(({ id }) => id !== worker.id || fits).map(one => (one.id === worker.id ? worker : one))
    setPicked(!known && fits && picked.length < limit ? [...next, worker] : next)
    if (from === 'picker') setOpen({ dialog: 'picker' })
    else close()
  }

  return (
    <FieldFrame field={field} control={control} group>
      <div className={styles.field}>
        <Button
          ref={button}
          variant="secondary"
          icon="user"
          onClick={openPicker}
          disabled={chosen === null}
          describedBy={control.describedBy}
        >
          {t('pick')}
        </Button>
        {chosen === null ? (
          <Skeleton lines={2} />
        ) : chosen.length === 0 ? (
          <p className={styles.note}>{t('chosenNone')}</p>
        ) : (
          <SelectedWorkers
            chosen={chosen}
            types={types}
            onEdit={worker => setOpen({ dialog: 'editor', worker, from: 'field' })}
            onRemove={remove}
          />
        )}
      </div>
      <Suspense fallback={null}>
        {open?.dialog === 'picker' && (
          <PickerDialog
            scope={scope}
            types={types}
            limit={limit}
            picked={picked}
            view={view}
            onView={setView}
            onPick={setPicked}
            onEdit={worker => setOpen({ dialog: 'editor', worker, from: 'picker' })}
            onRegister={() => setOpen({ dialog: 'editor', worker: null, from: 'picker' })}
            onDone={() => {
              choose(picked)
              close()
            }}
            onClose={close}
          />
        )}
        {open?.dialog === 'editor' && (
          <WorkerDialog
            form="request"
            scope={scope}
            worker={open.worker}
            onSaved={worker => saved(worker, open.from)}
            onClose={() => (open.from === 'picker' ? setOpen({ dialog: 'picker' }) : close())}
          />
        )}
      </Suspense>
    </FieldFrame>
  )
}

/** The chosen with their records and the remarks on them; null until the records have come. */
const useChosen = (path: string, ids: readonly string[]): readonly Chosen[] | null => {
  const { remarks } = useSurroundings()
  const listed = useFacts().options[fixedListKeys.employee]
  if (listed === undefined && ids.length > 0) return null
  const places = [...remarks.keys()]
  return ids.map(id => ({
    id,
    worker: workerOf(listed?.find(({ value }) => value === id) ?? null),
    remarks: places
      .filter(place => place === `${path}/${id}` || place.startsWith(`${path}/${id}/`))
      .flatMap(place => remarks.get(place) ?? []),
  }))
}
