import { Link, type LinkProps } from 'react-router'
import styles from './Breadcrumbs.module.css'
import { Icon } from './Icon.tsx'
import { useUiText } from './ui-texts.ts'

/** The way from the first page to this one; the last has no address. */
export const Breadcrumbs = ({
  items,
}: {
  readonly items: readonly { readonly label: string; readonly to?: LinkProps['to'] | undefined }[]
}) => {
  const t = useUiText()
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {items.map(({ label, to }) => (
          <li key={label} className={styles.item}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
                <Icon name="chevronRight" size="s" className={styles.mark} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
