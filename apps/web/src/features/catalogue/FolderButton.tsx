// A folder shows its services in a dialog, 700 wide (REQ-CAT-02).
import type { Category } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { lazy, Suspense, useState } from 'react'
import { useNamePair, useText } from '../../language/language.tsx'
import styles from './FolderButton.module.css'

const FolderDialog = lazy(async () => ({ default: (await import('./FolderDialog.tsx')).FolderDialog }))

export const FolderButton = ({ folder }: { readonly folder: Category }) => {
  const t = useText(catalogueTexts)
  const [open, setOpen] = useState(false)
  const { title, subtitle } = useNamePair()(folder.data._name)
  return (
    <>
      <button type="button" className={styles.folder} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {folder.data.icon.url && <img src={folder.data.icon.url} alt="" width={32} height={32} />}
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          {subtitle && (
            <span lang="en" className={styles.english}>
              {subtitle}
            </span>
          )}
          <span className={styles.open}>{t('openFolder')}</span>
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <FolderDialog folder={folder} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
