// Begins a service from a template, a copy, a sheet of questions or nothing; the rest follows in its editor.
import type { OutputOf } from '@khyanalt/contract/call'
import { exportService, importService, type listCatalogue } from '@khyanalt/contract/service-editor'
import { newServiceTexts } from '@khyanalt/domain/messages/new-service'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'
import { QuestionSheet } from './QuestionSheet.tsx'
import { catalogueKey } from './queries.ts'
import { readQuestionSheet, sectionsOfSheet } from './question-sheet.ts'
import { Refusal } from './Refusal.tsx'
import {
  type Begun,
  copiedService,
  slugOf,
  type TemplateName,
  templateNames,
  templateService,
} from './service-templates.ts'
import { starterService } from './starter-service.ts'

const starts = ['template', 'copy', 'sheet', 'blank'] as const
type Start = (typeof starts)[number]

type Props = OutputOf<typeof listCatalogue> & { readonly onClose: () => void }

export const NewServiceDialog = ({ categories, services, onClose }: Props) => {
  const t = useText(newServiceTexts)
  const words = useText(serviceEditorTexts)
  const page = useText(servicePageTexts)
  const name = useName()
  const navigate = useNavigate()
  const client = useQueryClient()
  const act = useActId()
  const leaves = categories.filter(row => row.children === 0)
  const [start, setStart] = useState<Start>('template')
  const [template, setTemplate] = useState<TemplateName>('licence')
  const [copied, setCopied] = useState(String(services[0]?.id ?? ''))
  const [sheet, setSheet] = useState('')
  // The address follows the English name until somebody writes another.
  const [ownSlug, setOwnSlug] = useState<string | null>(null)
  const [values, setValues] = useState({ name_mn: '', name_en: '', category: String(leaves[0]?.id ?? '') })
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const set = (change: Partial<typeof values>) => {
    make.reset()
    setValues(before => ({ ...before, ...change }))
  }
  const slug = ownSlug ?? slugOf(values.name_en)
  const rows = start === 'sheet' ? readQuestionSheet(sheet) : []

  const fileOf = async (begun: Begun): Promise<object> => {
    if (start === 'template') return templateService(template, begun)
    if (start === 'copy') {
      const id = Number(copied)
      const published = services.find(service => service.id === id)?.published != null
      const { file } = await callApi(exportService, { id, of: published ? 'published' : 'draft' })
      return copiedService(file, begun)
    }
    const file = starterService(begun)
    return start === 'blank' ? file : { ...file, body: { ...file.body, sections: sectionsOfSheet(rows) } }
  }
  const make = useMutation({
    mutationFn: async () => {
      const file = await fileOf({ ...values, slug, category_id: Number(values.category) })
      return callApi(importService, { file, as_new: true, transaction_id: act.of(file) })
    },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: catalogueKey })
      void navigate(staffPaths.service(id))
    },
  })
  const taken =
    make.error instanceof ApiError &&
    make.error.problems.some(({ path, code }) => path === 'service/slug' && code === 'used_before')
  const faults = {
    name_mn: values.name_mn.trim() === '' ? t('name_missing') : null,
    name_en: values.name_en.trim() === '' ? t('name_missing') : null,
    slug: !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 60 ? t('slug_wrong') : taken ? t('slug_taken') : null,
    sheet:
      start !== 'sheet'
        ? null
        : rows.length === 0
          ? t('sheet_empty')
          : rows.some(({ wrong }) => wrong)
            ? t('sheet_wrong', { count: rows.filter(({ wrong }) => wrong).length })
            : null,
  }
  const shown = (key: keyof typeof faults) => (checked ? faults[key] : null)
  const submit = () => {
    setChecked(true)
    if (Object.entries(faults).every(([key, fault]) => fault === null || (key === 'slug' && taken)))
      return make.mutate()
    // The first field that lacks something, once it is marked.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Dialog
      open
      title={words('new_service')}
      size={start === 'sheet' ? 'l' : 'm'}
      onClose={onClose}
      locked={make.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button busy={make.isPending} onClick={submit}>
            {t('make')}
          </Button>
        </>
      }
    >
      <div className={styles.stack} ref={form}>
        {!taken && <Refusal error={make.error} />}
        <RadioGroup
          label={t('start')}
          name="start"
          value={start}
          onChange={value => setStart(starts.find(one => one === value) ?? 'blank')}
          options={starts.map(value => ({ value, label: t(`start_${value}`), help: t(`start_${value}_help`) }))}
        />
        {start === 'template' && (
          <Field label={t('template')} required>
            {control => (
              <Select
                {...control}
                value={template}
                onChange={value => setTemplate(templateNames.find(one => one === value) ?? 'licence')}
                emptyLabel={null}
                options={templateNames.map(value => ({ value, label: t(`template_${value}`) }))}
              />
            )}
          </Field>
        )}
        {start === 'copy' && (
          <Field label={t('copied')} required>
            {control => (
              <Select
                {...control}
                value={copied}
                onChange={setCopied}
                emptyLabel={null}
                options={services.map(row => ({ value: String(row.id), label: name(row.name) }))}
              />
            )}
          </Field>
        )}
        {start === 'sheet' && <QuestionSheet text={sheet} rows={rows} error={shown('sheet')} onChange={setSheet} />}
        <TextField
          label={words('name_mn')}
          value={values.name_mn}
          onChange={name_mn => set({ name_mn })}
          error={shown('name_mn')}
          required
        />
        <TextField
          label={words('name_en')}
          value={values.name_en}
          onChange={name_en => set({ name_en })}
          error={shown('name_en')}
          required
          lang="en"
        />
        <TextField
          label={words('slug')}
          help={t('slug_help')}
          value={slug}
          onChange={value => {
            make.reset()
            setOwnSlug(value)
          }}
          error={shown('slug')}
          required
          spellCheck={false}
        />
        <Field label={page('category')} required>
          {control => (
            <Select
              {...control}
              value={values.category}
              onChange={category => set({ category })}
              emptyLabel={null}
              options={leaves.map(row => ({ value: String(row.id), label: name(row.name) }))}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
