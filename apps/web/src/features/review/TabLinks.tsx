import { Link } from 'react-router'
import styles from './TabLinks.module.css'

/** Parts of a list that each have an address of their own; hence links, of which one is current. */
export const TabLinks = ({
  label,
  tabs,
  current,
}: {
  readonly label: string
  readonly tabs: readonly { readonly key: string; readonly text: string; readonly search: string }[]
  readonly current: string
}) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map(({ key, text, search }) => (
        <li key={key}>
          <Link to={{ search }} aria-current={key === current ? 'page' : undefined} className={styles.tab}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
