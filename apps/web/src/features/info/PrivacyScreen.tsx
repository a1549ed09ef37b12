import { privacy } from '@khyanalt/domain/statements/privacy'
import { Statement } from './Statement.tsx'

/** How the portal treats personal data. */
export const PrivacyScreen = () => <Statement statement={privacy} />
