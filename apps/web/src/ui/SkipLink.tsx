import styles from './SkipLink.module.css'
import { useUiText } from './ui-texts.ts'

/** First thing the tab key finds: past the menu to the content. */
export const SkipLink = ({ target = 'main', label }: { readonly target?: string; readonly label?: string }) => {
  const t = useUiText()
  return (
    <a href={`#${target}`} className={styles.skip}>
      {label ?? t('skipToContent')}
    </a>
  )
}
