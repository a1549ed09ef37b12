// The review plan of a case and how far it has come.
import type { Bilingual } from '@khyanalt/domain/language'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import type { ReactNode } from 'react'
import { useName, useText } from '../../language/language.tsx'
import styles from './CaseFrame.module.css'
import { FactBlock } from './FactBlock.tsx'

type StepProgress = 'done' | 'now' | 'later'

/** The progress of each step of a plan: of the current one, from 1, only while the case is open. */
export const progressOf = (
  length: number,
  current: number,
  at: 'open' | 'ended' | 'granted',
): readonly StepProgress[] =>
  Array.from({ length }, (_, index) => {
    if (at === 'granted' || index + 1 < current) return 'done'
    return index + 1 === current && at === 'open' ? 'now' : 'later'
  })

type PlanStep = {
  readonly name: Bilingual
  readonly role: string
  readonly workingDays?: number
  readonly note?: ReactNode
}

export const CasePlan = ({
  steps,
  progress,
}: {
  readonly steps: readonly PlanStep[]
  readonly progress: readonly StepProgress[]
}) => {
  const t = useText(staffCaseTexts)
  const words = useText(staffTexts)
  const name = useName()
  return (
    <FactBlock title={t('plan')}>
      <ol className={styles.plan}>
        {steps.map((step, index) => (
          <li
            key={step.name.mn}
            data-progress={progress[index]}
            aria-current={progress[index] === 'now' ? 'step' : undefined}
          >
            <span className={styles.planName}>{name(step.name)}</span>
            <span className={styles.planFact}>
              {[
                step.role === 'APPROVER' || step.role === 'REVIEWER' ? words(`role_${step.role}`) : step.role,
                ...(step.workingDays === undefined ? [] : [t('plan_days', { days: step.workingDays })]),
              ].join(', ')}
            </span>
            {step.note && <span className={styles.planFact}>{step.note}</span>}
            <span className={styles.planMark}>{t(`plan_${progress[index] ?? 'later'}`)}</span>
          </li>
        ))}
      </ol>
    </FactBlock>
  )
}
