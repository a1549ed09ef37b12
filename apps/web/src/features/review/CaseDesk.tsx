// The two panes of a case: what was answered, and what to do about it.

import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { moveFocus } from '../../console/move-focus.ts'
import { Shortcuts } from '../../console/Shortcuts.tsx'
import { useKeys } from '../../console/use-keys.ts'
import { useNamePair, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/live-region.ts'
import { AnswersPane } from './AnswersPane.tsx'
import { actKeys } from './act-keys.ts'
import styles from './CaseScreen.module.css'
import { CannedService } from './canned-service.ts'
import { FactsPane } from './FactsPane.tsx'
import { FilePane, type OpenedFile } from './FilePane.tsx'
import { NewerNotice } from './NewerNotice.tsx'
import type { Case } from './queries.ts'
import { useRemarkDrafts } from './remark-drafts.ts'
import { StatusTag } from './StatusTag.tsx'
import { useNewerCase } from './use-newer-case.ts'
import { useNextCase } from './use-next-case.ts'

/** Whoever may take one of these acts reads with a pen in hand. */
const remarkingActs = ['receive', 'return', 'reject']

export const CaseDesk = ({ shown }: { readonly shown: Case }) => {
  const t = useText(staffCaseTexts)
  const keys = useText(staffTexts)
  const words = useText(staffDeskTexts)
  const name = useNamePair()
  const navigate = useNavigate()
  const { user } = useSession()
  const { request } = shown
  const writes = remarkingActs.some(act => request.actions.includes(act))
  const drafts = useRemarkDrafts(user?.id ?? '', request.request_number, request.round, writes)
  const newer = useNewerCase(shown)
  const [file, setFile] = useState<OpenedFile | null>(null)
  const [helping, setHelping] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const statusHeading = useRef<HTMLHeadingElement>(null)
  const queue = useQueueAddress()
  const next = useNextCase(request.request_number, queue.slice(staffPaths.requests.length))

  const opener = useRef<Element | null>(null)
  const openFile = (next: OpenedFile) => {
    opener.current = document.activeElement
    setFile(next)
  }
  const closeFile = () => {
    setFile(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const settle = (sentence: string | null) => {
    setDone(sentence)
    if (sentence) announce(sentence)
    statusHeading.current?.focus()
  }
  const showNewer = () => {
    newer.show()
    settle(null)
  }
  useKeys([
    [['j'], () => moveFocus('[data-remark]', 1)],
    [['k'], () => moveFocus('[data-remark]', -1)],
    [['u'], () => navigate(queue)],
    [['n'], () => void next.open()],
    [['?'], () => setHelping(true)],
  ])
  const service = name(request.title)
  return (
    <CannedService value={shown.form.id}>
      <div className={styles.screen} data-file={file !== null || undefined}>
        <div className={styles.head}>
          <BackLink to={queue}>{t('back')}</BackLink>
          <div className={styles.title}>
            <h1>{t('title', { number: request.request_number })}</h1>
            <StatusTag code={request.status} />
            <Button variant="quiet" size="s" iconEnd="arrowRight" busy={next.looking} onClick={() => void next.open()}>
              {words('next_case')}
            </Button>
            <Shortcuts
              open={helping}
              onOpenChange={setHelping}
              keys={[
                ['j', keys('key_remark')],
                ['k', keys('key_remark_previous')],
                ['n', words('key_next_case')],
                ['h', words('key_hold')],
                ['t', words('key_note')],
                ...actKeys
                  .filter(({ acts }) => acts.some(act => request.actions.includes(act)))
                  .map(({ key, word }) => [key, words(word)] as const),
                ['u', keys('key_back')],
                ['?', keys('key_help')],
              ]}
            />
          </div>
          <p className={styles.service}>
            {service.title}
            {service.subtitle && <span lang="en">{service.subtitle}</span>}
          </p>
        </div>
        {newer.found && (
          <NewerNotice shown={shown} found={newer.found} kept={drafts.remarks.length > 0} onShow={showNewer} />
        )}
        <div className={styles.panes}>
          <AnswersPane shown={shown} drafts={drafts} onOpenFile={openFile} />
          <div className={styles.side}>
            {file && <FilePane file={file} onClose={closeFile} />}
            <FactsPane
              shown={shown}
              drafts={drafts}
              newer={newer.found}
              done={done}
              statusHeading={statusHeading}
              onDone={settle}
              onRefused={newer.look}
              onShowNewer={showNewer}
              onOpenFile={openFile}
            />
          </div>
        </div>
      </div>
    </CannedService>
  )
}

/** The queue as it was left, with its filters. */
const useQueueAddress = (): string => {
  const { state } = useLocation()
  const search = typeof state?.queue === 'string' ? state.queue : ''
  return `${staffPaths.requests}${search}`
}
