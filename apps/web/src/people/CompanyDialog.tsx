// The form of an organisation, for registering it by hand and for editing it (REQ-COMP-01…07, CON-192, CON-193).
import { checkCompany, insertCompany, updateCompany } from '@khyanalt/contract/companies'
import type { Company } from '@khyanalt/contract/company-schema'
import {
  type CompanyField,
  type CompanyForm,
  companyFields,
  companyFormProblems,
  optionalCompanyFields,
  splitTags,
  tidyCompanyForm,
} from '@khyanalt/domain/company-form'
import { englishLegalForms, legalForms, presetEnglishForm } from '@khyanalt/domain/legal-forms'
import { companyFieldTexts, companyProblemTexts } from '@khyanalt/domain/messages/company-form'
import { companyRegistrationTexts } from '@khyanalt/domain/messages/company-registration'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { type Problem, paramsIn } from '@khyanalt/domain/problem'
import { formatText } from '@khyanalt/domain/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { errorText, hasCode } from '../api/error-text.ts'
import { randomUuid } from '../api/random-uuid.ts'
import { refreshUser } from '../api/refresh-user.ts'
import { useLanguage, usePair, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { DateInput } from '../ui/DateInput.tsx'
import { Field } from '../ui/Field.tsx'
import { announce } from '../ui/live-region.ts'
import { Select } from '../ui/Select.tsx'
import { SubmitDialog } from '../ui/SubmitDialog.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { showToast } from '../ui/toast.ts'
import { CompanyAddress } from './CompanyAddress.tsx'
import { formOf } from './company-facts.ts'
import styles from './people.module.css'

type Answers = Omit<CompanyForm, 'induty'> & { readonly induty: string }

const empty: Answers = {
  ...(Object.fromEntries(companyFields.map(field => [field, ''])) as unknown as Answers),
  address: [],
}

const helps: { readonly [F in CompanyField]?: 'phoneHelp' | 'latinHelp' | 'tagsHelp' | 'addressHelp' | 'generalHelp' } =
  {
    general_phone: 'phoneHelp',
    phone: 'phoneHelp',
    name_en: 'latinHelp',
    custom_address_english: 'latinHelp',
    induty: 'tagsHelp',
    custom_address: 'addressHelp',
    general_regnum: 'generalHelp',
  }

/** `company` is null when a new one is registered. */
export const CompanyDialog = ({
  company,
  onClose,
  onSaved,
}: {
  readonly company: Company | null
  readonly onClose: () => void
  readonly onSaved?: () => void
}) => {
  const t = useText(companyRegistrationTexts)
  const pair = usePair(companyRegistrationTexts)
  const label = useText(companyFieldTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [transactionId] = useState(randomUuid)
  const [answers, setAnswers] = useState<Answers>(() =>
    company ? { ...formOf(company), induty: company.induty.join(', ') } : empty,
  )
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const check = useMutation({
    mutationFn: () => callApi(checkCompany, { regnumber: answers.regnumber }),
    onSuccess: ({ data }) => {
      if (data.name) setAnswers(now => ({ ...now, name: data.name ?? now.name }))
      const words = data.registered ? 'checkRegistered' : data.found ? 'checkFound' : 'checkMissing'
      announce(t(words, { name: data.name ?? '' }))
    },
  })
  const save = useMutation({
    mutationFn: async (form: CompanyForm) => {
      const sent = { ...form, address: [...form.address], induty: [...form.induty] }
      if (company) await callApi(updateCompany, { ...sent, id: company.id, version: company.version })
      else await callApi(insertCompany, { ...sent, transaction_id: transactionId })
      await refreshUser(ui)
    },
    onSuccess: () => {
      client.invalidateQueries()
      showToast({ text: t(company ? 'saved' : 'registered') })
      onClose()
      onSaved?.()
    },
    onError: error => {
      if (error instanceof ApiError) setProblems(error.problems)
    },
  })
  const found = check.data?.data
  const set = (field: CompanyField) => (value: string) => setAnswers(now => ({ ...now, [field]: value }))
  const errorOf = (field: CompanyField) =>
    problems
      .filter(({ path, code }) => path === field && Object.hasOwn(companyProblemTexts.mn, code))
      .map(({ code, params }) =>
        formatText(companyProblemTexts, ui, code as keyof typeof companyProblemTexts.mn, {
          ...paramsIn(params, ui),
          field: label(field),
        }),
      )
  const submit = () => {
    const form = tidyCompanyForm({ ...answers, induty: splitTags(answers.induty) })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ulaanbaatar' }).format(new Date())
    const wrong = companyFormProblems(form, today)
    setProblems(wrong)
    if (wrong.length === 0) save.mutate(form)
    else announce(t('problems'))
  }
  return (
    <SubmitDialog
      {...pair(company ? 'editTitle' : 'handTitle')}
      size="l"
      description={t('formIntro')}
      submit={t('save')}
      pending={save.isPending}
      error={save.error && (hasCode(save.error, 'version_conflict') ? t('conflictText') : errorText(save.error, ui))}
      onSubmit={submit}
      onClose={onClose}
    >
      {companyFields.map(field => (
        <Field
          key={field}
          label={label(field)}
          required={!optionalCompanyFields.includes(field)}
          error={errorOf(field)}
          help={field === 'regnumber' ? t(company ? 'numberLocked' : 'checkHelp') : helps[field] && t(helps[field])}
        >
          {control => {
            if (field === 'address') {
              const choose = (codes: readonly string[]) => setAnswers(now => ({ ...now, address: codes }))
              return <CompanyAddress control={control} codes={answers.address} onChange={choose} />
            }
            if (field === 'createdDate') {
              return <DateInput {...control} value={answers.createdDate} onChange={set(field)} />
            }
            if (field === 'type') {
              const choose = (type: string) =>
                setAnswers(now => ({ ...now, type, type_en: presetEnglishForm(type) ?? now.type_en }))
              const options = legalForms.map(form => ({ value: form.mn, label: form.mn }))
              return <Select {...control} value={answers.type} options={options} onChange={choose} />
            }
            if (field === 'type_en') {
              const options = englishLegalForms.map(form => ({ value: form, label: form }))
              return <Select {...control} value={answers.type_en} options={options} onChange={set(field)} />
            }
            return (
              <>
                <TextInput
                  {...control}
                  value={answers[field]}
                  onChange={set(field)}
                  readOnly={(field === 'regnumber' && company !== null) || (field === 'name' && Boolean(found?.name))}
                />
                {field === 'regnumber' && !company && (
                  <div role="status" className={styles.way}>
                    <Button variant="secondary" onClick={() => check.mutate()} busy={check.isPending}>
                      {t('check')}
                    </Button>
                    {found && (
                      <Alert tone={found.found && !found.registered ? 'success' : 'warning'}>
                        {t(found.registered ? 'checkRegistered' : found.found ? 'checkFound' : 'checkMissing', {
                          name: found.name ?? '',
                        })}
                      </Alert>
                    )}
                    {check.error && <CheckFailure error={check.error} />}
                  </div>
                )}
              </>
            )
          }}
        </Field>
      ))}
    </SubmitDialog>
  )
}

/** That nothing could be checked, and why where that is not all (REQ-COMP-11). */
const CheckFailure = ({ error }: { readonly error: unknown }) => {
  const { ui } = useLanguage()
  const failed = errorTexts[ui].company_check_failed
  const why = errorText(error, ui)
  return (
    <Alert tone="error" title={failed}>
      {why === failed ? null : why}
    </Alert>
  )
}
