// What the documents of a service say: title, printed answers, conditions, and a sample of it.
import { sampleCertificate } from '@khyanalt/contract/service-editor'
import { type CertificateKind, certificateKinds } from '@khyanalt/domain/certificate-kinds'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '../../api/client.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { ConditionLines } from '../../papers/ConditionLines.tsx'
import { DrawnPaper } from '../../papers/DrawnPaper.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './catalogue.module.css'
import { dropGone, readPart, readPrintable } from './certificate-edits.ts'
import { PrintChoices } from './PrintChoices.tsx'
import { problemWords } from './problem-words.ts'
import type { Opened } from './queries.ts'
import { Refusal } from './Refusal.tsx'
import type { FormDraft } from './use-form-draft.ts'

export const CertificatePart = ({ opened, draft }: { readonly opened: Opened; readonly draft: FormDraft }) => {
  const t = useText(certificatePartTexts)
  const words = useText(documentTexts)
  const { ui } = useLanguage()
  const { body, certificate } = draft.content
  const order = useMemo(() => readPrintable(body), [body])
  const issues = (opened.settings as { readonly issues_certificate?: boolean }).issues_certificate === true
  const part = readPart(certificate)
  const put = (next: typeof part) => draft.edit({ certificate: next })
  const problems = draft.problems.filter(({ path }) => path === 'certificate' || path.startsWith('certificate/'))
  const gone = order ? part.prints.length - dropGone(part, order).prints.length : 0
  const sample = useMutation({
    // What is typed is kept first; the sample is drawn of exactly that.
    mutationFn: async () => callApi(sampleCertificate, { id: opened.id, version: draft.version }),
  })
  const kept = draft.state === 'saved' || draft.state === 'clean'
  return (
    <div className={styles.stack}>
      {!issues && <Alert tone="info">{t('not_issued')}</Alert>}
      <Card title={t('part')}>
        <div className={styles.stack}>
          <p className={styles.quiet}>{t('part_help')}</p>
          {problems
            .filter(({ path }) => !path.startsWith('certificate/conditions/'))
            .map(problem => (
              <Alert key={problem.code + problem.path} tone="error">
                {problemWords(problem, ui)}
              </Alert>
            ))}
          <Field label={t('kind')} help={words(`granted_${part.title}`)} required className={styles.search}>
            {control => (
              <Select
                {...control}
                value={certificate ? part.title : ''}
                onChange={title => put({ ...part, title: title as CertificateKind })}
                options={certificateKinds.map(kind => ({ value: kind, label: words(`title_${kind}`) }))}
              />
            )}
          </Field>
        </div>
      </Card>
      <Card title={t('prints')}>
        <div className={styles.stack}>
          <p className={styles.quiet}>{t('prints_help')}</p>
          {issues && part.prints.length === 0 && <Alert tone="warning">{t('prints_none')}</Alert>}
          {order && gone > 0 && (
            <Alert
              tone="error"
              actions={
                <Button variant="secondary" size="s" onClick={() => put(dropGone(part, order))}>
                  {t('gone_remove')}
                </Button>
              }
            >
              {t('gone', { n: gone })}
            </Alert>
          )}
          {order && <PrintChoices part={part} order={order} onChange={put} />}
        </div>
      </Card>
      <Card title={t('conditions')}>
        <ConditionLines
          legend={t('standing')}
          lines={part.conditions}
          onChange={conditions => put({ ...part, conditions: [...conditions] })}
          englishRequired
          errorOf={place =>
            problems
              .filter(({ path }) => path === `certificate/conditions/${place}`)
              .map(problem => problemWords(problem, ui))
          }
        />
      </Card>
      <Card title={t('sample')}>
        <div className={styles.stack}>
          <p className={styles.quiet}>{t('sample_help')}</p>
          <div className={styles.bar}>
            <Button
              variant="secondary"
              icon="eye"
              busy={sample.isPending}
              disabled={!certificate || !kept || draft.problems.length > 0}
              onClick={() => sample.mutate()}
            >
              {t('sample')}
            </Button>
          </div>
          <Refusal error={sample.error} />
          {sample.data && <DrawnPaper paper={sample.data.data.paper} title={t('draft_label')} />}
        </div>
      </Card>
    </div>
  )
}
