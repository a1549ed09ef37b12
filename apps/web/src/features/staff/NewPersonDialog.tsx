// Makes an account; the person chooses the password by the link that comes of it.
import { createForeigner, createStaff } from '@khyanalt/contract/staff-people'
import { isEmailAddress } from '@khyanalt/domain/email-address'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { isRegisterNumber, normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type EditedGrant, editGrant, GrantsEditor, withoutKey } from './GrantsEditor.tsx'
import styles from './people.module.css'
import { peopleKey } from './queries.ts'
import { SentLink } from './SentLink.tsx'
import { UnitSelect } from './UnitSelect.tsx'

const noFacts = { name: '', email: '', position: '', unit: '', number: '', nationality: '' }

export const NewPersonDialog = ({
  kind,
  onClose,
}: {
  readonly kind: 'staff' | 'foreigner'
  readonly onClose: () => void
}) => {
  const t = useText(staffPeopleTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [facts, setFacts] = useState(noFacts)
  const [grants, setGrants] = useState<readonly EditedGrant[]>(() => [editGrant({ role: 'REVIEWER' })])
  const [tried, setTried] = useState(false)
  const create = useMutation({
    mutationFn: () =>
      kind === 'staff'
        ? callApi(createStaff, {
            email: facts.email,
            name: facts.name,
            private_number: facts.number,
            position: facts.position.trim() || null,
            organization_id: facts.unit ? Number(facts.unit) : null,
            grants: grants.map(withoutKey),
          })
        : callApi(createForeigner, {
            register_number: facts.number,
            name: facts.name,
            nationality: facts.nationality.trim() || null,
            email: facts.email,
          }),
    onSuccess: () => client.invalidateQueries({ queryKey: peopleKey }),
  })
  const set = (field: keyof typeof noFacts) => (value: string) => setFacts({ ...facts, [field]: value })
  const numberWrong = (): string | undefined => {
    if (kind === 'foreigner') return facts.number.trim() ? undefined : t('missing')
    return isRegisterNumber(normaliseRegisterNumber(facts.number)) ? undefined : t('privateNumberWrong')
  }
  const wrong = {
    name: facts.name.trim() ? undefined : t('missing'),
    number: numberWrong(),
    email: isEmailAddress(facts.email.trim()) ? undefined : t('emailWrong'),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.name || wrong.number || wrong.email) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    } else create.mutate()
  }
  const shown: Partial<typeof wrong> = tried ? wrong : {}
  return (
    <Dialog
      open
      size={kind === 'staff' ? 'w1000' : 'm'}
      title={t(kind === 'staff' ? 'newStaff' : 'newForeigner')}
      description={create.data ? undefined : t('newIntro')}
      onClose={onClose}
      locked={create.isPending}
      actions={
        create.data ? (
          <Button onClick={onClose}>OK</Button>
        ) : (
          <Button type="submit" form={id} busy={create.isPending}>
            {t('create')}
          </Button>
        )
      }
    >
      {create.data ? (
        <>
          <SentLink sent={create.data} />
          <p>
            <Link to={staffPaths.person(create.data.id)}>{facts.name}</Link>
          </p>
        </>
      ) : (
        <form id={id} ref={form} noValidate onSubmit={submit} className={styles.form}>
          {create.error && (
            <Alert tone="error" urgent>
              {errorText(create.error, ui)}
            </Alert>
          )}
          <TextField
            label={t(kind === 'staff' ? 'privateNumber' : 'foreignNumber')}
            help={t(kind === 'staff' ? 'privateNumberHelp' : 'foreignNumberHelp')}
            error={shown.number}
            value={facts.number}
            onChange={set('number')}
            maxLength={20}
            spellCheck={false}
            required
          />
          <TextField
            label={t('name')}
            error={shown.name}
            value={facts.name}
            onChange={set('name')}
            maxLength={100}
            required
          />
          <TextField
            label={t('email')}
            type="email"
            error={shown.email}
            value={facts.email}
            onChange={set('email')}
            maxLength={200}
            spellCheck={false}
            required
          />
          {kind === 'staff' ? (
            <>
              <TextField label={t('position')} value={facts.position} onChange={set('position')} maxLength={100} />
              <UnitSelect value={facts.unit} onChange={set('unit')} />
              <h3>{t('roles')}</h3>
              <p className={styles.quiet}>{t('rolesHelp')}</p>
              <GrantsEditor grants={grants} onChange={setGrants} error={create.error} />
            </>
          ) : (
            <TextField
              label={t('nationality')}
              value={facts.nationality}
              onChange={set('nationality')}
              maxLength={100}
            />
          )}
        </form>
      )}
    </Dialog>
  )
}
