// The review plan of a draft, and the language the form is filled in.
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'
import { withDaysOf } from './page-agreement.ts'
import { problemWords } from './problem-words.ts'
import type { FormDraft } from './use-form-draft.ts'

type PlanStep = {
  readonly name?: { mn?: string; en?: string }
  readonly role?: string
  readonly working_days?: number
  readonly fee_due?: true
}

export const PlanPart = ({ draft }: { readonly draft: FormDraft }) => {
  const t = useText(serviceEditorTexts)
  const money = useText(feeTexts)
  const { ui } = useLanguage()
  const plan = draft.content.plan as readonly PlanStep[]
  const put = (next: readonly PlanStep[]) =>
    draft.edit({ plan: next, settings: withDaysOf(draft.content.settings, plan, next) })
  const set = (at: number, change: PlanStep) =>
    put(plan.map((step, index) => (index === at ? { ...step, ...change } : step)))
  const problems = draft.problems.filter(({ path }) => path === 'plan' || path.startsWith('plan/'))
  const errorOf = (path: string) =>
    problems.filter(problem => problem.path.startsWith(path)).map(problem => problemWords(problem, ui))
  return (
    <Card title={t('part_plan')}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('plan_help')}</p>
        {problems
          .filter(({ path }) => path === 'plan')
          .map(problem => (
            <Alert key={problem.code} tone="error">
              {problemWords(problem, ui)}
            </Alert>
          ))}
        <ol className={styles.list}>
          {plan.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place.
            <li key={index} className={styles.item}>
              <h3>{t('plan_step', { n: index + 1 })}</h3>
              <div className={styles.pair}>
                <TextField
                  label={t('name_mn')}
                  value={step.name?.mn ?? ''}
                  onChange={mn => set(index, { name: { mn, en: step.name?.en ?? '' } })}
                  error={errorOf(`plan/${index}/name`)}
                  required
                />
                <TextField
                  label={t('name_en')}
                  value={step.name?.en ?? ''}
                  onChange={en => set(index, { name: { mn: step.name?.mn ?? '', en } })}
                  lang="en"
                  required
                />
                <Field label={t('role')} error={errorOf(`plan/${index}/role`)} required>
                  {control => (
                    <Select
                      {...control}
                      value={step.role ?? ''}
                      onChange={role => set(index, { role })}
                      options={(['REVIEWER', 'APPROVER'] as const).map(role => ({
                        value: role,
                        label: t(`role_${role}`),
                      }))}
                    />
                  )}
                </Field>
                <TextField
                  label={t('days')}
                  inputMode="numeric"
                  value={String(step.working_days ?? '')}
                  onChange={days => set(index, { working_days: Number(days.replace(/\D/g, '')) })}
                  error={errorOf(`plan/${index}/working_days`)}
                  required
                />
                <IconButton
                  icon="trash"
                  label={t('option_remove', { n: index + 1 })}
                  onClick={() => put(plan.filter((_, place) => place !== index))}
                />
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.bar}>
          <Button
            variant="secondary"
            icon="plus"
            onClick={() => put([...plan, { name: { mn: '', en: '' }, role: 'APPROVER', working_days: 3 }])}
          >
            {t('add_plan_step')}
          </Button>
        </div>
        <Field label={money('plan_fee')} help={money('plan_fee_help')} className={styles.search}>
          {control => (
            <Select
              {...control}
              value={String(plan.findIndex(step => step.fee_due))}
              onChange={chosen => put(plan.map((step, at) => withFee(step, String(at) === chosen)))}
              emptyLabel={null}
              options={[
                { value: '-1', label: money('plan_fee_last') },
                ...plan.map(({ name }, at) => ({
                  value: String(at),
                  label: money('plan_fee_before', { n: at + 1, name: (ui === 'mn' ? name?.mn : name?.en) ?? '' }),
                })),
              ]}
            />
          )}
        </Field>
        <Field label={t('form_language')} required className={styles.search}>
          {control => (
            <Select
              {...control}
              value={draft.content.language}
              onChange={language => draft.edit({ language: language as 'mn' | 'en' | 'ru' })}
              emptyLabel={null}
              options={(['mn', 'en', 'ru'] as const).map(each => ({ value: each, label: t(`language_${each}`) }))}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}

/** The step with the mark that the fee is due before it, or without. */
const withFee = ({ fee_due: _, ...step }: PlanStep, due: boolean): PlanStep => (due ? { ...step, fee_due: true } : step)
