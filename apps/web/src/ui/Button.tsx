import type { ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Spinner } from './Spinner.tsx'
import { useUiText } from './ui-texts.ts'

type ButtonLook = {
  readonly children: ReactNode
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  readonly size?: 'm' | 's' | undefined
  readonly icon?: IconName | undefined
  readonly iconEnd?: IconName | undefined
  /** As wide as the room it has. */
  readonly wide?: boolean | undefined
  readonly className?: string | undefined
}

export type ButtonProps = ButtonLook & {
  readonly onClick?: ((event: React.MouseEvent<HTMLButtonElement>) => void) | undefined
  readonly type?: 'button' | 'submit' | 'reset' | undefined
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
  readonly disabled?: boolean | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly form?: string | undefined
  readonly autoFocus?: boolean | undefined
  readonly label?: string | undefined
  readonly describedBy?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** While `busy` it keeps its place, width and focus, says what is going on and takes no second press. */
export const Button = ({
  children,
  variant,
  size,
  icon,
  iconEnd,
  wide,
  className,
  onClick,
  type = 'button',
  busy = false,
  busyLabel,
  label,
  describedBy,
  ...rest
}: ButtonProps) => {
  const t = useUiText()
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, size, wide, className })}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={event => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <Inside icon={icon} iconEnd={iconEnd}>
        {children}
      </Inside>
      {busy && (
        <span className={styles.busy}>
          <Spinner label={busyLabel ?? t('working')} />
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button: it leads somewhere, it does nothing. `href` leaves the portal's screens. */
export const ButtonLink = ({
  children,
  variant,
  size,
  icon,
  iconEnd,
  wide,
  className,
  to,
  href,
  ...rest
}: ButtonLook & {
  readonly id?: string | undefined
  readonly target?: string | undefined
  readonly rel?: string | undefined
  readonly download?: string | boolean | undefined
  readonly onClick?: ((event: React.MouseEvent<HTMLAnchorElement>) => void) | undefined
} & (
    | { readonly to: LinkProps['to']; readonly href?: undefined }
    | { readonly href: string; readonly to?: undefined }
  )) => {
  const inside = (
    <Inside icon={icon} iconEnd={iconEnd}>
      {children}
    </Inside>
  )
  const look = lookOf({ variant, size, wide, className })
  return to === undefined ? (
    <a {...rest} href={href} className={look}>
      {inside}
    </a>
  ) : (
    <Link {...rest} to={to} className={look}>
      {inside}
    </Link>
  )
}

const Inside = ({ children, icon, iconEnd }: Pick<ButtonLook, 'children' | 'icon' | 'iconEnd'>) => (
  <span className={styles.inside}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
    {iconEnd && <Icon name={iconEnd} />}
  </span>
)

const lookOf = ({ variant = 'primary', size = 'm', wide, className }: Omit<ButtonLook, 'children'>) =>
  classNames(styles.button, styles[variant], size === 's' && styles.small, wide && styles.wide, className)
