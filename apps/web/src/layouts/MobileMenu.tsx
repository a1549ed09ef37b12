// The main menu on narrow screens, with the same entries (REQ-NAV-01).
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { NavLink } from 'react-router'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { HeaderPopover } from './HeaderPopover.tsx'
import { LanguageChoice } from './LanguageSwitch.tsx'
import lists from './MenuList.module.css'
import styles from './MobileMenu.module.css'
import { mainMenu } from './main-menu.ts'

export const MobileMenu = () => {
  const t = useText(shellTexts)
  return (
    <HeaderPopover label={t('mainMenu')} trigger={<Icon name="menu" />} className={styles.menu}>
      <nav aria-label={t('mainMenu')}>
        <ul className={lists.list}>
          {mainMenu.map(({ key, to }) => (
            <li key={key}>
              <NavLink to={to} end={to === paths.home}>
                {t(key)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.language}>
        <LanguageChoice />
      </div>
    </HeaderPopover>
  )
}
