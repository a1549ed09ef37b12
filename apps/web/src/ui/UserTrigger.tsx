import { Icon } from './Icon.tsx'
import styles from './UserTrigger.module.css'

/** The button of the signed-in person, to be handed to `Menu`: name and what they act as. */
export const UserTrigger = ({
  name,
  actsAs,
  ref,
  ...rest
}: Omit<React.ComponentProps<'button'>, 'name' | 'children'> & {
  readonly name: string
  readonly actsAs?: string | undefined
}) => (
  <button type="button" {...rest} ref={ref} className={styles.trigger}>
    <Icon name="user" />
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {actsAs && <span className={styles.role}>{actsAs}</span>}
    </span>
    <Icon name="chevronDown" size="s" />
  </button>
)
