// A folder shows its services in a dialog, 700 wide (REQ-CAT-02); its link leads to the page of the folder.
import type { Category } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FolderLink.module.css'

const FolderDialog = lazy(async () => ({ default: (await import('./FolderDialog.tsx')).FolderDialog }))

export const FolderLink = ({ folder, count }: { readonly folder: Category; readonly count: number }) => {
  const t = useText(catalogueTexts)
  const [open, setOpen] = useState(false)
  const { title, subtitle } = useNamePair()(folder.data._name)
  const show = (event: MouseEvent) => {
    // Another tab is another page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Link to={paths.category(folder.id)} className={styles.folder} onClick={show} aria-haspopup="dialog">
        <Icon name="folder" size="l" className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          {subtitle && (
            <span lang="en" className={styles.english}>
              {subtitle}
            </span>
          )}
        </span>
        <span className={styles.count}>{t('count', { count })}</span>
      </Link>
      {open && (
        <Suspense fallback={null}>
          <FolderDialog folder={folder} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
