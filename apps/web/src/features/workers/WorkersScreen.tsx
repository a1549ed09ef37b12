// The staff list of the company: add form, table, edit dialog, deletion (REQ-EMPL-10); mounted twice (CON-043).
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { type ReactNode, useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { WorkerEditor } from '../../form/workers/WorkerEditor.tsx'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { CompanyChoice, useChosenCompany } from '../../people/CompanyChoice.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { focusLater } from '../../ui/focus-later.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LinkedWorker } from './LinkedWorker.tsx'
import { WorkerList } from './WorkerList.tsx'
import styles from './WorkersScreen.module.css'

export const WorkersScreen = () => {
  const t = useText(workerScreenTexts)
  const pair = usePair(workerScreenTexts)
  const { user } = useSession()
  const chosen = useChosenCompany()
  const { company } = chosen
  if (!user) return null
  if (!company) {
    return (
      <div className={styles.page}>
        <PageHeader {...pair('title')} />
        <EmptyState
          icon="building"
          title={t('personTitle')}
          text={t('personText')}
          action={<ButtonLink to={paths.dashboardProfile}>{t('personRegister')}</ButtonLink>}
        />
      </div>
    )
  }
  return <Staff key={company.id} company={company} choice={<CompanyChoice {...chosen} />} />
}

type StaffProps = { readonly company: { readonly id: string; readonly name: string }; readonly choice: ReactNode }

const Staff = ({ company, choice }: StaffProps) => {
  const t = useText(workerScreenTexts)
  const pair = usePair(workerScreenTexts)
  const [adding, setAdding] = useState(false)
  const scope = { company_id: company.id }
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAdding(false)
    focusLater(() => button.current?.focus(), 0)
  }
  return (
    <div className={styles.page}>
      <PageHeader
        {...pair('title')}
        lead={
          <>
            <strong>{company.name}</strong>
            <br />
            {t('lead')}
          </>
        }
        actions={
          <Button
            ref={button}
            icon="plus"
            variant={adding ? 'secondary' : 'primary'}
            aria-expanded={adding}
            aria-controls={adding ? 'new-employee' : undefined}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        }
      />
      {choice}
      {adding && (
        <Card id="new-employee" {...pair('addTitle')} padding="l">
          <WorkerEditor form="company" scope={scope} worker={null} onSaved={close} onCancel={close} focusFirst />
        </Card>
      )}
      <WorkerList scope={scope} onAdd={() => setAdding(true)} />
      <LinkedWorker scope={scope} />
    </div>
  )
}
