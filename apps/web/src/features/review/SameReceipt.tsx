// A receipt that pays for more than one invoice, or is used again, is pointed out before anybody confirms it.
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'

export const SameReceipt = ({ numbers }: { readonly numbers: readonly string[] }) => {
  const t = useText(staffDecisionTexts)
  return numbers.length > 0 ? <Alert tone="warning">{t('same_receipt', { numbers: numbers.join(', ') })}</Alert> : null
}
