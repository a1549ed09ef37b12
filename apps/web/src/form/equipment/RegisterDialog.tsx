// A sheet or a record over the page (REQ-RAD-03, REQ-GEN-11, REQ-CLOTH-05).
import type { Bilingual } from '@khyanalt/domain/language'
import { useNamePair } from '../../language/language.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'

type RegisterDialogProps = Omit<RegisterFormProps, 'onCancel' | 'onTouched'> & {
  readonly title: Bilingual
  readonly width: 'w1000' | 'w1100'
  readonly onClose: () => void
}

/** Open as long as it is there. */
export const RegisterDialog = ({ title, width, onClose, ...form }: RegisterDialogProps) => {
  const pair = useNamePair()
  return (
    <FormDialog onClose={onClose} size={width} {...pair(title)}>
      {({ close, onTouched }) => <RegisterForm {...form} onCancel={close} onTouched={onTouched} />}
    </FormDialog>
  )
}
