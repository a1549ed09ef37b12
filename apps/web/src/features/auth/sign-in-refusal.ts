import { hasCode } from '../../api/error-text.ts'

/** Whether name or password were wrong, which each form words in its own way (REQ-AUTH-02, REQ-AUTH-06). */
export const isWrongPassword = (error: unknown): boolean => hasCode(error, 'wrong_credentials')
