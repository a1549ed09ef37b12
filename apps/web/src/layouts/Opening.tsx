import { Spinner } from '../ui/Spinner.tsx'
import styles from './Opening.module.css'

/** Stands while the code of a signed-in area arrives. */
export const Opening = () => (
  <div className={styles.opening}>
    <Spinner size="l" />
  </div>
)
