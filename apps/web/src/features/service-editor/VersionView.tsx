// One version as it was: what differs from another, what it says, its form; and the way back to it.

import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import { restoreServiceVersion } from '@khyanalt/contract/service-versions'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import catalogue from './catalogue.module.css'
import { DifferenceList } from './DifferenceList.tsx'
import { type Body, outlineOf, stepLists } from './form-edits.ts'
import { type Opened, versionQuery } from './queries.ts'
import { Refusal } from './Refusal.tsx'
import type { DraftContent, FormDraft } from './use-form-draft.ts'
import { PublishedBy, VersionState } from './VersionState.tsx'
import styles from './version.module.css'

const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }))

type Props = {
  readonly opened: Opened
  readonly draft: FormDraft
  readonly onReload: () => Promise<void>
  readonly seen: Opened['versions'][number]
}

export const VersionView = ({ opened, draft, onReload, seen }: Props) => {
  const t = useText(serviceEditorTexts)
  const tv = useText(serviceVersionTexts)
  const { ui } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const [asked, setAsked] = useState(false)
  const { version } = seen
  const others = opened.versions.filter(other => other.version !== version)
  const chosen = others.find(other => String(other.version) === query.get('against'))?.version
  const { data, error, refetch } = useQuery(versionQuery(opened.id, version, chosen))
  return (
    <div className={catalogue.stack}>
      <Link to={{ search: '?part=versions' }}>{tv('back')}</Link>
      <Card
        title={t('version_n', { n: version })}
        actions={
          seen.state !== 'in_force' && (
            <Button variant="secondary" size="s" icon="returned" onClick={() => setAsked(true)}>
              {tv('restore')}
            </Button>
          )
        }
      >
        <p>
          <VersionState row={seen} />
        </p>
        <p className={catalogue.quiet}>
          <PublishedBy row={seen} /> · {t('open_under', { n: seen.open_requests })}
        </p>
      </Card>
      {asked && <Restore {...{ opened, draft, onReload, version }} onClose={() => setAsked(false)} />}
      {error && !data ? (
        <ErrorState title={errorText(error, ui)} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {others.length > 0 && (
            <Card
              title={data.data.against === null ? tv('compare_with') : tv('differs_from', { n: data.data.against })}
            >
              <div className={catalogue.stack}>
                <Field label={tv('compare_with')} required className={catalogue.search}>
                  {control => (
                    <Select
                      {...control}
                      value={String(chosen ?? data.data.against ?? '')}
                      onChange={against =>
                        setQuery({ part: 'versions', version: String(version), against }, { replace: true })
                      }
                      emptyLabel={data.data.against === null ? undefined : null}
                      options={others.map(other => ({
                        value: String(other.version),
                        label: tv('compare_version', { n: other.version }),
                      }))}
                    />
                  )}
                </Field>
                {data.data.against !== null && <DifferenceList lines={data.data.difference} />}
              </div>
            </Card>
          )}
          <Card title={tv('says')}>
            <div className={catalogue.stack}>
              {data.data.settings === null && <p className={catalogue.quiet}>{tv('no_settings')}</p>}
              <DifferenceList lines={data.data.says} />
            </div>
          </Card>
          <FormOfVersion
            content={{
              language: data.data.language,
              body: (data.data.body ?? {}) as Body,
              plan: data.data.plan,
              certificate: data.data.certificate,
              settings: data.data.settings as ServiceSettings,
            }}
          />
        </>
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  )
}

/** The form step by step, by the very renderer that people fill it with. */
const FormOfVersion = ({ content }: { readonly content: DraftContent }) => {
  const tv = useText(serviceVersionTexts)
  const name = useName()
  const [step, setStep] = useState('sections/0')
  const steps = stepLists.flatMap(list =>
    outlineOf(content.body, list).map(({ path, title }, index) => ({
      value: path,
      label: tv('form_step_n', { n: index + 1, title: title ? name(title) : '' }),
    })),
  )
  return (
    <Card title={tv('form_of')}>
      <div className={catalogue.stack}>
        <Field label={tv('form_step')} required className={catalogue.search}>
          {control => <Select {...control} value={step} onChange={setStep} emptyLabel={null} options={steps} />}
        </Field>
        <Suspense fallback={<Skeleton lines={6} />}>
          <Preview content={content} step={step} />
        </Suspense>
      </div>
    </Card>
  )
}

/** Asks before the version becomes the draft; an open draft that it replaces is named line by line. */
const Restore = ({
  opened,
  draft,
  onReload,
  version,
  onClose,
}: Omit<Props, 'seen'> & { readonly version: number; readonly onClose: () => void }) => {
  const tv = useText(serviceVersionTexts)
  const navigate = useNavigate()
  const act = useActId()
  const restore = useMutation({
    mutationFn: () => {
      const input = { id: opened.id, version: draft.version, restored: version }
      return callApi(restoreServiceVersion, { ...input, transaction_id: act.of(['restore', input]) })
    },
    onSuccess: async () => {
      showToast({ text: tv('restored', { n: version }) })
      onClose()
      void navigate({ search: '' })
      await onReload()
    },
  })
  const lost = draft.open && draft.difference.length > 0
  return (
    <ConfirmDialog
      open
      danger={lost}
      title={tv('restore_sure', { n: version })}
      text={lost ? `${tv('restore_text')} ${tv('restore_over')}:` : tv('restore_text')}
      confirmLabel={tv('restore')}
      busy={restore.isPending}
      onConfirm={() => restore.mutate()}
      onClose={onClose}
    >
      {lost && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too.
        <section className={styles.scroll} tabIndex={0} aria-label={tv('restore_over')}>
          <DifferenceList lines={draft.difference} />
        </section>
      )}
      <Refusal error={restore.error} />
    </ConfirmDialog>
  )
}
