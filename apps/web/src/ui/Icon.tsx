import { classNames } from './class-names.ts'
import styles from './Icon.module.css'
import { type IconName, iconPaths } from './icon-paths.ts'

/** A drawing beside a word; with `label` it stands alone and says what it means. */
export const Icon = ({
  name,
  size = 'm',
  label,
  className,
}: {
  readonly name: IconName
  readonly size?: 's' | 'm' | 'l' | 'xl' | undefined
  readonly label?: string | undefined
  readonly className?: string | undefined
}) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a name is given by aria-label where the drawing stands alone.
  <svg
    viewBox="0 0 24 24"
    className={classNames(styles.icon, styles[size], className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
)
