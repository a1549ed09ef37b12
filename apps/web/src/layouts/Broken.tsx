// What stands where a screen failed: a chunk that did not arrive, or a fault of ours.
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { useText } from '../language/language.tsx'
import styles from './Broken.module.css'

export const Broken = () => {
  const t = useText(shellTexts)
  return (
    <main className={styles.broken} id="main">
      <h1>{t('brokenTitle')}</h1>
      <p>{t('brokenText')}</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {t('reload')}
        </button>
      </p>
      <p>
        <a href="/">{t('toHome')}</a>
      </p>
    </main>
  )
}
