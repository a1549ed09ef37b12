// The builder: structure and kinds on one side, properties of what is chosen on the other, preview and JSON below.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { placeWords } from '@khyanalt/form-engine/definition-place'
import { lazy, Suspense, useState } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './builder.module.css'
import { JsonPane } from './JsonPane.tsx'
import { Outline } from './Outline.tsx'
import { Palette } from './Palette.tsx'
import { Properties } from './Properties.tsx'
import { problemWords } from './problem-words.ts'
import type { Opened } from './queries.ts'
import type { FormDraft } from './use-form-draft.ts'

const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }))

export const FormPart = ({ opened, draft }: { readonly opened: Opened; readonly draft: FormDraft }) => {
  const t = useText(serviceEditorTexts)
  const [chosen, setChosen] = useState('sections/0')
  const [pane, setPane] = useState('preview')
  const { body } = draft.content
  const editing = { body, chosen, onChoose: setChosen, onEdit: (next: typeof body) => draft.edit({ body: next }) }
  return (
    <div className={styles.builder}>
      <Card title={t('palette')} padding="s" className={styles.palette}>
        <Palette {...editing} libraries={opened.libraries} />
      </Card>
      <Card title={t('outline')} padding="s" className={styles.outline}>
        <Outline {...editing} problems={draft.problems} />
      </Card>
      <Card title={t('properties')} padding="s" className={styles.properties}>
        <Properties
          key={chosen}
          {...editing}
          kinds={opened.kinds}
          libraries={opened.libraries}
          problems={draft.problems}
        />
      </Card>
      <div className={styles.below}>
        <ProblemList draft={draft} onChoose={setChosen} />
        <Tabs
          label={t('preview')}
          value={pane}
          onChange={setPane}
          tabs={[
            {
              id: 'preview',
              title: t('preview'),
              content:
                pane === 'preview' ? (
                  <Suspense fallback={<Skeleton lines={6} />}>
                    <Preview content={draft.content} step={chosen} broken={draft.problems.length > 0} />
                  </Suspense>
                ) : null,
            },
            { id: 'json', title: t('json'), content: pane === 'json' ? <JsonPane draft={draft} /> : null },
          ]}
        />
      </div>
    </div>
  )
}

/** Where a problem of the body leads to: the field or step it stands in. */
const placeOf = (path: string): string | null => {
  const parts = path.replace(/^body\//, '').split('/')
  if (parts.length < 2 || !parts[0]?.endsWith('sections')) return null
  const field = /^(.*\/fields\/\d+)/.exec(parts.join('/'))?.[1]
  return field ?? parts.slice(0, 2).join('/')
}

type Leading = { readonly draft: FormDraft; readonly onChoose: (path: string) => void }

const ProblemList = ({ draft, onChoose }: Leading) => {
  const t = useText(serviceEditorTexts)
  const { ui } = useLanguage()
  if (draft.problems.length === 0) return null
  return (
    <Alert tone="error" title={t('problems', { n: draft.problems.length })}>
      <ul className={styles.list}>
        {draft.problems.map(problem => {
          const place = placeOf(problem.path)
          return (
            <li key={`${problem.path} ${problem.code}`}>
              {place === null ? (
                <strong>{placeWords(draft.content, problem.path, ui)}</strong>
              ) : (
                <button type="button" className={styles.lead} onClick={() => onChoose(place)}>
                  {placeWords(draft.content, problem.path, ui)}
                </button>
              )}{' '}
              {problemWords(problem, ui)}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
