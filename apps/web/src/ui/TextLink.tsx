import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './TextLink.module.css'

/** A link that stands by itself, as tall as a finger; `href` leaves the portal's screens. */
export const TextLink = ({
  to,
  href,
  children,
  icon,
  quiet = false,
  newWindow = false,
  className,
}: {
  readonly to?: LinkProps['to'] | undefined
  readonly href?: string | undefined
  readonly children: ReactNode
  readonly icon?: IconName | undefined
  readonly quiet?: boolean | undefined
  readonly newWindow?: boolean | undefined
  readonly className?: string | undefined
}) => {
  const look = classNames(styles.link, quiet && styles.quiet, className)
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {newWindow && <Icon name="external" size="s" />}
    </>
  )
  return to === undefined ? (
    <a href={href} className={look} {...(newWindow ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {inside}
    </a>
  ) : (
    <Link to={to} className={look}>
      {inside}
    </Link>
  )
}
