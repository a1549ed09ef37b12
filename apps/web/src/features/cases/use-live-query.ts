// Keeps a list current without moving anything: news of the queue reads it anew and says so quietly.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRealtime } from '../../api/realtime.ts'
import { useText } from '../../language/language.tsx'
import { announce } from '../../ui/live-region.ts'

const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ulaanbaatar', timeStyle: 'short' })

/** The time at which news changed the list, or null while it is as it was first read. */
export const useLiveQuery = (queryKey: QueryKey): string | null => {
  const client = useQueryClient()
  const t = useText(staffTexts)
  const [updated, setUpdated] = useState<string | null>(null)
  useRealtime('queue', async () => {
    const before = client.getQueryData(queryKey)
    await client.invalidateQueries({ queryKey })
    // Equal answers keep their identity, so that only a change is worth a word.
    if (client.getQueryData(queryKey) === before) return
    setUpdated(timeFormat.format(new Date()))
    announce(t('refreshed'))
  })
  return updated
}
