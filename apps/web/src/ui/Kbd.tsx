import type { ReactNode } from 'react'
import styles from './Kbd.module.css'

/** A key to press. */
export const Kbd = ({ children }: { readonly children: ReactNode }) => <kbd className={styles.key}>{children}</kbd>
