import { appPrivacy } from '@khyanalt/domain/statements/app-privacy'
import { Statement } from './Statement.tsx'

/** The privacy policy of the application (REQ-NAV-12). */
export const AppPrivacyScreen = () => <Statement statement={appPrivacy} />
