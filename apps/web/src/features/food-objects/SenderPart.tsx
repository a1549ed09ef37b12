// Who registers the object: the citizen alone, or an organisation found by its register number (REQ-FSI-17, 27, 30).
import { checkCompany } from '@khyanalt/contract/companies'
import type { Company } from '@khyanalt/contract/company-schema'
import { type FoodObjectForm, foodCompanyTypes, isClosedCompanyType } from '@khyanalt/domain/food-object-form'
import { legalFormLabel } from '@khyanalt/domain/legal-forms'
import { foodFieldTexts, foodFormTexts, foodProblemTexts } from '@khyanalt/domain/messages/food-object-form'
import { formatText } from '@khyanalt/domain/text'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { announce } from '../../ui/live-region.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { FormText } from './FormText.tsx'
import styles from './food-objects.module.css'
import { foodFieldId, type PartProps } from './form-parts.ts'

export const SenderPart = ({
  locked,
  stored,
  ownRegister,
  company,
  ...part
}: PartProps & {
  /** Whether who registers may no longer change. */
  readonly locked: boolean
  /** The company type the object was stored with; null on the new form. */
  readonly stored: string | null
  readonly ownRegister: string | null
  /** The company of the profile, whose data are taken over. */
  readonly company: Company | null
}) => {
  const t = useText(foodFormTexts)
  const pair = usePair(foodFieldTexts)
  const { ui } = useLanguage()
  const words = usePair(foodFormTexts)
  const { form, change, errorsOf } = part
  const sender = pair('sender_type')
  const type = pair('company_type')
  const closed = stored !== null && isClosedCompanyType(stored)
  const offered: readonly string[] = stored === null ? foodCompanyTypes.new : foodCompanyTypes.update
  return (
    <>
      <RadioGroup
        id={foodFieldId('sender_type')}
        label={sender.title}
        sublabel={sender.subtitle}
        layout="row"
        required
        readOnly={locked}
        help={locked ? t('senderLocked') : undefined}
        error={errorsOf('sender_type')}
        value={form.sender_type === null ? null : String(form.sender_type)}
        onChange={value =>
          change(
            value === '2'
              ? { sender_type: 2, ...(form.company_regnum === '' && company ? companyAnswers(company) : {}) }
              : { sender_type: 1 },
          )
        }
        options={[
          { value: '1', label: words('senderCitizen').title, sublabel: words('senderCitizen').subtitle },
          { value: '2', label: words('senderCompany').title, sublabel: words('senderCompany').subtitle },
        ]}
      />
      {form.sender_type === 1 && ownRegister && (
        <TextField
          label={words('ownRegister').title}
          sublabel={words('ownRegister').subtitle}
          help={t('ownRegisterHelp')}
          value={ownRegister}
          required
          readOnly
        />
      )}
      {form.sender_type === 2 && (
        <>
          <CompanyNumber {...part} locked={locked} />
          <div className={styles.pair}>
            <FormText {...part} name="company_name" />
            <Field
              id={foodFieldId('company_type')}
              label={type.title}
              sublabel={type.subtitle}
              help={closed ? t('typeClosed') : undefined}
              error={errorsOf('company_type')}
              required
            >
              {control => (
                <Select
                  {...control}
                  readOnly={closed}
                  value={form.company_type}
                  options={(closed ? [form.company_type] : offered).map(value => ({
                    value,
                    label: legalFormLabel(value, ui),
                  }))}
                  onChange={company_type => change({ company_type })}
                />
              )}
            </Field>
            <FormText {...part} name="company_director_lastname" />
            <FormText {...part} name="company_director_firstname" />
          </div>
        </>
      )}
    </>
  )
}

/** What the profile knows of the company, under the names of the form. */
export const companyAnswers = (company: Company): Partial<FoodObjectForm> => ({
  company_regnum: company.companyRegnum,
  company_name: company.companyName,
  company_type: foodCompanyTypes.new.find(type => type === company.description) ?? '',
  company_director_lastname: company.generalR.lastName ?? '',
  company_director_firstname: company.generalR.firstName ?? '',
})

/** The register number with its question to the registry, whose name is taken over. */
const CompanyNumber = ({ form, change, errorsOf, locked }: PartProps & { readonly locked: boolean }) => {
  const t = useText(foodFormTexts)
  const { ui } = useLanguage()
  const pair = usePair(foodFieldTexts)('company_regnum')
  const check = useMutation({
    mutationFn: (regnumber: string) => callApi(checkCompany, { regnumber }),
    onSuccess: ({ data }) => {
      if (data.name) change({ company_name: data.name })
      announce(data.name ? t('lookUpFound', { name: data.name }) : formatText(foodProblemTexts, ui, 'company_unknown'))
    },
  })
  const found = check.data?.data
  const asked = check.variables === form.company_regnum
  // The registry that is silent and the server that cannot be reached are one thing to whoever asks (REQ-FSI-34).
  const failed =
    check.error && (hasCode(check.error, 'too_many_requests') ? errorText(check.error, ui) : t('connection'))
  const unknown = asked && found && !found.found ? [formatText(foodProblemTexts, ui, 'company_unknown')] : []
  return (
    <Field
      id={foodFieldId('company_regnum')}
      label={pair.title}
      sublabel={pair.subtitle}
      help={locked ? undefined : t('lookUpHelp')}
      error={[...new Set([...errorsOf('company_regnum'), ...unknown])]}
      required
    >
      {control => (
        <>
          <span className={styles.lookUp}>
            <TextInput
              {...control}
              value={form.company_regnum}
              onChange={company_regnum => change({ company_regnum })}
              readOnly={locked}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
            />
            {!locked && (
              <Button variant="secondary" onClick={() => check.mutate(form.company_regnum)} busy={check.isPending}>
                {t('lookUp')}
              </Button>
            )}
          </span>
          {asked && found?.name && <Alert tone="success">{t('lookUpFound', { name: found.name })}</Alert>}
          {asked && failed && (
            <Alert tone="error" urgent>
              {failed}
            </Alert>
          )}
        </>
      )}
    </Field>
  )
}
