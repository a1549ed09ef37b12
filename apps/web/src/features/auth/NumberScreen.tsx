// Signing in by register number and password (REQ-AUTH-01…03).
import { login } from '@khyanalt/contract/auth'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { callApi } from '../../api/client.ts'
import { signInWithToken } from '../../api/sign-in.ts'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { AuthCard } from './AuthCard.tsx'
import { PasswordSignIn } from './PasswordSignIn.tsx'
import { useAfterSignIn } from './useAfterSignIn.ts'

export const NumberScreen = () => {
  const t = useText(authTexts)
  const shell = useText(shellTexts)
  const pair = usePair(authTexts)
  const goOn = useAfterSignIn()
  return (
    <AuthCard
      {...pair('numberTitle')}
      others={[
        { to: paths.signOn, label: t('toSignOn') },
        { to: paths.portalSignIn, label: t('toPortal') },
        { to: paths.newPassword, label: shell('titleNewPassword') },
      ]}
    >
      <PasswordSignIn
        name={{ label: t('registerNumber'), help: t('registerNumberHelp'), missing: t('registerNumberMissing') }}
        wrong={t('wrongNumber')}
        toast
        signIn={(registerNumber, password) => callApi(login, { register_number: registerNumber, password })}
        onToken={async token => {
          await signInWithToken(token)
          goOn()
        }}
      />
    </AuthCard>
  )
}
