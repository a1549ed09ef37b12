// Six registers as tiles (REQ-TOOL-11).
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import { registerNames } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { Link } from 'react-router'
import { useName, useNamePair, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './equipment.module.css'

const icons: Readonly<Record<(typeof registerNames)[number], IconName>> = {
  radioactive: 'warning',
  generator: 'warning',
  clothing: 'user',
  surveymeter: 'chart',
  workplace: 'building',
  safety: 'lock',
}

export const AdditionalScreen = () => {
  const t = useText(equipmentScreenTexts)
  const pair = usePair(equipmentScreenTexts)
  const names = useNamePair()
  const name = useName()
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('lead')} />
      <ul className={styles.tiles}>
        {registerNames.map(each => {
          const { title, subtitle } = names(registers[each].title)
          return (
            <li key={each}>
              <Link to={paths.additionalRegister(each)} className={styles.tile}>
                <span className={styles.icon}>
                  <Icon name={icons[each]} size="l" />
                </span>
                <span className={styles.words}>
                  <strong>{title}</strong>
                  {subtitle && <span lang="en">{subtitle}</span>}
                  <span>{name(registers[each].about)}</span>
                </span>
                <Icon name="chevronRight" />
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
