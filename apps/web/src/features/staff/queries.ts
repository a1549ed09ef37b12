// What the screens of people read.

import type { InputOf } from '@khyanalt/contract/call'
import { getCategories } from '@khyanalt/contract/catalogue'
import { listOrganizations } from '@khyanalt/contract/lists'
import { listStaffCompanies, readStaffCompany } from '@khyanalt/contract/staff-companies'
import { listPeople, readPerson } from '@khyanalt/contract/staff-people'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

export const peopleKey = ['staff-people'] as const

export const peopleQuery = (input: InputOf<typeof listPeople>) =>
  queryOptions({
    queryKey: [...peopleKey, 'list', input],
    queryFn: ({ signal }) => callApi(listPeople, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'person', id],
    queryFn: ({ signal }) => callApi(readPerson, { id }, { signal }),
    // Every opening of an account is written down: it is read when somebody comes or changed something.
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

export const companiesQuery = (input: InputOf<typeof listStaffCompanies>) =>
  queryOptions({
    queryKey: [...peopleKey, 'companies', input],
    queryFn: ({ signal }) => callApi(listStaffCompanies, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'company', id],
    queryFn: ({ signal }) => callApi(readStaffCompany, { id }, { signal }),
  })

export const unitsQuery = queryOptions({
  queryKey: [...peopleKey, 'units'],
  queryFn: ({ signal }) => callApi(listOrganizations, {}, { signal }),
  staleTime: 600_000,
})

export const categoriesQuery = queryOptions({
  queryKey: [...peopleKey, 'categories'],
  queryFn: ({ signal }) => callApi(getCategories, {}, { signal }),
  staleTime: 600_000,
})
