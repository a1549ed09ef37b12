// The ways to log in (CON-028): single sign-on, register number, and quietly the door of staff.
import { loginChooserTexts } from '@khyanalt/domain/messages/login-chooser'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { Link } from 'react-router'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './LoginChooser.module.css'

const ways = [
  { to: paths.signOn, way: 'bySignOn', hint: 'bySignOnHint' },
  { to: paths.signInByNumber, way: 'byNumber', hint: 'byNumberHint' },
] as const

export const LoginChooser = ({
  open,
  onClose,
  title,
  text,
  why,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly title?: string
  /** Why signing in is asked for: in words of the place, else one of the usual reasons. */
  readonly text?: string | undefined
  readonly why?: 'loginNeeded' | 'sessionEnded'
}) => {
  const t = useText(shellTexts)
  const own = useText(loginChooserTexts)
  const reason = text ?? (why && own(why))
  return (
    <Dialog open={open} onClose={onClose} title={title ?? t('loginTitle')}>
      {reason && <p>{reason}</p>}
      <ul className={styles.ways}>
        {ways.map(({ to, way, hint }) => (
          <li key={to}>
            <Link to={to} className={styles.way} onClick={onClose}>
              <span className={styles.title}>{t(way)}</span>
              <span className={styles.hint}>{own(hint)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.staff}>
        <Link to={paths.portalSignIn} onClick={onClose}>
          {t('portalLogin')}
        </Link>
      </p>
    </Dialog>
  )
}
