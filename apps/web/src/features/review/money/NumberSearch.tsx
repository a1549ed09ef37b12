// Finds an invoice by its number or that of its request.
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { UnmarkedFields } from '../../../ui/unmarked.ts'
import look from './statements.module.css'

export const NumberSearch = ({
  number,
  onSearch,
}: {
  readonly number: string
  readonly onSearch: (number: string) => void
}) => {
  const t = useText(staffDecisionTexts)
  return (
    <search aria-label={t('desk_search')}>
      <form
        className={look.totals}
        onSubmit={event => {
          event.preventDefault()
          onSearch(String(new FormData(event.currentTarget).get('number') ?? '').trim())
        }}
      >
        <UnmarkedFields value={true}>
          <Field label={t('desk_number')}>
            {control => (
              <TextInput
                {...control}
                name="number"
                defaultValue={number}
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
              />
            )}
          </Field>
        </UnmarkedFields>
        <Button type="submit" variant="secondary">
          {t('desk_find')}
        </Button>
        {number && (
          <Button variant="quiet" onClick={() => onSearch('')}>
            {t('desk_reset')}
          </Button>
        )}
      </form>
    </search>
  )
}
