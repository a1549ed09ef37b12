import { expect, it } from 'vitest'
import { onlyForClients } from './client-types.ts'

it.each([
  [['CITIZEN'], 'иргэн', 'citizens'],
  [['COMPANY'], 'байгууллага', 'organisations'],
  [['FOREIGNER'], 'гадаадын иргэн', 'foreigners'],
  [['COMPANY', 'CITIZEN'], 'иргэн эсвэл байгууллага', 'citizens or organisations'],
  [['CITIZEN', 'FOREIGNER'], 'иргэн эсвэл гадаадын иргэн', 'citizens or foreigners'],
  [['FOREIGNER', 'COMPANY'], 'байгууллага эсвэл гадаадын иргэн', 'organisations or foreigners'],
] as const)('[REQ-SVC-10] a warning names exactly the clients that a service lists: %s', (listed, mn, en) => {
  expect(onlyForClients(listed)).toEqual({
    mn: `Энэ үйлчилгээг зөвхөн ${mn} авах боломжтой`,
    en: `The service is only for ${en}`,
  })
})
