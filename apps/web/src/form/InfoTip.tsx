// A longer explanation behind an i, opened by click or keyboard so that it works on phones too.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useText } from '../language/language.tsx'
import { Popover } from '../ui/Popover.tsx'

/** The tooltip of a field. */
export const InfoTip = ({ title, text }: { readonly title: string; readonly text: string }) => {
  const t = useText(formTexts)
  return (
    <Popover label="i" ariaLabel={t('moreInfo', { field: title })} title={title}>
      <p>{text}</p>
    </Popover>
  )
}
