// What is left until a closed service can open, each with the way there.
import type { Rehearsal } from '@khyanalt/contract/service-editor'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { Link } from 'react-router'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { draftBarHash } from './DraftBar.tsx'
import { openChecklist } from './open-checklist.ts'
import type { Opened } from './queries.ts'
import type { FormDraft } from './use-form-draft.ts'
import styles from './version.module.css'

export const OpenChecklist = ({
  opened,
  draft,
  rehearsal,
}: {
  readonly opened: Opened
  readonly draft: FormDraft
  readonly rehearsal: Rehearsal | null
}) => {
  const t = useText(serviceVersionTexts)
  if (opened.status === 1) return null
  const { settings, body } = draft.content
  const steps = openChecklist({
    problems: draft.problems,
    body,
    issuesCertificate: settings.issues_certificate === true,
    draftOpen: draft.open,
    rehearsed: rehearsal?.passed === true,
    // One with a day is published; it only waits.
    published: opened.published !== null || opened.planned !== null,
    waiting: opened.proposals.some(({ kind }) => kind === 'publication'),
    open: false,
  })
  const left = steps.filter(({ done }) => !done).length
  return (
    <Card title={left === 1 ? t('checklist_ready') : t('checklist', { n: left })} padding="s">
      <ol className={styles.todos}>
        {steps.map(({ key, part, done }) => {
          const words = t(`todo_${key}`)
          const to =
            part === 'confirm'
              ? staffPaths.proposals
              : part === 'draft'
                ? { search: '', hash: draftBarHash }
                : { search: part ? `?part=${part}` : '' }
          return (
            <li key={key} className={styles.todo}>
              <Icon name={done ? 'checkCircle' : 'clock'} />
              <VisuallyHidden>{t(done ? 'done' : 'todo')}: </VisuallyHidden>
              {done ? words : <Link to={to}>{words}</Link>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
