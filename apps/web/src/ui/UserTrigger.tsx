import { Icon } from './Icon.tsx'
import styles from './UserTrigger.module.css'

/** The button of the signed-in person, to be handed to `Menu`: name and what they act as. */
export const UserTrigger = ({
  name,
  role,
  ref,
  ...rest
}: Omit<React.ComponentProps<'button'>, 'name' | 'role' | 'children'> & {
  readonly name: string
  readonly role?: string | undefined
}) => (
  <button type="button" {...rest} ref={ref} className={styles.trigger}>
    <Icon name="user" />
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {role && <span className={styles.role}>{role}</span>}
    </span>
    <Icon name="chevronDown" size="s" />
  </button>
)
