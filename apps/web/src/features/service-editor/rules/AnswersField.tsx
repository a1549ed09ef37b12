// The answers that a statement lists: options by label, from the form or a list of the catalogue, or texts as typed.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import type { Question } from '@khyanalt/form-engine/rule-building/rule-form'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../../form/option-lists.ts'
import { useName, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PickSeveral } from './PickSeveral.tsx'
import styles from './rules.module.css'
import { listOfQuestion } from './use-rules.ts'

type AnswersProps = {
  readonly question: Question
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

export const AnswersField = (props: AnswersProps) => {
  const key = listOfQuestion(props.question)
  if (key !== null) return <ListedAnswers {...props} listKey={key} />
  return props.question.options === null ? <TypedAnswers {...props} /> : <OwnAnswers {...props} />
}

const OwnAnswers = ({ question, values, onChange }: AnswersProps) => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  return (
    <PickSeveral
      label={t('answers')}
      pickLabel={t('pick_answer')}
      options={(question.options ?? []).map(({ value, label }) => ({ value, label: name(label) }))}
      values={values}
      onChange={onChange}
    />
  )
}

const ListedAnswers = ({ listKey, values, onChange }: AnswersProps & { readonly listKey: string }) => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  const list = useQuery(listQuery(listKey))
  if (list.isError) {
    return (
      <Alert tone="error">
        {t('lists_failed')}{' '}
        <Button variant="quiet" size="s" onClick={() => void list.refetch()}>
          {t('try_again')}
        </Button>
      </Alert>
    )
  }
  if (!list.data) return <Skeleton lines={2} />
  return (
    <PickSeveral
      label={t('answers')}
      pickLabel={t('pick_answer')}
      options={list.data.map(({ value, label }) => ({ value, label: name(label) }))}
      values={values.filter(value => value !== '')}
      onChange={onChange}
    />
  )
}

const TypedAnswers = ({ values, onChange }: AnswersProps) => {
  const t = useText(ruleEditorTexts)
  const all = values.length === 0 ? [''] : values
  return (
    <div className={styles.stack}>
      {all.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other name than its place.
        <div key={index} className={styles.triple}>
          <TextField
            label={t('answer_n', { n: index + 1 })}
            required
            value={value}
            onChange={next => onChange(all.map((one, at) => (at === index ? next : one)))}
          />
          {all.length > 1 && (
            <IconButton
              icon="trash"
              size="s"
              label={t('remove_answer', { answer: value })}
              onClick={() => onChange(all.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      <div>
        <Button variant="quiet" size="s" icon="plus" onClick={() => onChange([...all, ''])}>
          {t('add_answer')}
        </Button>
      </div>
    </div>
  )
}
