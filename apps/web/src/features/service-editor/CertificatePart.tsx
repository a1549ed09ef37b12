// What the documents of a service say and how they look, with a sample of them beside.
import { type CertificateKind, certificateKinds } from '@khyanalt/domain/certificate-kinds'
import { certificateDesignTexts } from '@khyanalt/domain/messages/certificate-design'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import { useMemo } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { ConditionLines } from '../../papers/ConditionLines.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { BesideOrFolded } from './BesideOrFolded.tsx'
import { CertificateSample } from './CertificateSample.tsx'
import styles from './catalogue.module.css'
import { dropGone, readPart, readPrintable } from './certificate-edits.ts'
import { LookFields, OwnWordsFields } from './DesignFields.tsx'
import designer from './designer.module.css'
import { PrintChoices } from './PrintChoices.tsx'
import { PrintOrder } from './PrintOrder.tsx'
import { problemWords } from './problem-words.ts'
import type { Opened } from './queries.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Places whose problems are told at a field of their own. */
const ofFields = /^certificate\/(conditions|heading|granted|signatory)(\/|$)/

export const CertificatePart = ({ opened, draft }: { readonly opened: Opened; readonly draft: FormDraft }) => {
  const t = useText(certificatePartTexts)
  const design = useText(certificateDesignTexts)
  const words = useText(documentTexts)
  const { ui } = useLanguage()
  const { body, certificate } = draft.content
  const order = useMemo(() => readPrintable(body), [body])
  const { issues_certificate: issues, validity_months: months } = opened.settings as {
    readonly issues_certificate?: boolean
    readonly validity_months?: number | null
  }
  const part = readPart(certificate)
  const put = (next: typeof part) => draft.edit({ certificate: next })
  const problems = draft.problems.filter(({ path }) => path === 'certificate' || path.startsWith('certificate/'))
  const gone = order ? part.prints.length - dropGone(part, order).prints.length : 0
  const say = (of: (path: string) => boolean) =>
    problems
      .filter(({ path }) => of(path))
      .map(problem => (
        <Alert key={problem.code + problem.path} tone="error">
          {problemWords(problem, ui)}
        </Alert>
      ))
  const isOfPrints = (path: string): boolean => path.startsWith('certificate/prints')
  return (
    <div className={designer.designer}>
      <div className={designer.settings}>
        <a href="#sample" className={designer.jump}>
          {design('sample_show')}
        </a>
        {!issues && <Alert tone="info">{t('not_issued')}</Alert>}
        <Card title={design('words')}>
          <div className={styles.stack}>
            <p className={styles.quiet}>{t('part_help')}</p>
            {say(path => !ofFields.test(path) && !isOfPrints(path))}
            <Field label={t('kind')} required className={styles.search}>
              {control => (
                <Select
                  {...control}
                  value={certificate ? part.title : ''}
                  onChange={title => put({ ...part, title: title as CertificateKind })}
                  options={certificateKinds.map(kind => ({ value: kind, label: words(`title_${kind}`) }))}
                />
              )}
            </Field>
            <OwnWordsFields part={part} onChange={put} problems={problems} />
            {issues && (
              <p className={styles.quiet}>
                <strong>{design('validity')}:</strong>{' '}
                {months ? design('validity_months', { n: months }) : design('validity_none')}
              </p>
            )}
          </div>
        </Card>
        <Card title={design('look')}>
          <LookFields part={part} onChange={put} />
        </Card>
        <Card title={t('prints')}>
          <div className={styles.stack}>
            <p className={styles.quiet}>{t('prints_help')}</p>
            {issues && part.prints.length === 0 && <Alert tone="warning">{t('prints_none')}</Alert>}
            {order && gone > 0 ? (
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
            ) : (
              say(isOfPrints)
            )}
            {order && <PrintChoices part={part} order={order} onChange={put} />}
            {order && part.prints.length > 1 && <PrintOrder part={part} order={order} onChange={put} />}
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
      </div>
      <BesideOrFolded label={design('sample_show')}>
        <CertificateSample opened={opened} draft={draft} />
      </BesideOrFolded>
    </div>
  )
}
