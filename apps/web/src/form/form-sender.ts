// Whose request a form fills in: registers such as the staff list are those of the sender.
import { createContext, use } from 'react'

/** The number of the request, and the company that sends it; null for a person. */
export type FormSender = { readonly requestNumber: string; readonly companyId: string | null }

/** Hands the sender down to tool sections. */
export const FormSenderContext = createContext<FormSender | null>(null)

/** The sender of the form around; null where a form stands alone. */
export const useFormSender = (): FormSender | null => use(FormSenderContext)
