// Every area in the documented order, for whoever looks for one that has no tab yet (REQ-DESK-15).
import { areaTexts } from '@khyanalt/domain/messages/areas'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { NavLink } from 'react-router'
import { useText } from '../language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { AreaTab } from './area-tab.ts'
import { HeaderPopover } from './HeaderPopover.tsx'
import lists from './MenuList.module.css'

export const MoreAreas = ({ areas }: { readonly areas: readonly AreaTab[] }) => {
  const t = useText(areaTexts)
  const name = useText(shellTexts)
  return (
    <HeaderPopover
      label={t('allAreas')}
      trigger={
        <>
          {t('more')}
          <Icon name="chevronDown" />
        </>
      }
    >
      <nav aria-label={t('allAreas')}>
        <ul className={lists.list}>
          {areas.map(({ key, to, end }) => (
            <li key={key}>
              <NavLink to={to} end={end ?? false}>
                {name(key)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </HeaderPopover>
  )
}
