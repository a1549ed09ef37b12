// A small “?” with the tooltip of a field; opened by a press, so that it works for fingers and keys alike.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useText } from '../language/language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Popover } from './lazy-parts.tsx'

/** The tooltip. */
export const HelpTip = ({ title, text }: { readonly title: string; readonly text: string }) => {
  const t = useText(formTexts)
  return (
    <Popover title={title} trigger={<IconButton icon="help" label={t('moreInfo', { field: title })} size="s" />}>
      {text}
    </Popover>
  )
}
