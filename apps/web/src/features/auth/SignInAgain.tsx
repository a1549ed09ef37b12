// Signing in again in place: the page below keeps everything that was typed.
import { login, portalLogin } from '@khyanalt/contract/auth'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { signInAgainTexts } from '@khyanalt/domain/messages/sign-in-again'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { clearSession, readSession } from '../../api/session.ts'
import { signInWithToken } from '../../api/sign-in.ts'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordSignIn } from './PasswordSignIn.tsx'
import styles from './SignInAgain.module.css'
import { SignOnPanel } from './SignOnPanel.tsx'
import { SupportEnded } from './SupportEnded.tsx'

export const SignInAgain = () => {
  const t = useText(authTexts)
  const shell = useText(shellTexts)
  const again = useText(signInAgainTexts)
  const navigate = useNavigate()
  const [{ user, support }] = useState(readSession)
  if (!user) return null
  // Nobody knows the client's password here, and nobody should.
  if (support) return <SupportEnded />
  const staff = user.login_type === 'user'

  const leave = () => {
    clearSession()
    navigate(paths.home)
  }
  const name = staff
    ? { label: t('email'), missing: t('emailMissing'), type: 'email' as const }
    : { label: t('registerNumber'), missing: t('registerNumberMissing') }

  return (
    <Dialog open locked onClose={leave} title={shell('againTitle')}>
      <div className={styles.again}>
        <Alert tone="warning">{again('againText')}</Alert>
        <PasswordSignIn
          name={name}
          wrong={t(staff ? 'wrongPortal' : 'wrongNumber')}
          defaultName={(staff ? user.email : user.register_number) ?? ''}
          signIn={(typed, password) =>
            staff
              ? callApi(portalLogin, { email: typed, password })
              : callApi(login, { register_number: typed, password })
          }
          onToken={token => signInWithToken(token, { only: user })}
        />
        {!staff && <SignOnPanel onSignedIn={() => undefined} only={user} secondary />}
        <Button variant="quiet" onClick={leave}>
          {again('againLeave')}
        </Button>
      </div>
    </Dialog>
  )
}
