// Safety of storage: own storage with its questions, or the fixed address of the agency's store (CON-114, CON-126).
import type { FieldDefinition } from '../field-attributes.ts'
import { asked, listFailed, notRegistered, question, type Register, text } from './register.ts'

/** Where sources are kept when the owner has no storage; an installation may name another address. */
export const defaultStorageAddress = text(
  'Цөмийн энергийн комиссын Изотопын алба, 14-р хороо',
  'Isotope office of the nuclear energy commission, district 14',
)

/** Asked only of who has a storage. */
const own = (field: FieldDefinition): FieldDefinition => ({
  ...asked(field),
  yesnofield: 'own_storage',
  yesnovalue: ['yes'],
})

export const safety: Register = {
  name: 'safety',
  title: text('Агуулахын аюулгүй байдал', 'Safety of storage'),
  about: text('Үүсгүүр хадгалах байр, түүний хамгаалалт', 'Where sources are kept and how they are protected'),
  sheet: [
    { fields: [question('own_storage', 'Өөрийн агуулахтай эсэх', 'Own storage')] },
    {
      fields: [
        {
          type: 'label',
          name: 'address_default',
          _title: defaultStorageAddress,
          yesnofield: 'own_storage',
          yesnovalue: ['no'],
        },
      ],
    },
    { fields: [own({ type: 'address', name: 'location', _title: text('Байршил', 'Location') })] },
    { fields: [own({ type: 'autofill', name: 'address', _title: text('Дэлгэрэнгүй хаяг', 'Address') })] },
    {
      cols: 1,
      fields: [
        // REQ-SAFE-08
        own({ type: 'autofill', name: 'gauge_shutter', _title: text('Хэмжүүрийн хаалт', 'Gauge shutter'), width: 500 }),
      ],
    },
    {
      cols: 2,
      fields: [
        own(question('safety_instruction', 'Аюулгүй ажиллагааны заавар', 'Safety instruction')),
        own(question('safety_warning', 'Аюулгүй байдлын анхааруулга', 'Safety warning')),
        own(question('mechanism_lockable', 'Түгжигдэх механизм', 'Lockable mechanism')),
        own(question('control_camera', 'Хяналтын камер', 'Control camera')),
        own(question('security_guard', 'Харуул хамгаалалт', 'Security guard')),
        own(question('safety_net', 'Хамгаалалтын тор', 'Safety net')),
        own(question('xray_warning_door', 'Хаалган дээрх цацрагийн анхааруулга', 'Radiation warning on the door')),
        own(question('ventilation_system', 'Агааржуулалтын систем', 'Ventilation system')),
        own(question('safety_procedures', 'Аюулгүй ажиллагааны журам', 'Safety procedures')),
        own(question('seperate_control_room', 'Тусдаа удирдлагын өрөө', 'Separate control room')),
        own(question('protective_barrier', 'Хамгаалалтын хаалт', 'Protective barrier')),
        own(question('measure_instrument', 'Хэмжих хэрэгсэл', 'Measuring instrument')),
      ],
    },
    {
      fields: [
        own({
          type: 'file',
          name: 'picture_storage_place',
          _title: text('Агуулахын зураг', 'Picture of the storage'),
          limit: 5,
        }),
      ],
    },
  ],
  items: null,
  permitted: false,
  columns: [],
  always: ['own_storage', 'address_default'],
  mustAlone: ['own_storage'],
  width: 'w1000',
  texts: {
    invalid: text('Мэдээллийг гүйцэт оруулаад дахин хадгална уу.', 'Complete the information and save again.'),
    empty: notRegistered,
    listFailed,
    edit: text('Агуулахын мэдээлэл засах', 'Edit storage information'),
  },
}
