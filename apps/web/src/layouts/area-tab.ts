// A tab of a signed-in area.
import type { shellTexts } from '@khyanalt/domain/messages/shell'
import type { ReactNode } from 'react'

type TabKey = keyof typeof shellTexts.mn & ('tabCitizen' | 'tabCompanies' | `menu${string}`)
export type AreaTab = {
  readonly key: TabKey
  readonly to: string
  readonly badge?: ReactNode
  /** Only the very address counts as being here. */
  readonly end?: boolean
}
