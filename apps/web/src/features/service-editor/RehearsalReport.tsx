// What a rehearsal found, and what shall become of the requests that are open.
import type { Rehearsal } from '@khyanalt/contract/service-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './catalogue.module.css'

type Choice = 'lift' | 'pin'
export type LiftChoices = { readonly clean: Choice; readonly breaking: Choice; readonly except: readonly string[] }

/** Who keeps everything goes over; who would lose an answer stays. */
export const usualChoices: LiftChoices = { clean: 'lift', breaking: 'pin', except: [] }

export const RehearsalReport = ({
  report,
  choices,
  onChoose,
}: {
  readonly report: Rehearsal
  readonly choices: LiftChoices
  readonly onChoose: (choices: LiftChoices) => void
}) => {
  const t = useText(serviceEditorTexts)
  const { self_test, weight, open } = report
  return (
    <Card title={t('rehearsal')}>
      <div className={styles.stack}>
        <Alert tone={report.passed ? 'success' : 'error'} title={t(report.passed ? 'passed' : 'failed')}>
          {!weight.within && t('weight_too_much')}
        </Alert>
        {(['mn', 'en'] as const).map(language => (
          <ul key={language} className={styles.tags}>
            <li className={styles.quiet}>{t(`language_${language}`)}:</li>
            {self_test
              .filter(act => act.language === language)
              .map(({ act, ok, code, problems }) => (
                <li key={act}>
                  <Tag tone={ok ? 'green' : 'red'} icon={ok ? 'check' : 'error'}>
                    {t(`act_${act}`)} – {t(ok ? 'act_ok' : 'act_failed')}
                  </Tag>
                  {!ok && (
                    <span>
                      {' '}
                      {code} {(problems ?? []).map(({ path, code: why }) => `${path}: ${why}`).join(', ')}
                    </span>
                  )}
                </li>
              ))}
          </ul>
        ))}
        <p className={styles.quiet}>
          {t('weight', {
            kb: Math.round(weight.bytes / 102.4) / 10,
            fields: weight.fields,
            largest: weight.largest_step,
          })}
        </p>
        <p>{open.total === 0 ? t('open_none') : t('open_requests', open)}</p>
        {open.clean > 0 && <LiftChoice kind="clean" choices={choices} onChoose={onChoose} />}
        {open.breaking > 0 && (
          <>
            <LiftChoice kind="breaking" choices={choices} onChoose={onChoose} />
            <BreakingTable report={report} choices={choices} onChoose={onChoose} />
          </>
        )}
      </div>
    </Card>
  )
}

type Choosing = { readonly choices: LiftChoices; readonly onChoose: (choices: LiftChoices) => void }

const LiftChoice = ({ kind, choices, onChoose }: Choosing & { readonly kind: 'clean' | 'breaking' }) => {
  const t = useText(serviceEditorTexts)
  return (
    <RadioGroup
      label={t(`choice_${kind}`)}
      layout="row"
      required
      value={choices[kind]}
      onChange={value => onChoose({ ...choices, [kind]: value as Choice })}
      options={(['lift', 'pin'] as const).map(value => ({ value, label: t(`choice_${value}`) }))}
    />
  )
}

const BreakingTable = ({ report, choices, onChoose }: Choosing & { readonly report: Rehearsal }) => {
  const t = useText(serviceEditorTexts)
  const name = useName()
  const turn = (number: string, other: boolean) =>
    onChoose({ ...choices, except: other ? [...choices.except, number] : choices.except.filter(one => one !== number) })
  return (
    <Table
      caption={t('choice_breaking')}
      rows={report.breaking}
      rowKey={row => row.request_number}
      columns={[
        { id: 'number', header: '№', rowHeader: true, nowrap: true, cell: row => row.request_number },
        { id: 'state', header: t('col_state'), cell: row => t(`state_${row.state}`) },
        {
          id: 'breaks',
          header: t('choice_breaking'),
          width: '50%',
          cell: row => (
            <ul className={styles.list}>
              {row.breaks.map(({ code, path, title }) => (
                <li key={`${code} ${path}`}>
                  «{name(title)}» – {t(`break_${code}`)}
                </li>
              ))}
            </ul>
          ),
        },
        {
          id: 'other',
          header: t('other_way'),
          cell: row => (
            <Checkbox
              hideLabel
              label={`${t('other_way')}: ${row.request_number}`}
              value={choices.except.includes(row.request_number)}
              onChange={other => turn(row.request_number, other)}
              disabled={row.breaks.some(({ code }) => code === 'step_gone')}
            />
          ),
        },
      ]}
    />
  )
}
