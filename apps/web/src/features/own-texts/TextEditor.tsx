// Words of a message as they are typed, side by side in both languages, with what they may hold and how they arrive.
import { type OwnTextState, saveOwnText } from '@khyanalt/contract/own-texts'
import { ownTextTexts, variableNames } from '@khyanalt/domain/messages/own-texts'
import {
  isLetterName,
  type OwnTextName,
  type OwnWords,
  ownTexts,
  shippedWords,
} from '@khyanalt/domain/own-texts/own-texts'
import { withNames } from '@khyanalt/domain/own-texts/template'
import { paramsIn } from '@khyanalt/domain/problem'
import { formatText } from '@khyanalt/domain/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { LeaveGuard } from '../../console/LeaveGuard.tsx'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { showToast } from '../../ui/toast.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import styles from './own-texts.module.css'
import { PartField } from './PartField.tsx'
import { ownTextsKey } from './queries.ts'
import { draftOf, draftProblems, readDraft } from './words-draft.ts'

const languages = ['mn', 'en'] as const
const idOf = (path: string): string => `text-${path.replace('/', '-')}`

export const TextEditor = ({
  name,
  state: given,
  onReload,
}: {
  readonly name: OwnTextName
  readonly state: OwnTextState
  readonly onReload: () => void
}) => {
  const t = useText(ownTextTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const act = useActId()
  const heading = useRef<HTMLHeadingElement>(null)
  const text = ownTexts[name]
  const [state, setState] = useState(given)
  const [draft, setDraft] = useState(() => draftOf(text, state.words))
  const [tried, setTried] = useState(false)
  const [resetting, setResetting] = useState(false)
  const found = draftProblems(text, draft)
  const sound = found.length === 0 ? readDraft(text, draft) : null
  // Who still types an empty field is not told so.
  const problems = found.filter(({ code }) => tried || code !== 'text_empty')
  const say = ({ code, params }: (typeof found)[number]): string =>
    formatText(ownTextTexts, ui, code as keyof typeof ownTextTexts.mn, paramsIn(params, ui))
  const dirty = JSON.stringify(draft) !== JSON.stringify(draftOf(text, state.words))
  const save = useMutation({
    mutationFn: (words: OwnWords | null) => {
      const input = { name, version: state.version, words: words && { ...words } }
      return callApi(saveOwnText, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: ({ data }, words) => {
      act.renew()
      setState(data)
      setDraft(draftOf(text, data.words))
      setTried(false)
      setResetting(false)
      showToast({ text: t(words ? 'saved' : 'reset_done') })
      void client.invalidateQueries({ queryKey: ownTextsKey })
    },
    onError: () => setResetting(false),
  })
  const submit = () => {
    setTried(true)
    if (found.length === 0) save.mutate(readDraft(text, draft))
    // The summary is drawn by the same press.
    else requestAnimationFrame(() => heading.current?.focus())
  }
  const labelOf = (part: string, language: 'mn' | 'en'): string =>
    t(`in_${language}`, { label: t(`part_${part}` as 'part_subject') })
  const shipped = shippedWords(text)
  const conflict = hasCode(save.error, 'version_conflict')
  const by = ((save.error as ApiError | null)?.current as { by?: string | null } | undefined)?.by
  return (
    <div className={styles.editor}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <LeaveGuard dirty={dirty} />
        {state.lacks.map(({ variable, times, last_at }) => (
          <Alert key={variable} tone="warning">
            {t('lacks', { name: variableNames[variable]?.[ui] ?? '…', n: times, at: formatMoment(last_at) })}
          </Alert>
        ))}
        <ErrorSummary
          ref={heading}
          title={t('error_summary')}
          problems={(tried ? problems : []).map(problem => {
            const [part = '', language] = problem.path.split('/')
            return {
              id: idOf(problem.path),
              text: `${labelOf(part, language === 'en' ? 'en' : 'mn')}: ${say(problem)}`,
            }
          })}
        />
        <Card>
          <div className={styles.fields}>
            {Object.entries(text.parts).flatMap(([part, of]) =>
              languages.map(language => (
                <PartField
                  key={`${part} ${language}`}
                  id={idOf(`${part}/${language}`)}
                  label={labelOf(part, language)}
                  help={language === 'mn' ? t(`help_${part}` as 'help_subject') : undefined}
                  language={language}
                  of={of}
                  value={draft[part]?.[language] ?? ''}
                  errors={problems.filter(({ path }) => path === `${part}/${language}`).map(say)}
                  onChange={value =>
                    setDraft(now => ({ ...now, [part]: { mn: '', en: '', ...now[part], [language]: value } }))
                  }
                />
              )),
            )}
          </div>
        </Card>
        {save.error && (
          <Alert
            tone={conflict ? 'warning' : 'error'}
            urgent
            actions={
              conflict && (
                <Button variant="secondary" size="s" onClick={onReload}>
                  {t('reload')}
                </Button>
              )
            }
          >
            {conflict ? t('conflict', { name: by ?? t('somebody') }) : errorText(save.error, ui)}
          </Alert>
        )}
        <div className={styles.bar}>
          <Button type="submit" icon="save" busy={save.isPending && !resetting}>
            {t('save')}
          </Button>
          {state.words && (
            <Button variant="secondary" onClick={() => setResetting(true)}>
              {t('reset')}
            </Button>
          )}
        </div>
        <details>
          <summary className={styles.summary}>{t('shipped')}</summary>
          <dl className={styles.shipped}>
            {Object.entries(shipped).flatMap(([part, words]) =>
              languages.map(language => (
                <div key={`${part} ${language}`}>
                  <dt>{labelOf(part, language)}</dt>
                  <dd lang={language}>{withNames(words[language], variable => variableNames[variable]?.[language])}</dd>
                </div>
              )),
            )}
          </dl>
        </details>
      </form>
      {isLetterName(name) ? <LetterPreview name={name} words={sound} /> : <MessagePreview name={name} words={sound} />}
      <ConfirmDialog
        open={resetting}
        title={t('reset_title')}
        text={t('reset_text')}
        confirmLabel={t('reset')}
        busy={save.isPending}
        onConfirm={() => save.mutate(null)}
        onClose={() => setResetting(false)}
      />
    </div>
  )
}
