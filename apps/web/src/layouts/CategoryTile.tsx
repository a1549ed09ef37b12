// A category with the number of its services; some only inform, some lead elsewhere (REQ-HOME-02…06, REQ-CAT-06). Every
// tile is a link, so that it can be shared and works without JavaScript.
import type { Category } from '@khyanalt/contract/catalogue'
import { categoryRule } from '@khyanalt/domain/category-rules'
import { categoryTileTexts } from '@khyanalt/domain/messages/category-tiles'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useNamePair, useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import styles from './CategoryTile.module.css'
import { SignedInLink } from './SignedInLink.tsx'

const Dialog = lazy(async () => ({ default: (await import('../ui/Dialog.tsx')).Dialog }))

type Props = {
  readonly category: Category
  /** Its place among the tiles. */
  readonly index: number
  readonly count: number
  /** The page that lists services; empty for the page the tile stands on. */
  readonly base: string
  readonly active?: boolean
  /** The home page skips the page about the food-safety registration (CON-040). */
  readonly foodSafetyTo?: 'page' | 'form'
}

export const CategoryTile = ({ category, index, count, base, active = false, foodSafetyTo = 'page' }: Props) => {
  const t = useText(categoryTileTexts)
  const rule = categoryRule(category.id)
  const inner = <TileWords category={category} note={rule === 'services' ? t('count', { count }) : t(rule)} />
  const address = `${base}?category=${category.id}`
  const look = styles.tile ?? ''
  if (rule === 'notice') return <NoticeTile address={address}>{inner}</NoticeTile>
  if (rule === 'feeReport' || (rule === 'foodSafety' && foodSafetyTo === 'form')) {
    return (
      <SignedInLink
        to={rule === 'feeReport' ? paths.feeReports : paths.foodSafetyForm}
        text={t('loginText')}
        className={look}
      >
        {inner}
      </SignedInLink>
    )
  }
  if (rule === 'foodSafety') {
    return (
      <Link to={paths.service('fsi')} className={look}>
        {inner}
      </Link>
    )
  }
  return (
    <Link
      to={address}
      state={{ index, key: category.id }}
      preventScrollReset={base === ''}
      aria-current={active ? 'true' : undefined}
      className={look}
    >
      {inner}
    </Link>
  )
}

const TileWords = ({ category, note }: { readonly category: Category; readonly note: string }) => {
  const { title, subtitle } = useNamePair()(category.data._name)
  return (
    <>
      {category.data.icon.url && (
        <img src={category.data.icon.url} alt="" width={40} height={40} className={styles.icon} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {subtitle && (
          <span lang="en" className={styles.english}>
            {subtitle}
          </span>
        )}
        <span className={styles.count}>{note}</span>
      </span>
    </>
  )
}

/** Says that a category is served elsewhere; its address says the same (REQ-HOME-04). */
const NoticeTile = ({ address, children }: { readonly address: string; readonly children: ReactNode }) => {
  const t = useText(categoryTileTexts)
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    // Whoever asks for a new tab gets one.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Link to={address} onClick={show} aria-haspopup="dialog" className={styles.tile}>
        {children}
      </Link>
      {open && (
        <Suspense fallback={null}>
          <Dialog open onClose={() => setOpen(false)} title={t('noticeTitle')}>
            <p>{t('noticeText')}</p>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
