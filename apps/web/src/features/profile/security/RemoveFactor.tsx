// Asks before a factor is taken away, and takes it away.
import type { InputOf } from '@khyanalt/contract/call'
import { removeFactor } from '@khyanalt/contract/second-factor'
import { securityTexts } from '@khyanalt/domain/messages/security'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../../api/client.ts'
import { errorText } from '../../../api/error-text.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { OnFactorsChanged } from './queries.ts'

type RemoveFactorProps = {
  readonly factor: InputOf<typeof removeFactor>['factor']
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly onClose: () => void
  readonly onChanged: OnFactorsChanged
}

export const RemoveFactor = ({ factor, title, text, confirmLabel, onClose, onChanged }: RemoveFactorProps) => {
  const t = useText(securityTexts)
  const { ui } = useLanguage()
  const remove = useMutation({
    mutationFn: () => callApi(removeFactor, { factor }),
    onSuccess: () => {
      showToast({ text: t('removed') })
      onClose()
      return onChanged()
    },
  })
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {remove.error && <Alert tone="error">{errorText(remove.error, ui)}</Alert>}
    </ConfirmDialog>
  )
}
