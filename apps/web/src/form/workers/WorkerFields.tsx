// The fields of a record, those of the company's list or of a request; what a type does not need is not shown.

import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { workerTexts } from '@khyanalt/domain/messages/workers'
import {
  degrees,
  jobPositionLibrary,
  type WorkerAnswers,
  type WorkerFile,
  WorkerType,
  workerTypes,
} from '@khyanalt/domain/worker'
import { isProjectType, maxWorkerFiles, needsDiploma } from '@khyanalt/domain/worker-rules'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { FieldControl } from '../../ui/control-props.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { listQuery } from '../option-lists.ts'
import { WorkerPapers } from './WorkerPapers.tsx'
import type { WorkerDraft } from './worker-draft.ts'
import type { WorkerScope } from './worker-queries.ts'
import { workerProblemText } from './worker-words.ts'
import styles from './workers.module.css'

type Name = keyof WorkerAnswers
type FieldsProps = { readonly draft: WorkerDraft; readonly scope: WorkerScope; readonly prefix: string }

/** The id of the control of a field. */
export const workerFieldId = (prefix: string, name: string): string => `${prefix}-${name}`

/** Who it is: number, name, and how to reach the person. */
export const PersonFields = (props: FieldsProps) => {
  const t = useText(workerScreenTexts)
  const company = props.draft.form === 'company'
  return (
    <div className={styles.grid}>
      <Line
        {...props}
        name="register_number"
        required
        maxLength={20}
        autoCapitalize="characters"
        help={t(company ? 'registerHelp' : 'registerHelpRequest')}
      />
      <Line {...props} name="lastname" required maxLength={120} />
      <Line {...props} name="firstname" required maxLength={120} />
      {company && <JobType {...props} />}
      <Line {...props} name="phone" required type="tel" maxLength={20} help={t('phoneHelp')} />
      <Line {...props} name="email" type="email" maxLength={200} />
      {company && (
        <Framed {...props} name="certificate" help={t('certificateHelp')} wide>
          {control => (
            <Papers
              {...props}
              control={control}
              limit={1}
              names={props.draft.answers.certificate === null ? [] : [props.draft.answers.certificate]}
              onNames={names => props.draft.change({ certificate: names[0] ?? null })}
            />
          )}
        </Framed>
      )}
    </div>
  )
}

/** What requests ask for. */
export const QualificationFields = (props: FieldsProps) => {
  const { draft } = props
  const { answers, form } = draft
  const words = useText(workerTexts)
  const asked = form === 'request'
  const officer = answers.worker_type === WorkerType.controlOfficer
  const radiation = answers.worker_type === WorkerType.radiationWorker
  return (
    <div className={styles.grid}>
      <Framed {...props} name="worker_type" required={asked}>
        {control => (
          <Select
            {...control}
            value={answers.worker_type === null ? '' : String(answers.worker_type)}
            options={workerTypes.map(type => ({ value: String(type), label: words(`type_${type}`) }))}
            onChange={value => draft.change({ worker_type: value === '' ? null : Number(value) })}
          />
        )}
      </Framed>
      <Framed {...props} name="degree" required={asked}>
        {control => (
          <Select
            {...control}
            value={answers.degree ?? ''}
            options={degrees.map(degree => ({ value: degree, label: words(`degree_${degree}`) }))}
            onChange={value => draft.change({ degree: value === '' ? null : value })}
          />
        )}
      </Framed>
      <FileList {...props} name="diploma" required={asked && needsDiploma(answers.worker_type)} />
      {officer && (
        <>
          <FileList {...props} name="position_document" required={asked} />
          <Day {...props} name="appointment_date" />
        </>
      )}
      {radiation && (
        <div className={styles.ticks}>
          <Tick {...props} name="personal_dosimeter" />
          <Tick {...props} name="health_surveillance" />
        </div>
      )}
      <div className={styles.ticks}>
        <Tick {...props} name="training" />
      </div>
      {answers.training && (
        <>
          <FileList {...props} name="training_certs" required={asked} />
          <Day {...props} name="training_expire_date" required={asked && isProjectType(answers.worker_type)} />
        </>
      )}
    </div>
  )
}

type FramedProps = FieldsProps & {
  readonly name: Name
  readonly required?: boolean
  readonly help?: string
  readonly wide?: boolean
}

const Framed = ({
  draft,
  prefix,
  name,
  required = false,
  help,
  wide = false,
  children,
}: FramedProps & { readonly children: (control: FieldControl) => ReactNode }) => {
  const { ui } = useLanguage()
  const { title, subtitle } = usePair(workerTexts)(name)
  const problems = draft.problemsOf(name)
  return (
    <Field
      id={workerFieldId(prefix, name)}
      label={title}
      sublabel={subtitle}
      required={required}
      help={help}
      error={problems.map(problem => workerProblemText(problem, ui))}
      className={wide ? styles.wide : undefined}
    >
      {control => (
        <>
          {children(control)}
          <Proposal draft={draft} name={name} id={workerFieldId(prefix, name)} />
        </>
      )}
    </Field>
  )
}

/** What was probably meant, one press away: Latin letters among Cyrillic ones look the same. */
const Proposal = ({ draft, name, id }: { readonly draft: WorkerDraft; readonly name: Name; readonly id: string }) => {
  const t = useText(workerScreenTexts)
  const proposal = draft.problemsOf(name).find(({ params }) => params?.proposal)?.params?.proposal
  if (typeof proposal !== 'string') return null
  return (
    <div>
      <Button
        variant="secondary"
        size="s"
        onClick={() => {
          draft.change({ [name]: proposal })
          document.getElementById(id)?.focus()
        }}
      >
        {t('proposal', { text: proposal })}
      </Button>
    </div>
  )
}

type LineName = 'register_number' | 'lastname' | 'firstname' | 'phone' | 'email' | 'jobtype'
type LineProps = FramedProps & { readonly name: LineName } & Pick<
    React.ComponentProps<typeof TextInput>,
    'type' | 'maxLength' | 'autoCapitalize' | 'list'
  >

const Line = ({ type, maxLength, autoCapitalize, list, ...framed }: LineProps) => {
  const { draft, name } = framed
  return (
    <Framed {...framed}>
      {control => (
        <TextInput
          {...control}
          type={type}
          maxLength={maxLength}
          autoCapitalize={autoCapitalize}
          list={list}
          // The data of somebody else: the browser's own must not fill it in.
          autoComplete="off"
          spellCheck={false}
          value={draft.answers[name]}
          onChange={text => draft.change({ [name]: text })}
          onBlur={() => draft.leave(name)}
        />
      )}
    </Framed>
  )
}

/** Any position may be typed; the usual ones are suggested (REQ-EMPL-06). */
const JobType = (props: FieldsProps) => {
  const name = useName()
  const [entered, setEntered] = useState(false)
  const { data } = useQuery({ ...listQuery(jobPositionLibrary), enabled: entered, retry: false })
  const list = `${props.prefix}-positions`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the first visit of the field inside.
    <div onFocus={() => setEntered(true)}>
      <Line {...props} name="jobtype" required maxLength={120} list={list} />
      <datalist id={list}>
        {data?.map(({ value, label }) => (
          <option key={value} value={name(label)} />
        ))}
      </datalist>
    </div>
  )
}

const Day = (props: FramedProps & { readonly name: 'appointment_date' | 'training_expire_date' }) => {
  const { draft, name } = props
  return (
    <Framed {...props}>
      {control => (
        <DateInput
          {...control}
          value={draft.answers[name] ?? ''}
          onChange={day => draft.change({ [name]: day === '' ? null : day })}
          onBlur={() => draft.leave(name)}
        />
      )}
    </Framed>
  )
}

const Tick = ({
  draft,
  prefix,
  name,
}: FieldsProps & { readonly name: 'training' | 'personal_dosimeter' | 'health_surveillance' }) => {
  const { title, subtitle } = usePair(workerTexts)(name)
  return (
    <Checkbox
      id={workerFieldId(prefix, name)}
      label={title}
      sublabel={subtitle}
      value={draft.answers[name]}
      onChange={value => draft.change({ [name]: value })}
    />
  )
}

const FileList = (props: FramedProps & { readonly name: 'diploma' | 'position_document' | 'training_certs' }) => {
  const { draft, name } = props
  return (
    <Framed {...props} wide>
      {control => (
        <Papers
          {...props}
          control={control}
          limit={maxWorkerFiles}
          names={draft.answers[name]}
          onNames={names => draft.change({ [name]: names })}
        />
      )}
    </Framed>
  )
}

const Papers = ({
  draft,
  scope,
  prefix,
  name,
  control,
  limit,
  names,
  onNames,
}: FieldsProps & {
  readonly name?: Name
  readonly control: FieldControl
  readonly limit: number
  readonly names: readonly string[]
  readonly onNames: (names: readonly string[]) => void
}) => {
  const words = useText(workerTexts)
  const part = name ?? 'certificate'
  return (
    <WorkerPapers
      id={workerFieldId(prefix, part)}
      scope={scope}
      label={words(part)}
      limit={limit}
      files={draft.filesOf(names)}
      describedBy={control.describedBy}
      invalid={control.invalid}
      onChange={(files: readonly WorkerFile[]) => {
        draft.keepFiles(files)
        onNames(files.map(file => file.name))
      }}
    />
  )
}
