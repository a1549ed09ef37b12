// The two panes of a case: what was answered, and what to do about it.

import { getCase } from '@khyanalt/contract/review'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useRef, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { moveFocus } from '../../console/move-focus.ts'
import { useKeys } from '../../console/use-keys.ts'
import { useNamePair, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { CaseFrame } from '../cases/CaseFrame.tsx'
import { useQueueSearch } from '../cases/CaseLink.tsx'
import { NewerNotice } from '../cases/NewerNotice.tsx'
import { useCaseDesk } from '../cases/use-case-desk.ts'
import { AnswersPane } from './AnswersPane.tsx'
import type { Act } from './acts.ts'
import { CannedService } from './canned-service.ts'
import { eventName } from './event-name.ts'
import { FactsPane } from './FactsPane.tsx'
import { FilePane, type OpenedFile } from './FilePane.tsx'
import { type Case, caseQuery } from './queries.ts'
import { StatusTag } from './StatusTag.tsx'
import { useNextCase } from './use-next-case.ts'
import { useRemarkDrafts } from './use-remark-drafts.ts'

/** Whoever may take one of these acts reads with a pen in hand. */
const remarkingActs = ['receive', 'return', 'reject']

export const CaseDesk = ({ shown }: { readonly shown: Case }) => {
  const t = useText(staffCaseTexts)
  const keys = useText(staffTexts)
  const words = useText(staffDeskTexts)
  const name = useNamePair()
  const { user } = useSession()
  const { request } = shown
  const writes = remarkingActs.some(act => request.actions.includes(act))
  const drafts = useRemarkDrafts(user?.id ?? '', request.request_number, request.round, {
    reads: user?.grants.some(({ role }) => role === 'REVIEWER' || role === 'APPROVER') ?? false,
    writes,
  })
  const { deciding, decide, close, done, heading, settle, newer, look, showNewer } = useCaseDesk<Case, Act>(shown, {
    queryKey: caseQuery(request.request_number).queryKey,
    read: signal => callApi(getCase, { requestnumber: request.request_number }, { signal }),
    versionOf: opened => opened.request.version,
  })
  const [file, setFile] = useState<OpenedFile | null>(null)
  const next = useNextCase(request.request_number, useQueueSearch())

  const opener = useRef<Element | null>(null)
  const openFile = (next: OpenedFile) => {
    opener.current = document.activeElement
    setFile(next)
  }
  const closeFile = () => {
    setFile(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const meanwhile = newer && (
    <NewerNotice
      title={t('newer')}
      shown={request.steps}
      found={newer.request.steps}
      word={action => t(eventName(action))}
      kept={drafts.remarks.length > 0 && t('newer_kept')}
      onShow={showNewer}
    />
  )
  useKeys([
    { keys: ['j'], word: keys('key_remark'), act: () => moveFocus('[data-remark]', 1) },
    { keys: ['k'], word: keys('key_remark_previous'), act: () => moveFocus('[data-remark]', -1) },
    { keys: ['n'], word: words('key_next_case'), act: () => void next.open() },
  ])
  const service = name(request.title)
  return (
    <CannedService value={shown.form.id}>
      <CaseFrame
        title={t('title', { number: request.request_number })}
        status={<StatusTag code={request.status} />}
        lead={
          <p>
            {service.title}
            {service.subtitle && <span lang="en">{service.subtitle}</span>}
          </p>
        }
        next={
          <Button variant="quiet" size="s" iconEnd="arrowRight" busy={next.looking} onClick={() => void next.open()}>
            {words('next_case')}
          </Button>
        }
        queue={{ path: staffPaths.requests, text: t('back') }}
        notice={meanwhile}
        file={file && <FilePane file={file} onClose={closeFile} />}
        facts={{
          title: t('facts'),
          content: (
            <FactsPane
              {...{ shown, drafts, meanwhile, deciding, decide, close, done }}
              statusHeading={heading}
              onDone={settle}
              onRefused={look}
              onOpenFile={openFile}
            />
          ),
        }}
      >
        <AnswersPane shown={shown} drafts={drafts} onOpenFile={openFile} />
      </CaseFrame>
    </CannedService>
  )
}
