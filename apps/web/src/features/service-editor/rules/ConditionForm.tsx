// When a question is shown, may be edited or must be answered.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import type { Group } from '@khyanalt/form-engine/rule-building/rule-model'
import { readCondition } from '@khyanalt/form-engine/rule-building/rule-reading'
import { askedFrom } from '@khyanalt/form-engine/rule-building/rule-words'
import { writeCondition } from '@khyanalt/form-engine/rule-building/rule-writing'
import { useEffect, useMemo, useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { valueAt } from '../form-edits.ts'
import { Expert } from './Expert.tsx'
import { GroupEditor } from './GroupEditor.tsx'
import { type Effect, shownWhen, withCondition } from './rule-edits.ts'
import type { RuleFormProps } from './rule-form-props.ts'
import { conditionPlace, questionAt } from './rule-places.ts'
import { firstStatement } from './StatementEditor.tsx'
import { useListedLabels } from './use-rules.ts'

export const ConditionForm = ({
  body,
  path,
  effect,
  onBuilt,
  onJson,
}: RuleFormProps & {
  readonly path: string
  readonly effect: Effect
  readonly onJson: (() => void) | undefined
}) => {
  const t = useText(ruleEditorTexts)
  const listed = useListedLabels(body)
  const place = useMemo(() => {
    const at = questionAt(body, path)
    return at && conditionPlace(at, effect)
  }, [body, path, effect])
  const written = effect === 'show' ? shownWhen(valueAt(body, path)) : valueAt(body, `${path}/when/${effect}`)
  const [group, setGroup] = useState<Group | null>(() => {
    if (place === null) return null
    if (written === undefined) return { is: 'group', join: 'all', parts: firstStatement(place) }
    return readCondition(written, (name, ofForm, over) => askedFrom(place, name, ofForm, over)?.type ?? null)
  })
  useEffect(() => {
    const condition = group && writeCondition(group)
    onBuilt(
      condition === null
        ? { missing: t('unfinished') }
        : { body: withCondition(body, path, effect, condition), path: `${path}/when/${effect}` },
    )
  }, [group, body, path, effect, onBuilt, t])
  if (group === null || place === null) return <Expert onJson={onJson} />
  return (
    <GroupEditor group={group} place={place} listed={listed} depth={0} label={t(`add_${effect}`)} onChange={setGroup} />
  )
}
