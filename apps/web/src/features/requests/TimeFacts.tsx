// The time of a request: the due day or why it stands still, and how long such requests really take.
import { requestTimeTexts } from '@khyanalt/domain/messages/request-time'
import { decidedStates, type RequestState } from '@khyanalt/domain/request-status'
import { waitingFor } from '@khyanalt/domain/waiting-for'
import { useText } from '../../language/language.tsx'
import type { OpenedRequest } from './queries.ts'

type TimeFactsProps = {
  readonly opened: Pick<OpenedRequest, 'request' | 'outlook' | 'invoice'>
  readonly state: RequestState
}

/** Rows of the head's list of facts; none where nothing is known. */
export const TimeFacts = ({ opened: { request, outlook, invoice }, state }: TimeFactsProps) => {
  const t = useText(requestTimeTexts)
  const { days } = outlook
  const waits = waitingFor(state, Boolean(invoice?.receipt))
  return (
    <>
      {request.due_date && (
        <div>
          <dt>{t('due')}</dt>
          <dd>
            {request.due_date}
            {waits === 'decision' && (
              <>
                <br />
                <small>{t('runsFor')}</small>
              </>
            )}
          </dd>
        </div>
      )}
      {request.days_left !== null && waits !== null && waits !== 'decision' && (
        <div>
          <dt>{t('paused')}</dt>
          <dd>{t(`pausedFor_${waits}`, { days: request.days_left })}</dd>
        </div>
      )}
      {days && !decidedStates.includes(state) && (
        <div>
          <dt>{t('forecast')}</dt>
          <dd>
            {t('forecastDays', { quick: days.quick, slow: days.slow })}
            <br />
            <small>{t('forecastHelp', { cases: days.cases })}</small>
          </dd>
        </div>
      )}
    </>
  )
}
