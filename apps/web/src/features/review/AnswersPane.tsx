// The answers, step by step, each with room for a remark.

import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { fixedListKeys } from '@khyanalt/form-engine/facts'
import { workerOption } from '@khyanalt/form-engine/worker-facts'
import { useId, useMemo, useState } from 'react'
import { usePinnedForm } from '../../form/read-pinned.ts'
import { agencyToday } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { AnswerStep } from './AnswerStep.tsx'
import styles from './AnswersPane.module.css'
import { differencesFirst, viewCase } from './case-view.ts'
import type { OpenedFile } from './FilePane.tsx'
import type { Case } from './queries.ts'
import { RemarkSlot } from './RemarkSlot.tsx'
import type { RemarkDrafts } from './remark-drafts.ts'
import { useOptionLists } from './use-option-lists.ts'

type Props = {
  readonly shown: Case
  readonly drafts: RemarkDrafts
  readonly onOpenFile: (file: OpenedFile) => void
}

export const AnswersPane = ({ shown, drafts, onOpenFile }: Props) => {
  const t = useText(staffCaseTexts)
  const id = useId()
  const { body } = shown.form
  const { type, cert_id } = shown.request
  const form = usePinnedForm(body, { type, cert_id })
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <h2 id={id}>{t('answers')}</h2>
      {form ? (
        <Answers form={form} shown={shown} drafts={drafts} onOpenFile={onOpenFile} />
      ) : (
        <Alert tone="error">{t('unreadable')}</Alert>
      )}
    </section>
  )
}

const Answers = ({ form, shown, drafts, onOpenFile }: Props & { readonly form: CompiledForm }) => {
  const t = useText(staffCaseTexts)
  const options = useOptionLists(form)
  const { rounds, request, customer, workers } = shown
  const [first, setFirst] = useState(rounds.length > 1)
  const view = useMemo(() => {
    const today = agencyToday()
    const known = { ...options, [fixedListKeys.employee]: workers.map(worker => workerOption(worker, today)) }
    const facts = { today, language: request.language, options: known, ...senderFacts(customer) }
    return viewCase(form, rounds.at(-1)?.data ?? {}, rounds.at(-2)?.data ?? null, facts)
  }, [form, rounds, request.language, customer, options, workers])
  const steps = first ? differencesFirst(view.steps) : view.steps
  const general = t('remark_general_title')
  return (
    <>
      {rounds.length > 1 && (
        <div className={styles.differences}>
          <p>{t('differences', { count: view.differences })}</p>
          {view.differences > 0 && <Checkbox value={first} onChange={setFirst} label={t('differences_first')} />}
        </div>
      )}
      {steps.map(step => (
        <AnswerStep key={step.index} step={step} language={request.language} drafts={drafts} onOpenFile={onOpenFile} />
      ))}
      <RemarkSlot path="" title={general} drafts={drafts} addText={t('remark_general')} />
    </>
  )
}

/** The sender under the names by which forms ask for his or her data. */
const senderFacts = ({ company, ...person }: Case['customer']) => ({
  person,
  company: company && { ...company, name_mn: company.name, regnumber: company.register_number },
})
