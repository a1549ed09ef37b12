// What does not agree with what was sealed: red until somebody has written what came of it.
import { listAuditFindings, resolveAuditFinding } from '@khyanalt/contract/audit'
import type { OutputOf } from '@khyanalt/contract/call'
import { auditFindingTexts } from '@khyanalt/domain/messages/audit-finding-screen'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/live-region.ts'
import styles from './audit.module.css'
import { ResolveDialog } from './ResolveDialog.tsx'

type Finding = OutputOf<typeof listAuditFindings>['data'][number]

const findingsKey = ['staff-audit', 'findings'] as const

export const Findings = () => {
  const t = useText(auditFindingTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Finding | null>(null)
  const { data } = useQuery({
    queryKey: findingsKey,
    queryFn: ({ signal }) => callApi(listAuditFindings, {}, { signal }),
    refetchInterval: 60_000,
  })
  const all = data?.data ?? []
  const open = all.filter(finding => finding.resolved === null)
  const resolve = async (id: string, note: string) => {
    await callApi(resolveAuditFinding, { id, note })
    announce(t('resolved'))
    // Acts and seals tell of it as well.
    await client.invalidateQueries({ queryKey: findingsKey.slice(0, 1) })
  }
  return (
    <>
      {open.length > 0 && (
        <Alert tone="error" urgent title={t('title', { count: open.length })}>
          <p>{t('text')}</p>
          <ul className={styles.findings}>
            {open.map(finding => (
              <li key={finding.id}>
                <span>
                  {finding.sentence[ui === 'en' ? 'en' : 'mn']}
                  <span className={styles.aside}>{t('found', { at: formatMoment(finding.found_at) })}</span>
                </span>
                <Button size="s" variant="secondary" onClick={() => setChosen(finding)}>
                  {t('resolve')}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {all.length > open.length && (
        <details className={styles.seals}>
          <summary>{t('past', { count: all.length - open.length })}</summary>
          <ul className={styles.findings}>
            {all.map(
              ({ id, sentence, resolved }) =>
                resolved && (
                  <li key={id}>
                    <span>
                      {sentence[ui === 'en' ? 'en' : 'mn']}
                      <span className={styles.aside}>
                        {t('noted', { by: resolved.by, at: formatMoment(resolved.at) })} {resolved.note}
                      </span>
                    </span>
                  </li>
                ),
            )}
          </ul>
        </details>
      )}
      {chosen && (
        <ResolveDialog
          sentence={chosen.sentence[ui === 'en' ? 'en' : 'mn']}
          run={note => resolve(chosen.id, note)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
