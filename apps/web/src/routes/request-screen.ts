// The screen of one request, for clients and for operators.
import { getOldForm } from '@khyanalt/contract/catalogue'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { callContext } from '../api/loading.ts'
import { paths } from '../paths.ts'

/** A form id where a request number stands leads on to the page of its service (CON-041). */
const forwardFormId: LoaderFunction = async ({ params, context }) => {
  const { requestnumber = '' } = params
  if (!/^\d{1,9}$/.test(requestnumber)) return null
  const form = await context
    .get(callContext)(getOldForm, { id: Number(requestnumber) })
    .catch(() => null)
  return form ? redirect(paths.service(form.slug)) : null
}

export const requestScreen = {
  loader: forwardFormId,
  lazy: { Component: async () => (await import('../features/requests/RequestScreen.tsx')).RequestScreen },
} satisfies RouteObject
