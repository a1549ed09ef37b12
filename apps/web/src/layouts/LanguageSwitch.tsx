import { shellTexts } from '@khyanalt/domain/messages/shell'
import { useLanguage, useText } from '../language/language.tsx'
import { type LanguageMode, languageModes } from '../language/language-store.ts'
import styles from './LanguageSwitch.module.css'

const labels = { both: 'languageBoth', mn: 'languageMn', en: 'languageEn' } as const

/** Mongolian with English beneath, or one of the two; the page stays as it is. */
export const LanguageSwitch = () => {
  const t = useText(shellTexts)
  const { mode, setMode } = useLanguage()
  return (
    <label className={styles.switch}>
      <span className={styles.label}>{t('language')}</span>
      <select
        className={styles.select}
        value={mode}
        onChange={event => setMode(event.currentTarget.value as LanguageMode)}
      >
        {languageModes.map(each => (
          <option key={each} value={each}>
            {t(labels[each])}
          </option>
        ))}
      </select>
    </label>
  )
}
