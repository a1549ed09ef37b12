import { agencyTexts } from '@khyanalt/domain/messages/agency'
import { useText } from '../language/language.tsx'
import { staffPaths } from '../staff-paths.ts'
import { TabLinks } from '../ui/TabLinks.tsx'

const parts = [
  { key: 'agency', to: staffPaths.agency },
  { key: 'texts', to: staffPaths.texts },
  { key: 'opening', to: staffPaths.opening },
  { key: 'services', to: staffPaths.openingServices },
  { key: 'posts', to: staffPaths.openingPosts },
] as const

/** What the agency says of itself, how far it is ready, and what is open. */
export const AgencyParts = ({ current }: { readonly current: (typeof parts)[number]['key'] }) => {
  const t = useText(agencyTexts)
  return (
    <TabLinks
      label={t('parts')}
      current={current}
      tabs={parts.map(({ key, to }) => ({ key, to, text: t(`part_${key}`) }))}
    />
  )
}
