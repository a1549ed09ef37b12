// The way to the search from every page but those that hold a field of their own.
import { searchFieldTexts } from '@khyanalt/domain/messages/search-field'
import { Link, useLocation } from 'react-router'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './HeaderSearch.module.css'

const ownField = new Set<string>([paths.home, paths.homeSynonym, paths.search])

export const HeaderSearch = () => {
  const t = useText(searchFieldTexts)
  const { pathname } = useLocation()
  if (ownField.has(pathname)) return null
  return (
    <Link to={paths.search} className={styles.link}>
      <Icon name="search" label={t('search')} />
    </Link>
  )
}
