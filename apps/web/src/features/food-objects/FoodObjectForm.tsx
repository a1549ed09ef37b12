// The form of a food object, for registering one and for updating it (spec 3 §5).
import { type FoodObjectForm as Answers, foodObjectProblems, tidyFoodObject } from '@khyanalt/domain/food-object-form'
import { foodFieldTexts, foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import type { Problem } from '@khyanalt/domain/problem'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { agencyToday } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { useActingCompany } from '../../people/use-acting-company.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { announce } from '../../ui/live-region.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { FormText } from './FormText.tsx'
import styles from './food-objects.module.css'
import { foodFieldId, type PartProps, problemSentence } from './form-parts.ts'
import { PlacePart } from './PlacePart.tsx'
import { foodAddressQuery } from './queries.ts'
import { SenderPart } from './SenderPart.tsx'
import { ServicesPart } from './ServicesPart.tsx'

export const FoodObjectForm = ({
  form,
  setForm,
  stored = null,
  locked = false,
  restored,
  onDiscard,
  pending,
  error,
  onSend,
}: {
  readonly form: Answers
  readonly setForm: (change: (form: Answers) => Answers) => void
  /** What the object held before; null on the new form. */
  readonly stored?: Answers | null
  /** Whether who registers may no longer change. */
  readonly locked?: boolean
  readonly restored: boolean
  readonly onDiscard: () => void
  readonly pending: boolean
  /** Why the server refused what was sent last. */
  readonly error: unknown
  readonly onSend: (form: Answers) => void
}) => {
  const t = useText(foodFormTexts)
  const pair = usePair(foodFormTexts)
  const fields = usePair(foodFieldTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const { company } = useActingCompany()
  const client = useQueryClient()
  const summary = useRef<HTMLHeadingElement>(null)
  const [judged, setJudged] = useState(false)
  const [sent, setSent] = useState<Answers | null>(null)

  const tidy = tidyFoodObject(form)
  const below = client.getQueryData(foodAddressQuery(tidy.address.at(-1) ?? '').queryKey)
  const own = foodObjectProblems(tidy, {
    today: agencyToday(),
    storedCompanyType: stored?.sender_type === 2 ? stored.company_type : null,
    addressOpen: (below?.data.length ?? 0) > 0,
  })
  // What the server said holds until the field is changed.
  const said = error instanceof ApiError ? error.problems.filter(({ path }) => isUnchanged(path, form, sent)) : []
  const problems = judged ? [...own, ...said.filter(one => own.every(({ path }) => path !== one.path))] : []
  const errorsOf = (path: string) =>
    problems.filter(problem => problem.path === path).map(problem => problemSentence(problem, ui))
  const change = (changed: Partial<Answers>) => setForm(now => ({ ...now, ...changed }))
  const part: PartProps = { form, change, errorsOf }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setJudged(true)
    if (own.length === 0) {
      setSent(form)
      return onSend(form)
    }
    announce(t('incomplete'))
    requestAnimationFrame(() => summary.current?.focus())
  }
  const labelOf = ({ path }: Problem): string => {
    const [name = '', rowId, inRow] = path.split('/')
    const key = inRow ?? name
    const label = Object.hasOwn(foodFieldTexts.mn, key) ? fields(key as keyof typeof foodFieldTexts.mn).title : ''
    const place = form.service_table.findIndex(row => row.id === rowId)
    return place < 0 || form.service_table.length < 2 ? label : `${t('serviceTitle', { number: place + 1 })}, ${label}`
  }
  const failed = error && !hasCode(error, 'food_object_incomplete') ? error : null
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {restored && (
        <Alert
          tone="info"
          actions={
            <Button variant="secondary" size="s" onClick={onDiscard}>
              {t('discard')}
            </Button>
          }
        >
          {t('restored')}
        </Alert>
      )}
      <ErrorSummary
        ref={summary}
        title={t('incomplete')}
        problems={problems.map(problem => ({
          id: foodFieldId(problem.path),
          text: [labelOf(problem), problemSentence(problem, ui)].filter(Boolean).join(': '),
        }))}
      />
      <Card {...pair('sectionSender')}>
        <div className={styles.section}>
          <SenderPart
            {...part}
            locked={locked}
            stored={stored?.sender_type === 2 ? stored.company_type : null}
            ownRegister={user?.register_number ?? null}
            company={company ?? null}
          />
        </div>
      </Card>
      <Card {...pair('sectionObject')}>
        <div className={styles.section}>
          <FormText {...part} name="branch_name" help={t('branchHelp')} />
          <RadioGroup
            id={foodFieldId('ownership')}
            label={fields('ownership').title}
            sublabel={fields('ownership').subtitle}
            layout="row"
            required
            error={errorsOf('ownership')}
            value={form.ownership === null ? null : String(form.ownership)}
            onChange={value => change({ ownership: value === '2' ? 2 : 1 })}
            options={[
              { value: '1', label: pair('ownershipOwn').title, sublabel: pair('ownershipOwn').subtitle },
              { value: '2', label: pair('ownershipRented').title, sublabel: pair('ownershipRented').subtitle },
            ]}
          />
          <div className={styles.pair}>
            <FormText {...part} name="phone" help={t('phoneHelp')} />
            <FormText {...part} name="phone_2" help={t('phoneHelp')} />
            <FormText {...part} name="fax" />
            <FormText {...part} name="email" />
          </div>
        </div>
      </Card>
      <Card {...pair('sectionOfficer')}>
        <div className={styles.pair}>
          <FormText {...part} name="officer_lastname" />
          <FormText {...part} name="officer_firstname" />
          <FormText {...part} name="officer_jobposition" />
          <FormText {...part} name="officer_register_number" help={t('registerHelp')} />
          <FormText {...part} name="officer_phone" help={t('phoneHelp')} />
          <FormText {...part} name="officer_email" />
        </div>
      </Card>
      <Card {...pair('sectionPlace')}>
        <div className={styles.section}>
          <PlacePart {...part} />
        </div>
      </Card>
      <Card {...pair('sectionServices')}>
        <ServicesPart {...part} />
      </Card>
      <Alert tone="info" title={t('legalTitle')}>
        {t('legal')}
      </Alert>
      <div>
        <FieldError id="food-agreement-error" errors={errorsOf('agreement')} />
        <Checkbox
          id={foodFieldId('agreement')}
          value={form.agreement}
          onChange={agreement => change({ agreement })}
          label={t('agreement')}
          invalid={errorsOf('agreement').length > 0}
          describedBy={errorsOf('agreement').length > 0 ? 'food-agreement-error' : undefined}
          required
        />
      </div>
      {failed !== null && (
        <Alert tone="error" urgent>
          {hasCode(failed, 'network') || hasCode(failed, 'company_check_failed') || hasCode(failed, 'internal')
            ? t('connection')
            : errorText(failed, ui)}
        </Alert>
      )}
      <div className={styles.moves}>
        <span className={styles.quiet}>{t('kept')}</span>
        <Button type="submit" icon="send" busy={pending}>
          {t(stored ? 'saveChanges' : 'send')}
        </Button>
      </div>
    </form>
  )
}

/** Whether the value at a path is still the one that was sent. */
const isUnchanged = (path: string, form: Answers, sent: Answers | null): boolean => {
  if (sent === null) return false
  const [name = '', rowId] = path.split('/')
  if (rowId === undefined) {
    const key = name as keyof Answers
    return JSON.stringify(form[key]) === JSON.stringify(sent[key])
  }
  const rowOf = (answers: Answers) => JSON.stringify(answers.service_table.find(row => row.id === rowId))
  return rowOf(form) === rowOf(sent)
}
