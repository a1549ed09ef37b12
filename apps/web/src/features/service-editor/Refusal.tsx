// Why something was not saved: the sentence, who was faster, and every place.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { ApiError } from '../../api/api-error.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { problemWords } from './problem-words.ts'

export const Refusal = ({ error, actions }: { readonly error: unknown; readonly actions?: React.ReactNode }) => {
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
              <code>{problem.path}</code> {problemWords(problem, ui)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
