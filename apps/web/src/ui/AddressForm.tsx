import { Form, type FormProps, useSubmit } from 'react-router'

/**
 * A form whose fields become the query of an address; those left empty leave no trace in it. Without JavaScript it is a
 * plain form, whose empty fields the screen reads as none.
 */
export const AddressForm = ({ onSubmit, ...rest }: Omit<FormProps, 'method'>) => {
  const submit = useSubmit()
  const send: NonNullable<FormProps['onSubmit']> = event => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const { action, preventScrollReset } = rest
    void submit(filledFields(event.currentTarget), {
      ...(action === undefined ? {} : { action }),
      ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    })
  }
  return <Form {...rest} onSubmit={send} />
}

const filledFields = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => {
      const text = String(value).trim()
      return text === '' ? [] : [[name, text]]
    }),
  )
