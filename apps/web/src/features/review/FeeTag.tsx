import type { FeeState } from '@khyanalt/domain/fee-state'
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useFeeWords } from './fee-words.ts'

/** The state of a fee with its amount; small in a row. */
export const FeeTag = ({
  fee,
  size,
}: {
  readonly fee: { readonly state: FeeState; readonly amount: string }
  readonly size?: 's'
}) => {
  const t = useText(feeTexts)
  const { text, tone } = useFeeWords()(fee)
  return (
    <Tag tone={tone} size={size}>
      {t('fee')}: {text}
    </Tag>
  )
}
