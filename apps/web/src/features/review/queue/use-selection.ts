// Which requests are selected: they stay so from page to page, and no longer than the filters that found them.
import { listMatching, mostSelected } from '@khyanalt/contract/queue'
import { queueTexts } from '@khyanalt/domain/messages/queue'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/client.ts'
import { useText } from '../../../language/language.tsx'
import { announce } from '../../../ui/live-region.ts'
import { showToast } from '../../../ui/toast.ts'
import { narrowingInput, type QueueFilters, writeQueueFilters } from '../queue-filters.ts'

export type Selection = {
  readonly numbers: readonly string[]
  readonly has: (number: string) => boolean
  readonly toggle: (number: string) => void
  /** Takes all of these in, or out when all of them are in. */
  readonly togglePage: (numbers: readonly string[]) => void
  readonly selectMatching: () => void
  readonly selecting: boolean
  readonly error: unknown
  readonly clear: () => void
}

export const useSelection = (filters: QueueFilters): Selection => {
  const t = useText(queueTexts)
  const found = writeQueueFilters({ ...filters, page: 1, sort: null }).toString()
  const [kept, setKept] = useState<{ readonly found: string; readonly numbers: readonly string[] }>({
    found,
    numbers: [],
  })
  const numbers = kept.found === found ? kept.numbers : []
  const keep = (next: readonly string[]) => setKept({ found, numbers: next.slice(0, mostSelected) })
  const matching = useMutation({
    mutationFn: () => callApi(listMatching, narrowingInput(filters)),
    onSuccess: ({ data, more }) => {
      keep(data)
      const text = t(more ? 'select_all_more' : 'select_all_done', { count: data.length })
      announce(text)
      showToast({ text })
    },
  })
  return {
    numbers,
    has: number => numbers.includes(number),
    toggle: number => {
      if (number !== '') keep(numbers.includes(number) ? numbers.filter(each => each !== number) : [...numbers, number])
    },
    togglePage: page =>
      keep(
        page.every(number => numbers.includes(number))
          ? numbers.filter(number => !page.includes(number))
          : [...new Set([...numbers, ...page])],
      ),
    selectMatching: () => matching.mutate(),
    selecting: matching.isPending,
    error: matching.error,
    clear: () => keep([]),
  }
}
