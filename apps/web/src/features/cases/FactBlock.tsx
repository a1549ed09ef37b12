import { type ReactNode, useId } from 'react'
import styles from './CaseFrame.module.css'

/** One subject of the facts, under its heading. */
export const FactBlock = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
