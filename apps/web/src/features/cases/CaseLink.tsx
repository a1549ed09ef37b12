// The number of a case in a queue, and the way back from the case to the rows it was opened from.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import look from '../../console/rows.module.css'
import { useText } from '../../language/language.tsx'

type CaseLinkProps = { readonly to: string; readonly number: ReactNode; readonly round?: number | undefined }

/** The filters go along, so that the way back leads to the same rows. */
export const CaseLink = ({ to, number, round = 1 }: CaseLinkProps) => {
  const t = useText(staffTexts)
  const { search } = useLocation()
  return (
    <>
      <Link to={to} state={{ queue: search }} className={look.link} data-row-link data-case={number}>
        {number}
      </Link>
      {round > 1 && <span className={look.aside}>{t('round', { round })}</span>}
    </>
  )
}

/** The filters of the queue that a case was opened from. */
export const useQueueSearch = (): string => {
  const { state } = useLocation()
  return typeof state?.queue === 'string' ? state.queue : ''
}
