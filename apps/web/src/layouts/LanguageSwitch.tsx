// Mongolian with English beneath, or one of the two. The page, its place and what was typed stay as they are; without
// JavaScript the links set the cookie and come back.
import { type LanguageMode, languageModes } from '@khyanalt/domain/language'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { HeaderPopover } from './HeaderPopover.tsx'
import styles from './LanguageSwitch.module.css'
import lists from './MenuList.module.css'

const labels = { both: 'languageBoth', mn: 'languageMn', en: 'languageEn' } as const
const short = { both: 'МН/EN', mn: 'МН', en: 'EN' } as const

/** In the header: a button that opens the choice. */
export const LanguageSwitch = () => {
  const t = useText(shellTexts)
  const { mode } = useLanguage()
  return (
    <HeaderPopover
      // Begins with what is written on it, so that people who speak to the page can name it.
      label={`${short[mode]}, ${t('language')}: ${t(labels[mode])}`}
      trigger={
        <>
          <Icon name="globe" />
          <span className={styles.short}>{short[mode]}</span>
        </>
      }
    >
      <LanguageChoice />
    </HeaderPopover>
  )
}

/** The choice itself. */
export const LanguageChoice = () => {
  const t = useText(shellTexts)
  const { mode, setMode } = useLanguage()
  const { pathname, search } = useLocation()
  const choose = (next: LanguageMode) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    setMode(next)
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  return (
    <nav aria-label={t('language')}>
      <ul className={lists.list}>
        {languageModes.map(each => (
          <li key={each}>
            <a
              href={paths.language(each, pathname + search)}
              rel="nofollow"
              lang={each === 'en' ? 'en' : 'mn'}
              aria-current={each === mode ? 'true' : undefined}
              onClick={choose(each)}
            >
              {t(labels[each])}
              {each === mode && <Icon name="check" className={styles.chosen} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
