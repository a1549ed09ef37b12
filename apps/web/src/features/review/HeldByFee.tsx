// The decision that waits for the fee: why it cannot be taken yet, what settles the fee, and its button out of reach.
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { type ReactNode, useId } from 'react'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Case } from './queries.ts'
import { writeAmount } from './write-amount.ts'

/** Around everything that can be done; nothing but that where no fee is in the way. */
export const HeldByFee = ({
  fee: { holds, amount },
  children,
}: Pick<Case, 'fee'> & {
  readonly children: ReactNode
}) => {
  const t = useText(feeTexts)
  const words = useText(staffDecisionTexts)
  const why = useId()
  if (!holds) return children
  return (
    <>
      <Alert tone="warning" id={why}>
        {t(`holds_${holds}`, { amount: writeAmount(amount) })}
      </Alert>
      {children}
      <Button variant="secondary" disabled describedBy={why}>
        {words(holds)}
      </Button>
    </>
  )
}
