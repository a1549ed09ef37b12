// Whether a version holds, held or waits, and who published it.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { formatDay } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Opened } from './queries.ts'

type Version = Opened['versions'][number]

const tones = { in_force: 'green', waiting: 'orange', earlier: 'grey', withdrawn: 'grey' } as const

/** Whether it holds, held or waits, with its day where one was set. */
export const VersionState = ({ row: { state, effective_on } }: { readonly row: Version }) => {
  const tv = useText(serviceVersionTexts)
  const day = effective_on === null ? '' : formatDay(effective_on)
  return (
    <>
      <Tag tone={tones[state]}>{state === 'waiting' ? tv('state_waiting', { day }) : tv(`state_${state}`)}</Tag>
      {day !== '' && (state === 'in_force' || state === 'earlier') && <> {tv('held_from', { day })}</>}
    </>
  )
}

export const PublishedBy = ({ row: { published_at, published_by } }: { readonly row: Version }) => {
  const t = useText(serviceEditorTexts)
  const date = formatDay(published_at)
  return published_by ? t('published_on', { date, name: published_by }) : t('published_seed', { date })
}
