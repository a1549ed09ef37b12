import { IconButton } from './IconButton.tsx'
import { Popover } from './Popover.tsx'
import { useUiText } from './ui-texts.ts'

/** A small "?" that explains; opened by a press, so that it works for fingers and keys alike. */
export const HelpTip = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => {
  const t = useUiText()
  return (
    <Popover title={title} trigger={<IconButton icon="help" label={`${t('help')}: ${title}`} size="s" />}>
      {children}
    </Popover>
  )
}
