// Name and password, then the second factor of whoever has one.
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { PasswordForm } from './PasswordForm.tsx'

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }))

type Props = Omit<ComponentProps<typeof PasswordForm>, 'onSubmit'> & {
  readonly signIn: (name: string, password: string) => Promise<{ readonly access_token: string }>
  readonly onToken: (token: string) => Promise<void>
}

export const PasswordSignIn = ({ signIn, onToken, ...form }: Props) => {
  const [asked, setAsked] = useState<{ readonly what: unknown; readonly name: string } | null>(null)
  // Going back keeps the name.
  const [name, setName] = useState(form.defaultName)
  if (asked) {
    const back = () => {
      setName(asked.name)
      setAsked(null)
    }
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep asked={asked.what} onToken={onToken} onBack={back} />
      </Suspense>
    )
  }
  return (
    <PasswordForm
      {...form}
      {...(name === undefined ? {} : { defaultName: name })}
      onSubmit={async (typed, password) => {
        try {
          const { access_token } = await signIn(typed, password)
          await onToken(access_token)
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'second_factor') throw error
          setAsked({ what: error.current, name: typed })
        }
      }}
    />
  )
}
