// What stands where a screen failed, within the frame if that stands: a server that is not reached, or a fault of ours.
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { useLanguage, useText } from '../language/language.tsx'
import styles from './Broken.module.css'

const reload = () => location.reload()

export const Broken = () => {
  const t = useText(shellTexts)
  const { ui } = useLanguage()
  const error = useRouteError()
  const away = error instanceof ApiError && error.code === 'network' ? error : null
  useEffect(() => {
    // Nothing is lost: what was typed here went with its screen.
    if (away) addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [away])
  return (
    <div className={styles.broken}>
      <h1>{t('brokenTitle')}</h1>
      <p>{away ? (ui === 'mn' ? away.message : away.messageEn) : t('brokenText')}</p>
      <p>
        <button type="button" onClick={reload}>
          {t('reload')}
        </button>
      </p>
      <p>
        <a href="/">{t('toHome')}</a>
      </p>
    </div>
  )
}

/** The same without any frame. */
export const BrokenPage = () => (
  <main id="main">
    <Broken />
  </main>
)
