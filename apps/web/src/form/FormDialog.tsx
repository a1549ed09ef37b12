// A dialog with a form in it: what was typed is not thrown away without a question.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useText } from '../language/language.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'

type Guard = {
  /** Closes, or asks first. */
  readonly close: () => void
  /** Told whether something unsaved would be lost. */
  readonly onTouched: (touched: boolean) => void
}

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose' | 'children'> & {
  readonly onClose: () => void
  readonly children: (guard: Guard) => ReactNode
}

/** Open as long as it is there. */
export const FormDialog = ({ onClose, children, ...dialog }: FormDialogProps) => {
  const t = useText(formTexts)
  const [touched, setTouched] = useState(false)
  const [asking, setAsking] = useState(false)
  const close = () => (touched ? setAsking(true) : onClose())
  return (
    <Dialog {...dialog} open onClose={close}>
      {children({ close, onTouched: setTouched })}
      <ConfirmDialog
        open={asking}
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirmLabel={t('leaveGo')}
        cancelLabel={t('leaveStay')}
        danger
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  )
}
