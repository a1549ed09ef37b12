// Radiation protection of the workplace: an address and eleven questions (CON-115).
import { asked, listFailed, notRegistered, question, type Register, text } from './register.ts'

export const workplace: Register = {
  name: 'workplace',
  title: text('Ажлын байрны хамгаалалт', 'Workplace protection'),
  about: text(
    'Ажлын байрны хаяг, цацрагийн хамгаалалтын асуултууд',
    'Address and radiation protection of the workplace',
  ),
  sheet: [
    { fields: [asked({ type: 'address', name: 'address', _title: text('Хаяг', 'Address') })] },
    { fields: [asked({ type: 'autofill', name: 'address_full', _title: text('Дэлгэрэнгүй хаяг', 'Full address') })] },
    {
      cols: 2,
      fields: [
        question('xray_mark', 'Цацрагийн аюулын тэмдэг', 'Radiation warning sign'),
        question('alarming_light', 'Анхааруулах гэрэл', 'Warning light'),
        question('ventilation_system', 'Агааржуулалтын систем', 'Ventilation system'),
        question('safety_procedures', 'Аюулгүй ажиллагааны журам', 'Safety procedures'),
        question('controlled_area', 'Хяналттай бүс', 'Controlled area'),
        question('control_room', 'Удирдлагын өрөө', 'Control room'),
        question('protective_xray_room', 'Рентген өрөөний хамгаалалт', 'Protected X-ray room'),
        question('seperated_dark_room_size', 'Тусдаа харанхуй өрөөний хэмжээ', 'Size of the separate dark room'),
        question('thickness_material_of_wall', 'Хананы зузаан, материал', 'Thickness and material of the wall'),
        question('equivalent_glass_window', 'Хар тугалганы эквиваленттай шилэн цонх', 'Lead-equivalent glass window'),
        question(
          'operator_radiation_loss',
          'Операторын байрлал дахь цацрагийн алдагдал',
          'Radiation leak at the operator',
        ),
      ],
    },
  ],
  items: null,
  permitted: false,
  columns: [],
  width: 'w1000',
  texts: {
    invalid: text('Мэдээллээ бөглөөд дахин хадгална уу', 'Fill in the information and save again'),
    empty: notRegistered,
    listFailed,
    edit: text('Ажлын байрны мэдээлэл засах', 'Edit workplace information'),
  },
}
