// How many invoices wait for a receipt (REQ-NAV-06, CON-142).
import { countPayable } from '@khyanalt/contract/payable-count'
import { payableTexts } from '@khyanalt/domain/messages/payable'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { behalfInput, useBehalf } from '../api/behalf.ts'
import { callApi } from '../api/client.ts'
import { useRealtime } from '../api/realtime.ts'
import { useText } from '../language/language.tsx'
import styles from './PayableBadge.module.css'

const queryKey = ['payable']

export const PayableBadge = () => {
  const t = useText(payableTexts)
  const client = useQueryClient()
  const { behalf } = useBehalf()
  const { data } = useQuery({
    queryKey: [...queryKey, behalf],
    queryFn: () => callApi(countPayable, behalfInput(behalf)),
  })
  useRealtime('notifications', () => client.invalidateQueries({ queryKey }))
  if (!data || data.count === 0) return null
  return (
    <span className={styles.badge} title={t('payable', { count: data.count })}>
      {data.count}
    </span>
  )
}
