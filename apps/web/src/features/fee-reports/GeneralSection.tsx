// Section 2: who pays, for which deposit, licence and mineral; the papers; the choice of the sheet.

import type { OutputOf } from '@khyanalt/contract/call'
import type { getFeePeriod } from '@khyanalt/contract/fee-reports'
import { certTypes, feeMinerals, payerTypes, withActivity, withTemplate } from '@khyanalt/domain/fee-report/answers'
import { splitLicence } from '@khyanalt/domain/fee-report/problems'
import { sheetTemplates } from '@khyanalt/domain/fee-report/sheet-templates'
import { feeMineralTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useName, usePair, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select, type SelectOption } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './fee-reports.module.css'
import { Papers } from './Papers.tsx'
import { readAnswers, rewrite, useFeeField, useReportFrame, useTextValue } from './report-frame.ts'

type Choices = Pick<OutputOf<typeof getFeePeriod>, 'deposit' | 'minerals'>

export const GeneralSection = ({ choices }: { readonly choices: Choices }) => {
  const t = useText(feeScreenTexts)
  const mineral = useText(feeMineralTexts)
  const name = useName()
  const { report } = useReportFrame()
  const active = useFeeField('season_active')
  return (
    <div className={styles.fields}>
      <YesNo
        name="payer_type"
        label="payer"
        options={payerTypes.map(value => ({ value, label: t(`payer_${value}`) }))}
      />
      <Choice
        name="deposit_name"
        label="deposit"
        options={choices.deposit.map(({ value, label, aimag }) => ({
          value,
          label: `${name(label)} (${name(aimag)})`,
        }))}
      />
      <Licence />
      <Choice
        name="mineral_name"
        label="mineral"
        options={feeMinerals.map(value => ({ value, label: mineral(value) }))}
      />
      <Choice
        name="second_mineral"
        label="secondMineral"
        optional
        options={choices.minerals.map(({ value, label }) => ({ value, label: name(label) }))}
      />
      <YesNo name="resource_increased" label="increased" />
      <RadioGroup
        id={active.id}
        label={t('active')}
        layout="row"
        required
        error={active.error}
        value={active.value || null}
        help={t('activeNoHelp')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('activeNo') },
        ]}
        onChange={value => rewrite(report, withActivity(readAnswers(report), value ?? ''))}
      />
      <Papers />
      <Sheet />
    </div>
  )
}

type Label = 'payer' | 'deposit' | 'mineral' | 'secondMineral' | 'increased'

const YesNo = ({
  name,
  label,
  options,
}: {
  readonly name: string
  readonly label: Label
  readonly options?: readonly SelectOption[]
}) => {
  const t = useText(feeScreenTexts)
  const field = useFeeField(name)
  return (
    <RadioGroup
      id={field.id}
      label={t(label)}
      layout="row"
      required
      error={field.error}
      value={field.value || null}
      options={
        options ?? [
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]
      }
      onChange={value => field.change(value ?? '')}
    />
  )
}

const Choice = ({
  name,
  label,
  options,
  optional = false,
}: {
  readonly name: string
  readonly label: Label
  readonly options: readonly SelectOption[]
  readonly optional?: boolean
}) => {
  const t = useText(feeScreenTexts)
  const field = useFeeField(name)
  return (
    <Field label={t(label)} required={!optional} error={field.error} id={field.id}>
      {control => (
        <Select
          {...control}
          value={field.value}
          options={options}
          {...(optional ? { emptyLabel: t('none') } : {})}
          onChange={field.change}
        />
      )}
    </Field>
  )
}

/** The prefix stands before the number and is kept apart (CON-174); a pasted number brings its own along. */
const Licence = () => {
  const t = useText(feeScreenTexts)
  const { report } = useReportFrame()
  const type = useFeeField('cert_type')
  const number = useFeeField('license_number')
  return (
    <div className={styles.licence}>
      <Field label={t('licenceType')} required error={type.error} id={type.id}>
        {control => (
          <Select
            {...control}
            value={type.value}
            options={certTypes.map(value => ({ value, label: value }))}
            onChange={type.change}
          />
        )}
      </Field>
      <Field label={t('licence')} required error={number.error} id={number.id} help={t('licenceHelp')}>
        {control => (
          <TextInput
            {...control}
            value={number.value}
            autoComplete="off"
            spellCheck={false}
            onChange={text => report.write(splitLicence(text))}
          />
        )}
      </Field>
    </div>
  )
}

/** Choosing a sheet shows its tables for the months of the quarter (REQ-AMNAT-07, REQ-AMNAT-26). */
const Sheet = () => {
  const t = useText(feeScreenTexts)
  const name = useName()
  const pair = usePair(feeScreenTexts)
  const { restructure } = useReportFrame()
  const field = useFeeField('mayagt_id')
  const season = useTextValue('season_value')
  return (
    <Field
      label={t('sheet')}
      sublabel={pair('sheet').subtitle}
      required
      error={field.error}
      id={field.id}
      help={season === '' ? t('sheetFirst') : undefined}
    >
      {control => (
        <Select
          {...control}
          value={field.value}
          disabled={season === ''}
          options={sheetTemplates.map(one => ({
            value: String(one.id),
            label: `${name(one.name)} – ${name(one.title)}`,
          }))}
          onChange={value => restructure(answers => withTemplate(answers, Number(value)))}
        />
      )}
    </Field>
  )
}
