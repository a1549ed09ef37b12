// Signing in by e-mail and password: operators and agency staff (REQ-AUTH-04…07, CON-020).
import { portalLogin } from '@khyanalt/contract/auth'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { callApi } from '../../api/client.ts'
import { signInWithToken } from '../../api/sign-in.ts'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { AuthCard } from './AuthCard.tsx'
import { PasswordSignIn } from './PasswordSignIn.tsx'
import { useAfterSignIn } from './useAfterSignIn.ts'

export const PortalSignInScreen = () => {
  const t = useText(authTexts)
  const shell = useText(shellTexts)
  const pair = usePair(authTexts)
  const goOn = useAfterSignIn()
  return (
    <AuthCard
      {...pair('portalTitle')}
      intro={t('portalIntro')}
      others={[
        { to: paths.signOn, label: t('toSignOn') },
        { to: paths.signInByNumber, label: t('toNumber') },
        { to: paths.newPassword, label: shell('titleNewPassword') },
      ]}
    >
      <PasswordSignIn
        name={{ label: t('email'), missing: t('emailMissing'), type: 'email' }}
        wrong={t('wrongPortal')}
        signIn={(email, password) => callApi(portalLogin, { email, password })}
        onToken={async token => {
          await signInWithToken(token)
          goOn()
        }}
      />
    </AuthCard>
  )
}
