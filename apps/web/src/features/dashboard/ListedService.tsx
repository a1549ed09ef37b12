// The service of a listed request with its English line.
import type { Bilingual } from '@khyanalt/domain/language'
import type { ReactNode } from 'react'
import { useNamePair } from '../../language/language.tsx'
import styles from './RequestTable.module.css'

export const ListedService = ({ title, children }: { readonly title: Bilingual; readonly children?: ReactNode }) => {
  const pair = useNamePair()(title)
  return (
    <span className={styles.service}>
      {pair.title}
      {pair.subtitle && (
        <span lang="en" className={styles.english}>
          {pair.subtitle}
        </span>
      )}
      {children}
    </span>
  )
}
