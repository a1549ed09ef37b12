import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './StatCard.module.css'
import type { Tone } from './Tag.tsx'

/** One number with its word; with `to` the whole card leads to the list behind it. */
export const StatCard = ({
  value,
  label,
  sublabel,
  icon,
  tone = 'grey',
  to,
  current = false,
}: {
  readonly value: ReactNode
  readonly label: string
  readonly sublabel?: string | null | undefined
  readonly icon?: IconName | undefined
  readonly tone?: Tone | undefined
  readonly to?: LinkProps['to'] | undefined
  readonly current?: boolean | undefined
}) => {
  const inside = (
    <>
      {icon && (
        <span className={styles.icon} data-tone={tone}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.value}>{value}</span>
        <span className={styles.label}>{label}</span>
        {sublabel && (
          <span lang="en" className={styles.sublabel}>
            {sublabel}
          </span>
        )}
      </span>
    </>
  )
  const look = classNames(styles.card, to !== undefined && styles.link)
  return to === undefined ? (
    <div className={look}>{inside}</div>
  ) : (
    <Link to={to} className={look} aria-current={current ? 'true' : undefined}>
      {inside}
    </Link>
  )
}
