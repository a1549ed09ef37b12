// One food object at the desk: what was sent with its changes, the course, and the decisions.
import type { OutputOf } from '@khyanalt/contract/call'
import type { getFoodCase } from '@khyanalt/contract/staff-food'
import { type FoodDeskAction, foodDeskActions, foodReviewPlan } from '@khyanalt/domain/food-object-actions'
import { readFoodObjectStatus } from '@khyanalt/domain/food-object-status'
import { foodObjectTexts } from '@khyanalt/domain/messages/food-objects'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { Barred } from '../../../console/Barred.tsx'
import { Shortcuts } from '../../../console/Shortcuts.tsx'
import { useKeys } from '../../../console/use-keys.ts'
import { usePageTitle } from '../../../document.ts'
import { formatDay } from '../../../language/format.ts'
import { useLanguage, useName, useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { paths } from '../../../paths.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { announce } from '../../../ui/live-region.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { FoodCourse } from '../FoodCourse.tsx'
import { FoodObjectData } from '../FoodObjectData.tsx'
import { FoodStatus } from '../FoodStatus.tsx'
import { ChangeList, ChangeNote, changesOf } from './changes.tsx'
import styles from './desk.module.css'
import { FoodDecisionDialog } from './FoodDecisionDialog.tsx'
import { deskKey, foodCaseQuery } from './queries.ts'

type Case = OutputOf<typeof getFoodCase>

/** Keys of the decisions. */
const keys: { readonly [A in FoodDeskAction]?: string } = {
  receive: 'v',
  agree: 'a',
  register: 'g',
  return: 'r',
  reject: 'x',
}

export const FoodCaseScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(staffFoodTexts)
  const { ui } = useLanguage()
  const { state } = useLocation()
  usePageTitle(requestnumber)
  const desk = { pathname: staffPaths.food, search: typeof state?.desk === 'string' ? state.desk : '' }
  const navigate = useNavigate()
  useKeys([[['u'], () => void navigate(desk)]])
  const { data, error, refetch } = useQuery(foodCaseQuery(requestnumber))
  return (
    <StaffScreen>
      <BackLink to={desk}>{t('back')}</BackLink>
      {error && <ErrorState title={t('case_failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={12} />}
      {data && <Opened key={requestnumber} opened={data} />}
    </StaffScreen>
  )
}

const Opened = ({ opened }: { readonly opened: Case }) => {
  const t = useText(staffFoodTexts)
  const { data, steps, previous, operator_msg, barred } = opened
  const client = useQueryClient()
  const [act, setAct] = useState<FoodDeskAction | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [helping, setHelping] = useState(false)
  const number = data.request_number
  const offered = foodDeskActions.filter(action => data.actions.includes(action))
  const open = (action: FoodDeskAction) => {
    if (offered.includes(action)) setAct(action)
  }
  useKeys([
    ...Object.entries(keys).map(([action, key]) => [[key], () => open(action as FoodDeskAction)] as const),
    [['?'], () => setHelping(true)],
  ])
  const changes = previous ? changesOf(previous.data, data.data) : []
  const finish = (action: FoodDeskAction) => {
    const sentence = t(`done_${action}`, { number })
    setAct(null)
    setDone(sentence)
    announce(sentence)
  }
  return (
    <>
      <PageHeader
        title={data.branch_name}
        lead={number}
        ornament={false}
        status={<FoodStatus code={data.status} />}
        actions={
          <Shortcuts
            open={helping}
            onOpenChange={setHelping}
            keys={[
              ...offered.flatMap(action => {
                const key = keys[action]
                return key ? [[key, t(`act_${action}`)] as const] : []
              }),
              ['u', t('key_back')],
              ['?', t('key_help')],
            ]}
          />
        }
      />
      {done && <Alert tone="success">{done}</Alert>}
      <div className={styles.acts}>
        {offered.map(action => (
          <Button
            key={action}
            variant={looks[action]}
            onClick={() => {
              setDone(null)
              setAct(action)
            }}
          >
            {t(`act_${action}`)}
            {keys[action] && <kbd className={styles.key}>{keys[action]}</kbd>}
          </Button>
        ))}
        {barred && (
          <Barred
            because={barred}
            act={t(readFoodObjectStatus(data.status) === 'suspended' ? 'act_restore' : 'act_register')}
          />
        )}
        {offered.length === 0 && !barred && <p className={styles.quiet}>{t('acts_none')}</p>}
      </div>
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
      <div className={styles.columns}>
        <Card padding="m">
          <FoodObjectData
            data={data.data}
            level={2}
            note={previous ? path => <ChangeNote path={path} changes={changes} /> : undefined}
          />
        </Card>
        <div className={styles.side}>
          <Facts opened={opened} />
          <Card title={t('course')}>
            <FoodCourse steps={steps} />
          </Card>
        </div>
      </div>
      {act && (
        <FoodDecisionDialog
          action={act}
          number={number}
          version={data.version}
          onDone={() => finish(act)}
          onClose={() => setAct(null)}
          onReload={() => {
            setAct(null)
            void client.invalidateQueries({ queryKey: deskKey })
          }}
        />
      )}
    </>
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
  const step = foodReviewPlan[state === 'review' ? data.status - 1 : 0]
  return (
    <Card title={t('facts')}>
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
          ...(running && step ? [{ term: t('step'), value: name(step.name) }] : []),
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
    </Card>
  )
}
