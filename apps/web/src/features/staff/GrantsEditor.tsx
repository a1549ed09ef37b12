// Roles with their limits, one row each.
import type { Person } from '@khyanalt/contract/staff-people'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { Module, roles } from '@khyanalt/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './people.module.css'
import { categoriesQuery, unitsQuery } from './queries.ts'

/** A grant being edited; the key outlives removals above it. */
export type EditedGrant = Person['grants'][number] & { readonly key: string }

let made = 0
export const editGrant = (grant: Person['grants'][number]): EditedGrant => {
  made += 1
  return { ...grant, key: String(made) }
}
/** What is sent of it. */
export const withoutKey = ({ key: _, ...grant }: EditedGrant): Person['grants'][number] => grant

export const GrantsEditor = ({
  grants,
  onChange,
  error,
}: {
  readonly grants: readonly EditedGrant[]
  readonly onChange: (grants: readonly EditedGrant[]) => void
  readonly error: unknown
}) => {
  const t = useText(staffPeopleTexts)
  const set = (key: string, changes: Partial<EditedGrant>) =>
    onChange(grants.map(grant => (grant.key === key ? { ...grant, ...changes } : grant)))
  return (
    <div className={styles.grants}>
      {grants.length === 0 && <p className={styles.quiet}>{t('noRoles')}</p>}
      {grants.map((grant, place) => (
        <GrantRow
          key={grant.key}
          grant={grant}
          number={place + 1}
          problem={problemAt(error, place)}
          onChange={changes => set(grant.key, changes)}
          onRemove={() => onChange(grants.filter(other => other.key !== grant.key))}
        />
      ))}
      <p>
        <Button variant="secondary" icon="plus" onClick={() => onChange([...grants, editGrant({ role: 'REVIEWER' })])}>
          {t('addRole')}
        </Button>
      </p>
    </div>
  )
}

const GrantRow = ({
  grant,
  number,
  problem,
  onChange,
  onRemove,
}: {
  readonly grant: EditedGrant
  readonly number: number
  readonly problem: Problem | null
  readonly onChange: (changes: Partial<EditedGrant>) => void
  readonly onRemove: () => void
}) => {
  const t = useText(staffPeopleTexts)
  const ts = useText(staffTexts)
  const name = useName()
  const units = useQuery(unitsQuery).data?.data ?? []
  const categories = useQuery(categoriesQuery).data?.data ?? []
  const limits = [
    {
      label: t('module'),
      value: grant.module ?? '',
      options: Object.values(Module).map(value => ({ value, label: ts(`module_${value}`) })),
      set: (value: string) => ({ module: (value || undefined) as EditedGrant['module'] }),
    },
    {
      label: t('category'),
      value: String(grant.categoryId ?? ''),
      options: categories.map(({ id, data }) => ({ value: String(id), label: name(data._name) })),
      set: (value: string) => ({ categoryId: value ? Number(value) : undefined }),
    },
    {
      label: t('organization'),
      value: String(grant.organizationId ?? ''),
      options: units.map(unit => ({ value: String(unit.value), label: name({ mn: unit.name, en: unit.name_en }) })),
      set: (value: string) => ({ organizationId: value ? Number(value) : undefined }),
    },
  ]
  const everywhere = grant.role === 'ADMIN'
  return (
    <Fieldset
      legend={t('role_number', { number })}
      hideLegend
      error={problem ? t(`problem_${problem}`) : null}
      required={undefined}
    >
      <div className={styles.grant}>
        <UnmarkedFields value={true}>
          <Field label={t('role')}>
            {control => (
              <Select
                {...control}
                value={grant.role}
                emptyLabel={null}
                options={roles.map(value => ({ value, label: ts(`role_${value}`) }))}
                onChange={value =>
                  onChange({
                    role: roles.find(role => role === value) ?? 'REVIEWER',
                    ...(value === 'ADMIN' && { module: undefined, categoryId: undefined, organizationId: undefined }),
                  })
                }
              />
            )}
          </Field>
          {limits.map(limit => (
            <Field key={limit.label} label={limit.label}>
              {control => (
                <Select
                  {...control}
                  value={limit.value}
                  emptyLabel={t('everywhere')}
                  options={limit.options}
                  disabled={everywhere}
                  onChange={value => onChange(limit.set(value))}
                />
              )}
            </Field>
          ))}
        </UnmarkedFields>
        <IconButton icon="trash" label={t('removeRole', { number })} onClick={onRemove} />
      </div>
    </Fieldset>
  )
}

const problems = ['unknown_category', 'unknown_organization', 'admin_is_everywhere', 'given_twice'] as const
type Problem = (typeof problems)[number]

const problemAt = (error: unknown, place: number): Problem | null => {
  const found = error instanceof ApiError ? error.problems.find(({ path }) => path === `grants/${place}`) : undefined
  return problems.find(code => code === found?.code) ?? null
}
