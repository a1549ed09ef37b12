// The roles of a staff account, changed as a whole.
import { type Person, setGrants } from '@khyanalt/contract/staff-people'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { proposalsKey } from '../../api/proposals.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toast.ts'
import { editGrant, GrantsEditor, withoutKey } from './GrantsEditor.tsx'
import styles from './people.module.css'
import { peopleKey } from './queries.ts'

export const PersonRoles = ({ person }: { readonly person: Person }) => {
  const t = useText(staffPeopleTexts)
  const tp = useText(staffProposalTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [grants, setEdited] = useState(() => person.grants.map(editGrant))
  const changed = JSON.stringify(grants.map(withoutKey)) !== JSON.stringify(person.grants)
  const save = useMutation({
    mutationFn: () => callApi(setGrants, { id: person.id, version: person.version, grants: grants.map(withoutKey) }),
    onSuccess: ({ proposal }) => {
      // Until it is confirmed the person has the roles of before.
      if (proposal !== null) setEdited(person.grants.map(editGrant))
      showToast({ text: proposal === null ? t('rolesSaved') : tp('proposed') })
      return Promise.all([
        client.invalidateQueries({ queryKey: peopleKey }),
        client.invalidateQueries({ queryKey: proposalsKey }),
      ])
    },
  })
  return (
    <section className={styles.part} aria-labelledby="roles">
      <h2 id="roles">{t('roles')}</h2>
      <p className={styles.quiet}>{t('rolesHelp')}</p>
      <GrantsEditor grants={grants} onChange={next => setEdited([...next])} error={save.error} />
      {save.error && (
        <Alert tone="error" urgent>
          {errorText(save.error, ui)}
        </Alert>
      )}
      {changed && (
        <p className={styles.acts}>
          <Button icon="save" onClick={() => save.mutate()} busy={save.isPending}>
            {t('save')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setEdited(person.grants.map(editGrant))
              save.reset()
            }}
          >
            {t('cancel')}
          </Button>
        </p>
      )}
    </section>
  )
}
