// A service whose form asks for employees, for tests.
import type { TestApp } from '../../../test/test-app.ts'
import { publishTestService } from '../../../test/test-service.ts'

/** The service: category and form number. */
export const staffService = { formid: 990, category_id: 1 } as const

const both = (mn: string, en: string) => ({ mn, en })

const body = {
  _name: both('Ажилтан шалгах', 'Check of staff'),
  sections: [
    {
      _title: both('Ажилтан', 'Staff'),
      rows: [
        {
          fields: [
            {
              type: 'employee',
              name: 'staff',
              _title: both('Цацрагийн ажилтнууд', 'Radiation workers'),
              required: true,
              options: [
                { value: '1', label: both('Цацрагийн хяналтын ажилтан', 'Radiation control officer') },
                { value: '2', label: both('Цацрагийн ажилтан', 'Radiation worker') },
              ],
            },
          ],
        },
        { fields: [{ type: 'employee', name: 'advisers', _title: both('Зөвлөхүүд', 'Advisers') }] },
      ],
    },
  ],
}

/** The answers that name these employees. */
export const staffAnswers = (staff: readonly string[]) => ({ staff: [...staff] })

/** Publishes the service. */
export const openStaffService = (test: TestApp): Promise<void> =>
  publishTestService(test, { ...staffService, slug: 'check-of-staff', body, clientTypes: ['CITIZEN', 'COMPANY'] })
