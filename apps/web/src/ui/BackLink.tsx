import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './BackLink.module.css'
import { Icon } from './Icon.tsx'

/** One step up. */
export const BackLink = ({ to, children }: { readonly to: LinkProps['to']; readonly children: ReactNode }) => (
  <Link to={to} className={styles.link}>
    <Icon name="arrowLeft" />
    {children}
  </Link>
)
