import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

const parts = [
  { key: 'lists', to: staffPaths.lists },
  { key: 'words', to: staffPaths.words },
] as const

/** Lists that the agency keeps, and words that people typed. */
export const ListParts = ({ current }: { readonly current: (typeof parts)[number]['key'] }) => {
  const t = useText(staffListsTexts)
  return (
    <TabLinks
      label={t('parts')}
      current={current}
      tabs={parts.map(({ key, to }) => ({ key, to, text: t(`part_${key}`) }))}
    />
  )
}
