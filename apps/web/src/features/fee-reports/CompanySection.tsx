// Section 1: the company, then the quarters that are open for it (REQ-AMNAT-05, REQ-AMNAT-06).
import { withCompany, withQuarter } from '@khyanalt/domain/fee-report/answers'
import { isSeason } from '@khyanalt/domain/fee-report/quarters'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './fee-reports.module.css'
import { seasonsQuery } from './queries.ts'
import { fieldId, useFeeField, useProblem, useReportFrame, useTextValue } from './report-frame.ts'

type Company = { readonly id: string; readonly key: string; readonly name_mn: string; readonly name_en: string | null }

export const CompanySection = ({ companies }: { readonly companies: readonly Company[] }) => {
  const t = useText(feeScreenTexts)
  const name = useName()
  const { restructure } = useReportFrame()
  const company = useFeeField('company_id')
  return (
    <div className={styles.fields}>
      <Field label={t('company')} required error={company.error} id={company.id}>
        {control => (
          <Select
            {...control}
            value={company.value}
            options={companies.map(({ id, key, name_mn, name_en }) => ({
              value: id,
              label: `${name({ mn: name_mn, en: name_en ?? '' })} (${key})`,
            }))}
            onChange={id => restructure(answers => withCompany(answers, id))}
          />
        )}
      </Field>
      <Quarters companyId={company.value} />
    </div>
  )
}

const Quarters = ({ companyId }: { readonly companyId: string }) => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const { restructure } = useReportFrame()
  const year = useTextValue('year')
  const season = useTextValue('season_value')
  const error = useProblem('season_value')
  const seasons = useQuery(seasonsQuery(companyId))
  const open = seasons.data?.data ?? []
  const chosen = season === '' ? '' : `${year}-${season}`
  const known = open.some(one => `${one.year}-${one.season_value}` === chosen)
  const options = open.map(one => ({
    value: `${one.year}-${one.season_value}`,
    label: t('quarterUntil', { year: String(one.year), season: one.season_value, day: one.closes }),
  }))
  const choose = (value: string) => {
    const [chosenYear, chosenSeason] = value.split('-').map(Number)
    const quarter = isSeason(chosenSeason) && chosenYear ? { year: chosenYear, season: chosenSeason } : null
    restructure(answers => withQuarter(answers, quarter))
  }
  if (seasons.error && !seasons.data) {
    return <ErrorState title={t('failed')} text={errorText(seasons.error, ui)} onRetry={() => void seasons.refetch()} />
  }
  return (
    <>
      <Field label={t('quarterLabel')} required error={error} id={fieldId('season_value')}>
        {control => (
          <Select
            {...control}
            value={chosen}
            disabled={companyId === '' || seasons.isPending}
            // A report keeps its quarter when the window has closed since.
            options={
              known || chosen === '' ? options : [{ value: chosen, label: t('quarter', { year, season }) }, ...options]
            }
            onChange={choose}
          />
        )}
      </Field>
      {companyId !== '' && seasons.data && open.length === 0 && <Alert tone="warning">{t('noQuarters')}</Alert>}
    </>
  )
}
