import type { ReactNode } from 'react'
import styles from './StaffScreen.module.css'

/** One screen of the console: its parts beneath each other, its title smaller than those of the public pages. */
export const StaffScreen = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.screen}>{children}</div>
)
