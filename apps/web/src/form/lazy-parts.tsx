// Heavy parts that the first sight of a form does without; they arrive while the person reads, and stay for offline use.
import { type ComponentProps, lazy, Suspense } from 'react'
import { Button } from '../ui/Button.tsx'
import type { Combobox as ComboboxPart } from '../ui/Combobox.tsx'
import type { ConfirmDialog as ConfirmDialogPart } from '../ui/ConfirmDialog.tsx'
import type { DateInput as DateInputPart } from '../ui/DateInput.tsx'
import type { Dialog as DialogPart } from '../ui/Dialog.tsx'
import type { Popover as PopoverPart } from '../ui/Popover.tsx'
import { TextInput } from '../ui/TextInput.tsx'

const loaders = {
  popover: async () => ({ default: (await import('../ui/Popover.tsx')).Popover }),
  date: async () => ({ default: (await import('../ui/DateInput.tsx')).DateInput }),
  combobox: async () => ({ default: (await import('../ui/Combobox.tsx')).Combobox }),
  dialog: async () => ({ default: (await import('../ui/Dialog.tsx')).Dialog }),
  confirm: async () => ({ default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog }),
}

const LazyPopover = lazy(loaders.popover)
const LazyDateInput = lazy(loaders.date)
const LazyCombobox = lazy(loaders.combobox)
const LazyDialog = lazy(loaders.dialog)
const LazyConfirmDialog = lazy(loaders.confirm)

/** Fetches every part, so that none is missing when the connection breaks later. */
export const preloadParts = (): void => {
  for (const load of Object.values(loaders)) load().catch(() => undefined)
}

/** A popover; until it is there, its button. */
export const Popover = (props: ComponentProps<typeof PopoverPart>) => (
  <Suspense
    fallback={
      props.trigger ?? (
        <Button variant="quiet" size="s" label={props.ariaLabel}>
          {props.label}
        </Button>
      )
    }
  >
    <LazyPopover {...props} />
  </Suspense>
)

/** A date with its calendar; until that is there, the same input without it. */
export const DateInput = ({ min, max, ...props }: ComponentProps<typeof DateInputPart>) => (
  <Suspense fallback={<TextInput {...props} inputMode="numeric" maxLength={10} />}>
    <LazyDateInput min={min} max={max} {...props} />
  </Suspense>
)

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
