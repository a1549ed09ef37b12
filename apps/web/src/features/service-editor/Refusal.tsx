// Why something was not saved: the sentence, who was faster, and every place.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { placeWords } from '@khyanalt/form-engine/definition-place'
import { ApiError } from '../../api/api-error.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { problemWords } from './problem-words.ts'

export const Refusal = ({
  error,
  of,
  actions,
}: {
  readonly error: unknown
  /** What was refused, so that places are told by its titles. */
  readonly of?: unknown
  readonly actions?: React.ReactNode
}) => {
  const t = useText(serviceEditorTexts)
  const { ui } = useLanguage()
  if (!error) return null
  if (hasCode(error, 'version_conflict')) {
    const { by } = ((error as ApiError).current ?? {}) as { by?: string | null }
    return (
      <Alert tone="warning" urgent actions={actions}>
        {t('who_was_faster', { name: by ?? t('somebody') })}
      </Alert>
    )
  }
  const problems = error instanceof ApiError ? error.problems : []
  return (
    <Alert tone="error" urgent title={errorText(error, ui)}>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
            <li key={index}>
              <strong>{placeWords(of, problem.path, ui)}</strong> {problemWords(problem, ui)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
