import { feeTexts } from '@khyanalt/domain/messages/fees'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { useName, useText } from '../../language/language.tsx'
import { FactBlock } from './FactBlock.tsx'
import styles from './FactsPane.module.css'
import { planProgress } from './plan-progress.ts'
import type { Case } from './queries.ts'

/** The review plan of the service and how far the request has come. */
export const PlanSteps = ({ shown: { plan, request, fee } }: { readonly shown: Case }) => {
  const t = useText(staffCaseTexts)
  const words = useText(staffTexts)
  const money = useText(feeTexts)
  const name = useName()
  const progress = planProgress(request, plan.length)
  return (
    <FactBlock title={t('plan')}>
      <ol className={styles.plan}>
        {plan.map((step, index) => (
          <li
            key={step.name.mn}
            data-progress={progress[index]}
            aria-current={progress[index] === 'now' ? 'step' : undefined}
          >
            <span className={styles.planName}>{name(step.name)}</span>
            <span className={styles.quiet}>
              {step.role === 'APPROVER' || step.role === 'REVIEWER' ? words(`role_${step.role}`) : step.role},{' '}
              {t('plan_days', { days: step.workingDays })}
            </span>
            {fee.state !== 'none' && fee.due_step === index + 1 && (
              <span className={styles.quiet}>{money('due_here')}</span>
            )}
            <span className={styles.planMark}>{t(`plan_${progress[index] ?? 'later'}`)}</span>
          </li>
        ))}
      </ol>
    </FactBlock>
  )
}
