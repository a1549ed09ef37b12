// Copies a value and says so; whoever hears the page is told which value.
import { copyTexts } from '@khyanalt/domain/messages/copy'
import { useText } from '../language/language.tsx'
import { Button } from './Button.tsx'
import { announce } from './live-region.ts'
import { showToast } from './toast.ts'

type CopyButtonProps = {
  readonly text: string
  /** What is copied, in words. */
  readonly label: string
}

export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const t = useText(copyTexts)
  const copy = async () => {
    // Not every browser gives the clipboard to a page; then the value can still be marked by hand.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    const said = t(done ? 'copied' : 'notCopied', { what: label })
    announce(said)
    showToast({ tone: done ? 'success' : 'error', text: said })
  }
  return (
    <Button variant="quiet" size="s" icon="copy" label={t('copyOf', { what: label })} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}
