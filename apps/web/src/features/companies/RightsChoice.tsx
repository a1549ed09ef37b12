// What a member may do in the organisation's name (REQ-BEHALF-06).
import { type MemberRight, memberRights, tidyRights } from '@khyanalt/domain/member-rights'
import { memberRightTexts } from '@khyanalt/domain/messages/member-rights'
import { useText } from '../../language/language.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'

type Props = {
  readonly rights: readonly MemberRight[]
  readonly error?: string | undefined
  readonly onChange: (rights: readonly MemberRight[]) => void
}

export const RightsChoice = ({ rights, error, onChange }: Props) => {
  const t = useText(memberRightTexts)
  return (
    <Fieldset legend={t('rights')} help={t('rightsHelp')} error={error} required>
      {memberRights.map((right, place) => (
        <Checkbox
          key={right}
          label={t(`right_${right}`)}
          help={t(`help_${right}`)}
          value={rights.includes(right)}
          invalid={place === 0 && error !== undefined}
          // Whoever prepares or sends reads.
          disabled={right === 'read' && tidyRights(rights.filter(one => one !== 'read')).includes('read')}
          onChange={on => onChange(tidyRights(on ? [...rights, right] : rights.filter(one => one !== right)))}
        />
      ))}
    </Fieldset>
  )
}
