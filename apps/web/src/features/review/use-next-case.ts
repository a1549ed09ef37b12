// The request that comes after this one in the queue it was opened from.
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { announce } from '../../ui/live-region.ts'
import { showToast } from '../../ui/toast.ts'
import { queueQuery } from './queries.ts'
import { readQueueFilters } from './queue-filters.ts'

export const useNextCase = (current: string, queueSearch: string) => {
  const t = useText(staffDeskTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [looking, setLooking] = useState(false)
  const open = async () => {
    if (looking) return
    setLooking(true)
    try {
      const filters = readQueueFilters(new URLSearchParams(queueSearch))
      const numbersOn = async (page: number) =>
        (await client.fetchQuery({ ...queueQuery({ ...filters, page }), staleTime: 0 })).data.data.map(
          row => row.request_number,
        )
      const here = await numbersOn(filters.page)
      const place = here.indexOf(current)
      // A request that was decided has left the queue: what follows it stands first now.
      const next =
        here[place + 1] ??
        (place >= 0 ? (await numbersOn(filters.page + 1))[0] : undefined) ??
        here.find(number => number !== current)
      if (next && next !== current) navigate(staffPaths.request(next), { state: { queue: queueSearch } })
      else {
        announce(t('next_case_none'))
        showToast({ text: t('next_case_none') })
      }
    } finally {
      setLooking(false)
    }
  }
  return { open, looking }
}
