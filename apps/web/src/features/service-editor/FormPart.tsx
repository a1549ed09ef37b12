// The form is edited on itself: steps and kinds of questions on one side, the form in the middle, settings beside it.
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import { Canvas } from './Canvas.tsx'
import styles from './canvas.module.css'
import { draggedOf, madeOf } from './drag.ts'
import { type Editing, findPlaceButton, focusSoon, isCell, isStep, topOf, useRoom, useSteady } from './editing.ts'
import { FormLooks, firstLook } from './FormLooks.tsx'
import { type Body, type Edge, namesIn, stepOf, valueAt } from './form-edits.ts'
import { JsonPane } from './JsonPane.tsx'
import { Palette } from './Palette.tsx'
import { type ToldProblem, tellProblems, titleAt } from './problem-sentences.ts'
import { QuestionSettings } from './QuestionSettings.tsx'
import { type Opened, versionQuery } from './queries.ts'
import { renameField, renamePrints } from './rename-field.ts'
import { RulesOfForm } from './rules/RulesOfForm.tsx'
import { StepSettings } from './StepSettings.tsx'
import { Steps } from './Steps.tsx'
import { Toggle } from './Toggle.tsx'
import { TryForm } from './TryForm.tsx'
import { useFormActs } from './use-form-acts.ts'
import type { FormDraft } from './use-form-draft.ts'

export const FormPart = ({ opened, draft }: { readonly opened: Opened; readonly draft: FormDraft }) => {
  const t = useText(formCanvasTexts)
  const ofRules = useText(ruleEditorTexts)
  const { mode, ui } = useLanguage()
  const roomy = useRoom()
  const { body } = draft.content
  const [wanted, setChosen] = useState('sections/0')
  // What was chosen may have been undone.
  const chosen = [wanted, topOf(wanted), stepOf(wanted)].find(path => valueAt(body, path) !== undefined) ?? 'sections/0'
  const [way, setWay] = useState<'edit' | 'try'>('edit')
  const [look, setLook] = useState(() => firstLook(mode))
  const editing: Editing = {
    body,
    chosen,
    onChoose: setChosen,
    onEdit: (next, group) => draft.edit({ body: next }, group),
  }
  const acts = useSteady(useFormActs(editing))
  // What is typed shows at once; the form around it follows, and is not drawn with every letter.
  const drawn = useDeferredValue(body)
  const problems = useMemo(() => tellProblems({ body: drawn }, draft.problems, ui), [drawn, draft.problems, ui])
  const published = usePublished(opened)
  const rename = (form: Body, path: string, key: string, group?: string) => {
    const old = String(valueAt(form, `${path}/name`))
    const table = isCell(path) ? String(valueAt(form, `${topOf(path)}/name`)) : undefined
    const certificate = renamePrints(draft.content.certificate, old, key, table)
    draft.edit({ body: renameField(form, path, key), certificate }, group)
  }
  const { dropped } = useSteady({
    dropped: (data: Record<string | symbol, unknown>, target: string, edge: Edge) => {
      const dragged = draggedOf(data)
      const made = madeOf(data)?.()
      if (dragged !== null) acts.drop(dragged, target, edge)
      else if (made) acts.add(made.field, made.name, { target, edge })
    },
  })
  const lead = (path: string) => {
    setWay('edit')
    setChosen(path)
    focusSoon(() => findPlaceButton(path))
  }
  const [expert, setExpert] = useState(false)
  const openExpert = () => {
    setExpert(true)
    focusSoon(() => document.querySelector<HTMLElement>('[data-expert] textarea'))
  }
  const settingsProps = {
    ...editing,
    kinds: opened.kinds,
    libraries: opened.libraries,
    problems,
    published,
    onRename: rename,
    onJson: openExpert,
  }
  const settings = (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back to the form from any of the controls.
    <div
      key={chosen}
      data-settings={chosen}
      className={styles.fields}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) findPlaceButton(chosen)?.focus()
      }}
    >
      {/* Few settings must be made; those that must say so when they are not. */}
      <UnmarkedFields value={true}>
        {isStep(chosen) ? <StepSettings {...settingsProps} acts={acts} /> : <QuestionSettings {...settingsProps} />}
      </UnmarkedFields>
    </div>
  )
  const palette = <Palette body={drawn} acts={acts} libraries={opened.libraries} />
  return (
    <div className={styles.screen}>
      <div className={styles.builder}>
        <div className={styles.side}>
          {roomy ? (
            <Card title={t('add')} padding="s">
              {palette}
            </Card>
          ) : (
            <Card padding="s">
              <details className={styles.group}>
                <summary>{t('add')}</summary>
                {palette}
              </details>
            </Card>
          )}
        </div>
        <div className={styles.middle}>
          <Steps
            {...editing}
            acts={acts}
            problems={problems}
            onDropped={(data, step) => dropped(data, step, 'after')}
          />
          <div className={styles.bar}>
            <Toggle
              label={t('way')}
              value={way}
              onChange={setWay}
              options={{ edit: t('way_edit'), try: t('way_try') }}
            />
            <FormLooks look={look} onChange={setLook} />
          </div>
          <ProblemList problems={problems} onLead={lead} />
          {way === 'try' ? (
            <TryForm
              body={body}
              chosen={chosen}
              language={draft.content.language}
              complete={!problems.some(({ place, problem }) => place !== null || problem.path.startsWith('body'))}
              width={look.width}
              shown={look.shown}
            />
          ) : (
            <>
              <p className={styles.quiet}>{t('canvas_help')}</p>
              <Canvas
                body={drawn}
                chosen={chosen}
                onChoose={setChosen}
                acts={acts}
                problems={problems}
                width={look.width}
                shown={look.shown}
                language={draft.content.language}
                settings={roomy ? null : <div className={styles.under}>{settings}</div>}
                onDropped={dropped}
              />
            </>
          )}
        </div>
        {roomy && (
          <Card title={t('settings_of', { name: titleAt(body, chosen, ui) })} padding="s" className={styles.settings}>
            {settings}
          </Card>
        )}
      </div>
      <Card title={ofRules('of_form')} padding="s">
        <RulesOfForm body={drawn} onEdit={editing.onEdit} onJson={openExpert} />
      </Card>
      <Expert draft={draft} open={expert} onOpen={setExpert} />
    </div>
  )
}

/** The keys that are published; while they are not known, those of the form as it was opened. */
const usePublished = ({ id, versions, draft }: Opened): ReadonlySet<string> => {
  const latest = versions.reduce((most, { version }) => Math.max(most, version), 0)
  const { data } = useQuery({ ...versionQuery(id, latest), enabled: latest > 0 })
  const body = latest === 0 ? {} : (data?.data.body ?? draft.body)
  return useMemo(() => namesIn((body ?? {}) as Body), [body])
}

const Expert = ({
  draft,
  open,
  onOpen,
}: {
  readonly draft: FormDraft
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}) => {
  const t = useText(formCanvasTexts)
  return (
    <details data-expert open={open} className={styles.expert} onToggle={event => onOpen(event.currentTarget.open)}>
      <summary>{t('expert')}</summary>
      {open && <JsonPane draft={draft} />}
    </details>
  )
}

type Leading = { readonly onLead: (path: string) => void }

const ProblemList = ({ problems, onLead }: Leading & { readonly problems: readonly ToldProblem[] }) => {
  const t = useText(serviceEditorTexts)
  if (problems.length === 0) return null
  return (
    <Alert tone="error" title={t('problems', { n: problems.length })}>
      <ul className={styles.list}>
        {problems.map(({ problem, place, sentence }) => (
          <li key={`${problem.path} ${problem.code}`}>
            {place === null ? (
              sentence
            ) : (
              <button type="button" className={styles.lead} onClick={() => onLead(place)}>
                {sentence}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
