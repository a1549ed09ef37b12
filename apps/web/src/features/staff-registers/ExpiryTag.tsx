// When a certificate ends; one that has ended, or ends within ninety days, stands out.
import { daysBetween } from '@khyanalt/domain/expiry'
import { staffRegisterTexts } from '@khyanalt/domain/messages/staff-registers'
import { agencyToday } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'

export const ExpiryTag = ({ day }: { readonly day: string | null }) => {
  const t = useText(staffRegisterTexts)
  if (day === null) return <>–</>
  const left = daysBetween(agencyToday(), day)
  if (left > 90) return <>{day}</>
  return (
    <Tag tone={left < 0 ? 'red' : 'orange'} icon="warning" size="s">
      {day} {left < 0 && t('ended').toLowerCase()}
    </Tag>
  )
}
