// The national single sign-on (REQ-AUTH-08…13).
import { authTexts } from '@khyanalt/domain/messages/auth'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { AuthCard } from './AuthCard.tsx'
import { SignOnPanel } from './SignOnPanel.tsx'
import { useAfterSignIn } from './useAfterSignIn.ts'

export const SignOnScreen = () => {
  const t = useText(authTexts)
  const pair = usePair(authTexts)
  const goOn = useAfterSignIn()
  return (
    <AuthCard
      {...pair('signOnTitle')}
      intro={t('signOnIntro')}
      others={[
        { to: paths.signInByNumber, label: t('toNumber') },
        { to: paths.portalSignIn, label: t('toPortal') },
      ]}
    >
      <SignOnPanel onSignedIn={goOn} />
    </AuthCard>
  )
}
