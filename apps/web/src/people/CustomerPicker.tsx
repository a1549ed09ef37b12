// The window in which an operator chooses whom to serve.
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { useState } from 'react'
import { type Customer, serve } from '../api/behalf.ts'
import { QueryProvider } from '../api/query-client.tsx'
import { useText } from '../language/language.tsx'
import { announce } from '../ui/live-region.ts'
import { SubmitDialog } from '../ui/SubmitDialog.tsx'
import { CustomerSearch } from './CustomerSearch.tsx'

export const CustomerPicker = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText(behalfTexts)
  const [customer, setCustomer] = useState<Customer | null>(null)
  const [tried, setTried] = useState(false)
  return (
    <QueryProvider>
      <SubmitDialog
        title={t('customerChoose')}
        submit={t('customerServe')}
        pending={false}
        error={tried && customer === null && t('customerNone')}
        onSubmit={() => {
          setTried(true)
          if (customer === null) return
          serve(customer)
          announce(t('customerChanged', { name: customer.name }))
          onClose()
        }}
        onClose={onClose}
      >
        <CustomerSearch customer={customer} onChoose={setCustomer} />
      </SubmitDialog>
    </QueryProvider>
  )
}
