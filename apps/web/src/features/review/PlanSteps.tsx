import { feeTexts } from '@khyanalt/domain/messages/fees'
import { useText } from '../../language/language.tsx'
import { CasePlan } from '../cases/CasePlan.tsx'
import { planProgress } from './plan-progress.ts'
import type { Case } from './queries.ts'

/** The review plan of the service, with the step before which the fee is due. */
export const PlanSteps = ({ shown: { plan, request, fee } }: { readonly shown: Case }) => {
  const money = useText(feeTexts)
  return (
    <CasePlan
      steps={plan.map((step, index) => ({
        ...step,
        note: fee.state !== 'none' && fee.due_step === index + 1 && money('due_here'),
      }))}
      progress={planProgress(request, plan.length)}
    />
  )
}
