// Why a list was not changed: who was faster, or what needs mending.

import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { ApiError } from '../../api/api-error.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

export const ListRefusal = ({ error, onReload }: { readonly error: unknown; readonly onReload: () => unknown }) => {
  const t = useText(staffListsTexts)
  const f = useText(staffListFilesTexts)
  const { ui } = useLanguage()
  if (!error) return null
  if (hasCode(error, 'version_conflict')) {
    const { by } = ((error as ApiError).current ?? {}) as { by?: string | null }
    return (
      <Alert
        tone="warning"
        urgent
        actions={
          <Button variant="secondary" size="s" onClick={onReload}>
            {t('reload')}
          </Button>
        }
      >
        {t('faster', { name: by ?? t('somebody') })}
      </Alert>
    )
  }
  return (
    <Alert tone="error" urgent>
      {mergeProblem(error, f) ?? optionProblem(error, null, t) ?? errorText(error, ui)}
    </Alert>
  )
}

/** What may keep options and lists from being merged, and days from being kept. */
const alsoKnown = ['merge_target', 'named_in_rules', 'level_above', 'bad_days'] as const

const known = [
  'duplicate_key',
  'bad_key',
  'duplicate_value',
  'bad_value',
  'markup_in_text',
  'not_a_parent',
  'too_few',
] as const

/** What is wrong at a place of an option, or anywhere, in words. */
export const optionProblem = (
  error: unknown,
  path: string | null,
  t: (key: `problem_${(typeof known)[number] | 'other'}`) => string,
): string | null => {
  const problems = error instanceof ApiError ? error.problems : []
  const found = problems.find(problem => path === null || problem.path === path)
  return found ? t(`problem_${known.find(code => code === found.code) ?? 'other'}`) : null
}

/** Why options or lists cannot be merged, in words. */
export const mergeProblem = (
  error: unknown,
  t: (key: `problem_${(typeof alsoKnown)[number]}`) => string,
): string | null => {
  const problems = error instanceof ApiError ? error.problems : []
  const code = alsoKnown.find(known => problems.some(problem => problem.code === known))
  return code ? t(`problem_${code}`) : null
}
