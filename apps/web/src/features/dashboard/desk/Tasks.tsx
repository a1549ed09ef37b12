// What waits for the person, most urgent first: what it is, until when, one button.
import type { OutputOf } from '@khyanalt/contract/call'
import type { getDesk } from '@khyanalt/contract/desk'
import { calendarDayOf } from '@khyanalt/domain/desk/calendar-day'
import { type Urgency, urgencyOf } from '@khyanalt/domain/desk/tasks'
import { daysBetween } from '@khyanalt/domain/expiry'
import { deskTexts } from '@khyanalt/domain/messages/desk'
import { useSession } from '../../../api/session.ts'
import { useLanguage, useName, usePair, useText } from '../../../language/language.tsx'
import { AddToCalendar } from '../../../ui/AddToCalendar.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { Tag, type Tone } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './desk.module.css'

type Task = OutputOf<typeof getDesk>['data']['tasks'][number]
type TasksProps = { readonly tasks: readonly Task[]; readonly more: boolean; readonly today: string }

export const Tasks = ({ tasks, more, today }: TasksProps) => {
  const t = useText(deskTexts)
  const pair = usePair(deskTexts)
  return (
    <section className={styles.part} aria-labelledby="tasks-title">
      <SectionTitle id="tasks-title" {...pair('waiting')} />
      {tasks.length === 0 ? (
        <p className={styles.nothing}>
          <Icon name="checkCircle" />
          {t('nothingWaits')}
        </p>
      ) : (
        <ol className={styles.tasks}>
          {tasks.map(task => (
            <TaskCard key={`${task.kind} ${task.id}`} task={task} today={today} />
          ))}
        </ol>
      )}
      {more && <p className={styles.quiet}>{t('moreWaits')}</p>}
    </section>
  )
}

const tones: Readonly<Record<Urgency, Tone>> = { late: 'red', now: 'red', soon: 'orange', later: 'grey' }

const TaskCard = ({ task, today }: { readonly task: Task; readonly today: string }) => {
  const t = useText(deskTexts)
  const name = useName()
  const { ui } = useLanguage()
  const { user } = useSession()
  const { kind, number, day, url } = task
  const urgency = day === null ? null : urgencyOf(day, today)
  const company = user?.companies.find(({ id }) => id === task.company_id)
  const title = name(task.title)
  const calendarDay = calendarDayOf(task, ui, window.location.origin)
  return (
    <li className={styles.task} data-urgency={urgency ?? 'later'}>
      <div className={styles.what}>
        <p className={styles.kind}>{t(`kind_${kind}`)}</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.quiet}>{[number, company?.name].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.when}>
        {day === null || urgency === null ? (
          <span className={styles.quiet}>{t('noDay')}</span>
        ) : (
          <>
            <strong>{t('until', { day })}</strong>
            <Tag tone={tones[urgency]}>{t(`left_${urgency}`, { days: Math.abs(daysBetween(today, day)) })}</Tag>
          </>
        )}
      </div>
      <div className={styles.acts}>
        <ButtonLink to={url} size="s">
          {t(`act_${kind}`)}
          <VisuallyHidden>: {[title, number].filter(Boolean).join(', ')}</VisuallyHidden>
        </ButtonLink>
        {calendarDay && <AddToCalendar day={calendarDay} />}
      </div>
    </li>
  )
}
