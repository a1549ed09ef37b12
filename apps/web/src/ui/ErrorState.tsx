import type { ReactNode } from 'react'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { useUiText } from './ui-texts.ts'

/** A list or screen that could not be loaded, with a way to try again. */
export const ErrorState = ({
  title,
  text,
  onRetry,
  retrying = false,
  retryLabel,
  action,
}: {
  readonly title?: string | undefined
  readonly text?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean | undefined
  readonly retryLabel?: string | undefined
  readonly action?: ReactNode
}) => {
  const t = useUiText()
  return (
    <Alert
      tone="error"
      urgent
      title={title ?? t('failed')}
      actions={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button variant="secondary" icon="refresh" onClick={() => onRetry()} busy={retrying}>
                {retryLabel ?? t('retry')}
              </Button>
            )}
            {action}
          </>
        )
      }
    >
      {text}
    </Alert>
  )
}
