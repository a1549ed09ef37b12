// One food object at the desk: what was sent with its changes, the course, and the decisions.
import type { OutputOf } from '@khyanalt/contract/call'
import { addFoodNote, getFoodCase } from '@khyanalt/contract/staff-food'
import { type FoodDeskAction, foodDeskActions, foodPlanOf } from '@khyanalt/domain/food-object-actions'
import { readFoodObjectStatus } from '@khyanalt/domain/food-object-status'
import { foodObjectTexts, foodStepTexts } from '@khyanalt/domain/messages/food-objects'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { callApi } from '../../../api/client.ts'
import { Barred } from '../../../console/Barred.tsx'
import { formatDay } from '../../../language/format.ts'
import { useName, useText } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import frame from '../../cases/CaseFrame.module.css'
import { CaseFrame } from '../../cases/CaseFrame.tsx'
import { CasePlan, progressOf } from '../../cases/CasePlan.tsx'
import { CaseScreen } from '../../cases/CaseScreen.tsx'
import { Decisions } from '../../cases/Decisions.tsx'
import { FactBlock } from '../../cases/FactBlock.tsx'
import { InternalNotes } from '../../cases/InternalNotes.tsx'
import { NewerNotice } from '../../cases/NewerNotice.tsx'
import { useCaseDesk } from '../../cases/use-case-desk.ts'
import { FoodCourse, foodStepWord } from '../FoodCourse.tsx'
import { FoodObjectData } from '../FoodObjectData.tsx'
import { FoodStatus } from '../FoodStatus.tsx'
import { ChangeList, ChangeNote, changesOf } from './changes.tsx'
import styles from './desk.module.css'
import { FoodDecisionDialog } from './FoodDecisionDialog.tsx'
import { foodCaseQuery } from './queries.ts'

type Case = OutputOf<typeof getFoodCase>

const useQueue = () => ({ path: staffPaths.food, text: useText(staffFoodTexts)('back') })

export const FoodCaseScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(staffFoodTexts)
  return (
    <CaseScreen
      title={requestnumber}
      queue={useQueue()}
      failed={t('case_failed')}
      query={useQuery(foodCaseQuery(requestnumber))}
    >
      {opened => <Opened key={requestnumber} opened={opened} />}
    </CaseScreen>
  )
}

const Opened = ({ opened }: { readonly opened: Case }) => {
  const t = useText(staffFoodTexts)
  const word = useText(foodStepTexts)
  const { data, steps, previous, operator_msg, barred } = opened
  const number = data.request_number
  const { deciding, decide, close, done, heading, settle, newer, look, showNewer } = useCaseDesk<Case, FoodDeskAction>(
    opened,
    {
      queryKey: foodCaseQuery(number).queryKey,
      read: signal => callApi(getFoodCase, { requestnumber: number }, { signal }),
      versionOf: ({ data: { version } }) => version,
    },
  )
  const buttons = foodDeskActions
    .filter(action => data.actions.includes(action))
    .map(action => ({ act: action, label: t(`act_${action}`), look: looks[action] }))
  const changes = previous ? changesOf(previous.data, data.data) : []
  const state = readFoodObjectStatus(data.status)
  const running = state === 'sent' || state === 'review' || state === 'returned'
  const plan = foodPlanOf(data.type)
  const meanwhile = newer && (
    <NewerNotice
      title={t('newer')}
      shown={steps}
      found={newer.steps}
      word={action => word(foodStepWord(action))}
      onShow={showNewer}
    />
  )
  return (
    <CaseFrame
      title={data.branch_name}
      heading={heading}
      lead={<p>{number}</p>}
      status={<FoodStatus code={data.status} />}
      queue={useQueue()}
      notice={meanwhile}
      facts={{
        title: t('acts'),
        content: (
          <>
            {done && <Alert tone="success">{done}</Alert>}
            <div className={frame.actions}>
              <Decisions buttons={buttons} onStart={decide} />
              {barred && <Barred because={barred} act={t(state === 'suspended' ? 'act_restore' : 'act_register')} />}
              {buttons.length === 0 && !barred && <p className={styles.quiet}>{t('acts_none')}</p>}
            </div>
            <Facts opened={opened} />
            {running && (
              <CasePlan steps={plan} progress={progressOf(plan.length, state === 'review' ? data.status : 1, 'open')} />
            )}
            <FactBlock title={t('course')}>
              <FoodCourse steps={steps} />
            </FactBlock>
            <InternalNotes notes={opened.notes} number={number} call={addFoodNote} />
          </>
        ),
      }}
    >
      {operator_msg && (
        <Alert tone="warning" title={t('note')}>
          <p className={styles.note}>{operator_msg}</p>
        </Alert>
      )}
      {previous && (
        <Alert tone="info" title={t(changes.length > 0 ? 'differences' : 'differences_none')}>
          <p>{t('differences_since', { round: previous.round })}</p>
          <ChangeList changes={changes} data={data.data} />
        </Alert>
      )}
      <Card padding="m">
        <FoodObjectData
          data={data.data}
          level={2}
          note={previous ? path => <ChangeNote path={path} changes={changes} /> : undefined}
        />
      </Card>
      {deciding && (
        <FoodDecisionDialog
          action={deciding}
          number={number}
          version={data.version}
          onDone={() => settle(t(`done_${deciding}`, { number }))}
          onClose={close}
          onRefused={look}
          meanwhile={meanwhile}
        />
      )}
    </CaseFrame>
  )
}

const looks = {
  receive: 'primary',
  agree: 'primary',
  register: 'primary',
  restore: 'primary',
  return: 'secondary',
  reopen: 'secondary',
  reject: 'danger',
  void: 'danger',
} as const satisfies Record<FoodDeskAction, string>

const Facts = ({ opened: { data } }: { readonly opened: Case }) => {
  const t = useText(staffFoodTexts)
  const words = useText(foodObjectTexts)
  const name = useName()
  const state = readFoodObjectStatus(data.status)
  const running = state === 'sent' || state === 'review'
  return (
    <FactBlock title={t('facts')}>
      <DescriptionList
        layout="stacked"
        items={[
          { term: t('column_type'), value: words(`type_${data.type}`) },
          {
            term: t('column_holder'),
            value: data.company_name
              ? `${data.company_name} (${data.company_regnum}) – ${data.customer_name}`
              : `${data.customer_name} (${data.customer_rnumber ?? '–'})`,
          },
          { term: t('sender_phone'), value: [data.phone, data.email].filter(Boolean).join(', ') || '–' },
          { term: t('unit'), value: data.organization ? name(data.organization) : t('no_unit') },
          ...(running && data.due_date ? [{ term: t('column_due'), value: formatDay(data.due_date) }] : []),
          ...(data.in_force && state !== 'registered'
            ? [{ term: t('in_force'), value: formatDay(data.verified_date ?? '') }]
            : []),
          ...(data.has_reference
            ? [
                {
                  term: words('reference'),
                  value: <Link to={paths.foodCertificate(data.request_number)}>{data.request_number}</Link>,
                },
              ]
            : []),
        ]}
      />
    </FactBlock>
  )
}
