import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './Tag.module.css'

export type Tone = 'blue' | 'green' | 'orange' | 'red' | 'purple' | 'grey'

/** A short word with a colour; the colour alone never says anything. */
export const Tag = ({
  children,
  tone = 'grey',
  icon,
  size = 'm',
}: {
  readonly children: ReactNode
  readonly tone?: Tone | undefined
  readonly icon?: IconName | undefined
  readonly size?: 's' | 'm' | undefined
}) => (
  <span className={styles.tag} data-tone={tone} data-size={size}>
    {icon && <Icon name={icon} size="s" />}
    <span>{children}</span>
  </span>
)
