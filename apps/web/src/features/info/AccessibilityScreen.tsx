import { accessibility } from '@khyanalt/domain/statements/accessibility'
import { Statement } from './Statement.tsx'

/** Who can use the portal how, and whom to tell of barriers. */
export const AccessibilityScreen = () => <Statement statement={accessibility} />
