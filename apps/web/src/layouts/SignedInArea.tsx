// What every signed-in area needs and public pages do not.
import { Outlet } from 'react-router'
import { QueryProvider } from '../api/query-client.tsx'

export const SignedInArea = () => (
  <QueryProvider>
    <Outlet />
  </QueryProvider>
)
