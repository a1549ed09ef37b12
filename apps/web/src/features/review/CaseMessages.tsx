// The agency's side of what is written about a request (REQ-MESSAGE-01, REQ-MESSAGE-04).
import { settleQuestion, writeToApplicant } from '@khyanalt/contract/request-messages'
import { requestMessageTexts } from '@khyanalt/domain/messages/request-messages'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { Refused } from '../../console/Refused.tsx'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/live-region.ts'
import { Tag } from '../../ui/Tag.tsx'
import caseStyles from '../cases/Conversation.module.css'
import { Conversation } from '../cases/Conversation.tsx'
import { FactBlock } from '../cases/FactBlock.tsx'
import { staffKey, useDecision } from '../cases/use-decision.ts'
import { CannedTexts } from './CannedTexts.tsx'
import type { Case } from './queries.ts'

export const CaseMessages = ({ shown }: { readonly shown: Case }) => {
  const t = useText(requestMessageTexts)
  const client = useQueryClient()
  const { request_number: number } = shown.request
  const { decide: settle, pending, error } = useDecision(settleQuestion, { onDone: () => announce(t('settled')) })
  const { question_at: asked } = shown
  return (
    <FactBlock title={t('title')}>
      <Conversation
        number={number}
        side="agency"
        messages={shown.messages}
        mayWrite={shown.may_write}
        readyTexts={shown.may_assign ? (draft, onPick) => <CannedTexts draft={draft} onPick={onPick} /> : undefined}
        aside={
          asked !== null && (
            <div className={caseStyles.moves}>
              <Tag tone="orange" size="s" icon="clock">
                {t('waits')}
              </Tag>
              <Button
                size="s"
                variant="quiet"
                busy={pending}
                onClick={() => settle({ request_number: number, asked_at: asked })}
              >
                {t('settle')}
              </Button>
              {error ? <Refused error={error} /> : null}
            </div>
          )
        }
        onWrite={async message => {
          await callApi(writeToApplicant, {
            request_number: number,
            ...message,
            ...(asked !== null && { asked_at: asked }),
          })
          await client.invalidateQueries({ queryKey: staffKey })
        }}
      />
    </FactBlock>
  )
}
