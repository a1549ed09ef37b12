import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './Pagination.module.css'
import { useUiText } from './ui-texts.ts'

/** Pages of a list as links (`to`) or buttons (`onChange`); nothing where all fits on one. */
export const Pagination = ({
  page,
  pages,
  to,
  onChange,
  label,
}: {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly to?: ((page: number) => LinkProps['to']) | undefined
  readonly onChange?: ((page: number) => void) | undefined
  readonly label?: string | undefined
}) => {
  const t = useUiText()
  if (pages <= 1) return null
  const go = { to, onChange }
  return (
    <nav aria-label={label ?? t('pages')} className={styles.pages}>
      <Step {...go} page={page - 1} disabled={page <= 1} icon="chevronLeft" label={t('previous')} />
      <ul className={styles.numbers}>
        {around(page, pages).map((number, place) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place.
            <li key={`gap-${place}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Go
                {...go}
                page={number}
                label={t('goToPage', { page: number })}
                current={number === page}
                className={classNames(styles.page, number === page && styles.current)}
              >
                {number}
              </Go>
            </li>
          ),
        )}
      </ul>
      <span className={styles.where}>{t('page', { page, of: pages })}</span>
      <Step {...go} page={page + 1} disabled={page >= pages} icon="chevronRight" label={t('next')} />
    </nav>
  )
}

type GoProps = {
  readonly page: number
  readonly to: ((page: number) => LinkProps['to']) | undefined
  readonly onChange: ((page: number) => void) | undefined
  readonly label: string
}

const Step = ({ disabled, icon, ...go }: GoProps & { readonly disabled: boolean; readonly icon: IconName }) =>
  disabled ? (
    <span className={classNames(styles.page, styles.off)}>
      <Icon name={icon} />
    </span>
  ) : (
    <Go {...go} className={styles.page}>
      <Icon name={icon} />
    </Go>
  )

const Go = ({
  page,
  to,
  onChange,
  label,
  current = false,
  className,
  children,
}: GoProps & {
  readonly current?: boolean
  readonly className: string | undefined
  readonly children: React.ReactNode
}) => {
  const words = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined, className }
  return to ? (
    <Link {...words} className={className ?? ''} to={to(page)}>
      {children}
    </Link>
  ) : (
    <button {...words} type="button" onClick={() => onChange?.(page)}>
      {children}
    </button>
  )
}

/** First, last and the neighbours of the page; null is a gap. */
const around = (page: number, pages: number): readonly (number | null)[] => {
  const shown = Array.from({ length: pages }, (_, place) => place + 1).filter(
    number => number === 1 || number === pages || Math.abs(number - page) <= 1 || pages <= 7,
  )
  return shown.flatMap((number, place) =>
    place > 0 && number - (shown[place - 1] ?? 0) > 1 ? [null, number] : [number],
  )
}
