// Heavy parts that the first sight of a form does without; they arrive while the person reads, and stay for offline use.
import { type ComponentProps, cloneElement, lazy, Suspense, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import type { Combobox as ComboboxPart } from '../ui/Combobox.tsx'
import type { ConfirmDialog as ConfirmDialogPart } from '../ui/ConfirmDialog.tsx'
import type { Dialog as DialogPart } from '../ui/Dialog.tsx'
import { deferred } from '../ui/deferred.tsx'
import type { Popover as PopoverPart } from '../ui/Popover.tsx'
import { TextInput } from '../ui/TextInput.tsx'

const loaders = {
  popover: async () => ({ default: (await import('../ui/Popover.tsx')).Popover }),
  calendar: () => import('../ui/CalendarButton.tsx'),
  days: () => import('../ui/Calendar.tsx'),
  combobox: async () => ({ default: (await import('../ui/Combobox.tsx')).Combobox }),
  dialog: async () => ({ default: (await import('../ui/Dialog.tsx')).Dialog }),
  why: async () => ({ default: (await import('./WhyText.tsx')).WhyText }),
  remarks: async () => ({ default: (await import('./FieldRemarks.tsx')).FieldRemarks }),
  hidden: async () => ({ default: (await import('./HiddenList.tsx')).HiddenList }),
  rows: async () => ({ default: (await import('./RowWindow.tsx')).RowWindow }),
  confirm: async () => ({ default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog }),
}

const LazyPopover = lazy(loaders.popover)
const LazyCombobox = lazy(loaders.combobox)
const LazyDialog = lazy(loaders.dialog)
const LazyConfirmDialog = lazy(loaders.confirm)

/** Why a field is closed or required. */
export const WhyText = deferred(loaders.why)

/** What the reviewer said of a field; most forms never come back. */
export const FieldRemarks = deferred(loaders.remarks)

/** The questions of a step that are not on display. */
export const HiddenList = deferred(loaders.hidden)

/** The mounted rows of a long table; the caller says what stands there until it comes. */
export const RowWindow = lazy(loaders.rows)

/** How long the opened form is left alone before the parts that nobody asked for yet are fetched, in milliseconds. */
const settling = 1500

/** Fetches every part once the form stands, those of its steps first, so that none is missing when the connection breaks. */
export const preloadParts = (findOwn: () => Promise<readonly (() => Promise<unknown>)[]>): (() => void) => {
  const timer = setTimeout(async () => {
    // One after the other: between two of them the page answers its keys.
    for (const load of [...(await findOwn()), ...Object.values(loaders)]) await load().catch(() => undefined)
  }, settling)
  return () => clearTimeout(timer)
}

/** A popover; until it is pressed for the first time, its button alone. */
export const Popover = (props: ComponentProps<typeof PopoverPart>) => {
  const [pressed, setPressed] = useState(false)
  const button = cloneElement(
    props.trigger ?? (
      <Button variant="quiet" size="s" label={props.ariaLabel}>
        {props.label}
      </Button>
    ),
    { 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick: () => setPressed(true) },
  )
  return pressed ? (
    <Suspense fallback={button}>
      <LazyPopover {...props} defaultOpen />
    </Suspense>
  ) : (
    button
  )
}

/** A searchable list; until it is there, the chosen label. */
export const Combobox = (props: ComponentProps<typeof ComboboxPart>) => (
  <Suspense
    fallback={
      <TextInput
        id={props.id}
        value={props.options.find(option => option.value === props.value)?.label ?? ''}
        describedBy={props.describedBy}
        readOnly
      />
    }
  >
    <LazyCombobox {...props} />
  </Suspense>
)

/** A dialog; nothing while it is closed. */
export const Dialog = (props: ComponentProps<typeof DialogPart>) =>
  props.open ? (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  ) : null

/** A confirmation; nothing while it is closed. */
export const ConfirmDialog = (props: ComponentProps<typeof ConfirmDialogPart>) =>
  props.open ? (
    <Suspense fallback={null}>
      <LazyConfirmDialog {...props} />
    </Suspense>
  ) : null
