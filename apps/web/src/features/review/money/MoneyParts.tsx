import { statementTexts } from '@khyanalt/domain/messages/statements'
import { useText } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { TabLinks } from '../../../ui/TabLinks.tsx'

const parts = [
  { key: 'invoices', to: staffPaths.invoices },
  { key: 'statements', to: staffPaths.statements },
  { key: 'online', to: staffPaths.onlinePayments },
  { key: 'daily', to: staffPaths.dailyTotals },
] as const

/** The screens of the money desk. */
export const MoneyParts = ({ current }: { readonly current: (typeof parts)[number]['key'] }) => {
  const t = useText(statementTexts)
  return (
    <TabLinks
      label={t('parts')}
      current={current}
      tabs={parts.map(({ key, to }) => ({ key, to, text: t(`part_${key}`) }))}
    />
  )
}
