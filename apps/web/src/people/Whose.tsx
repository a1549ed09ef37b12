// The name of the organisation beside a row, where rows of several stand together (REQ-BEHALF-03).
import { useBehalf } from '../api/behalf.ts'
import styles from './people.module.css'

export const Whose = ({ companyId }: { readonly companyId: string | null | undefined }) => {
  const { principals, principal } = useBehalf()
  if (companyId === undefined || principal !== null || principals.length === 0) return null
  const whose = principals.find(({ id }) => id === (companyId ?? 'self'))
  return whose ? <span className={styles.whose}>{whose.name}</span> : null
}
