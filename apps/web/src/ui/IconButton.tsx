import type { Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import type { IconName } from './icon-paths.ts'

/** A button that shows a drawing only; `label` is its name and its tip. Other attributes (of a menu trigger) pass through. */
export const IconButton = ({
  icon,
  label,
  size = 'm',
  className,
  ref,
  ...rest
}: Omit<React.ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label' | 'title'> & {
  readonly icon: IconName
  readonly label: string
  readonly size?: 'm' | 's' | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}) => (
  <button
    type="button"
    {...rest}
    ref={ref}
    className={classNames(styles.button, size === 's' && styles.small, className)}
    aria-label={label}
    title={label}
  >
    <Icon name={icon} />
  </button>
)
