import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'

/** Things that belong together on their own ground. */
export const Card = ({
  children,
  title,
  subtitle,
  headingLevel = 2,
  actions,
  padding = 'm',
  as: Element = 'section',
  id,
  className,
}: {
  readonly children?: ReactNode
  readonly title?: ReactNode
  readonly subtitle?: string | null | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly actions?: ReactNode
  readonly padding?: 'none' | 's' | 'm' | 'l' | undefined
  readonly as?: 'section' | 'article' | 'div' | 'li' | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
}) => {
  const Heading = `h${headingLevel}` as const
  return (
    <Element id={id} className={classNames(styles.card, styles[padding], className)}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && (
            <Heading className={styles.title}>
              {title}
              {subtitle && (
                <span lang="en" className={styles.subtitle}>
                  {subtitle}
                </span>
              )}
            </Heading>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </Element>
  )
}
