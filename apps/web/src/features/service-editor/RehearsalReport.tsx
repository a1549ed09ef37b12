// What a rehearsal found, and what will become of the requests that are open.
import type { Rehearsal } from '@khyanalt/contract/service-editor'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { spellingTexts } from '@khyanalt/domain/messages/service-editor-words'
import { problemText } from '../../form/problem-text.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './catalogue.module.css'

export const RehearsalReport = ({ report }: { readonly report: Rehearsal }) => {
  const t = useText(serviceEditorTexts)
  const { ui } = useLanguage()
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
                      {[
                        Object.hasOwn(errorTexts[ui], code ?? '') ? errorTexts[ui][code as ErrorCode] : '',
                        ...(problems ?? []).map(problem =>
                          problemText(
                            {
                              code: problem.code,
                              path: problem.path,
                              ...(problem.params && { params: problem.params }),
                            },
                            ui,
                          ),
                        ),
                      ].join(' ')}
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
        <RefusedSpellings report={report} />
        <p>{open.total === 0 ? t('open_none') : t('open_requests', open)}</p>
        {open.total > 0 && <p>{t('lift_rule')}</p>}
        {open.breaking > 0 && <AffectedTable report={report} />}
      </div>
    </Card>
  )
}

/** Questions for numbers that would send people away for their alphabet; the form may be published all the same. */
const RefusedSpellings = ({ report }: { readonly report: Rehearsal }) => {
  const t = useText(spellingTexts)
  const name = useName()
  const found = report.refused_spellings ?? []
  if (found.length === 0) return null
  return (
    <Alert tone="warning" title={t('title')}>
      <ul className={styles.list}>
        {found.map(({ path, title, refused }) => (
          <li key={path}>{t('refused', { name: name(title), spellings: refused.join(', ') })}</li>
        ))}
      </ul>
      {t('help')}
    </Alert>
  )
}

/** Request by request: the answers that the new version hides, refuses, asks anew or has no place for. */
const AffectedTable = ({ report }: { readonly report: Rehearsal }) => {
  const t = useText(serviceEditorTexts)
  const name = useName()
  return (
    <Table
      caption={t('affected')}
      rows={report.breaking}
      rowKey={row => row.request_number}
      columns={[
        { id: 'number', header: '№', rowHeader: true, nowrap: true, cell: row => row.request_number },
        { id: 'state', header: t('col_state'), cell: row => t(`state_${row.state}`) },
        {
          id: 'breaks',
          header: t('affected_what'),
          width: '60%',
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
      ]}
    />
  )
}
