// A service whose form asks for every register, for tests.
import { defaultReviewPlan } from '@khyanalt/domain/request-actions'
import { type RegisterName, registerNames } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import type { TestApp } from '../../../test/test-app.ts'
import { publishTestService } from '../../../test/test-service.ts'

/** The service: category and form number. */
export const registerService = { formid: 991, category_id: 1 } as const

/** What the form asks of each sheet; everything where nothing is named. */
const askedOf: Partial<Record<RegisterName, readonly string[]>> = {
  clothing: ['dosimeter', 'tongs'],
  workplace: ['xray_mark', 'control_room'],
  safety: ['control_camera', 'picture_storage_place'],
}
const order = [
  'clothing',
  'workplace',
  'radioactive',
  'generator',
  'safety',
  'surveymeter',
] as const satisfies readonly RegisterName[]

const body = {
  _name: { mn: 'Бүртгэл шалгах', en: 'Check of registers' },
  sections: [
    {
      _title: { mn: 'Бүртгэл', en: 'Registers' },
      rows: order.map(name => ({
        fields: [
          {
            type: `additional_${name}`,
            name,
            _title: registers[name].title,
            required: true,
            ...(askedOf[name] ? { fields: askedOf[name] } : {}),
          },
        ],
      })),
    },
  ],
}

/** Publishes the service. */
export const openRegisterService = async (test: TestApp): Promise<void> => {
  if (order.length !== registerNames.length) throw new Error('A register is missing from the form of this fixture')
  await publishTestService(test, {
    ...registerService,
    slug: 'check-of-registers',
    body,
    clientTypes: ['CITIZEN', 'COMPANY', 'FOREIGNER'],
    plan: defaultReviewPlan.slice(-1),
  })
}
