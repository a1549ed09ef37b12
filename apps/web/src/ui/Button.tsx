import type { ReactNode } from 'react'
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

export type ButtonProps = ButtonLook &
  Omit<React.ComponentProps<'button'>, keyof ButtonLook> & {
    readonly busy?: boolean | undefined
    /** What is going on, said while busy. */
    readonly busyLabel?: string | undefined
    /** Name for people who hear the page, where the words alone do not tell buttons apart. */
    readonly label?: string | undefined
    readonly describedBy?: string | undefined
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
      {...(label ? { 'aria-label': label } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      {...(busy ? { 'aria-disabled': true } : {})}
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
  state,
  ...rest
}: ButtonLook & {
  readonly id?: string | undefined
  readonly target?: string | undefined
  readonly rel?: string | undefined
  readonly download?: string | boolean | undefined
  readonly state?: unknown
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
    <Link {...rest} to={to} state={state} className={look}>
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
