// The explosives table: what is used, of which material, how much, from where.
import { repeatingRowsKind } from '../concepts/repeating-rows.ts'
import type { FieldDefinition } from '../field-attributes.ts'

/** The list of materials a chosen checklist certificate permits. */
export const explosiveMaterials = 'explosive/materials'

const cells: readonly FieldDefinition[] = [
  {
    type: 'select',
    name: 'explosive_name',
    _title: { mn: 'Тэсрэх материалын нэр', en: 'Name of the explosive' },
    library: explosiveMaterials,
    required: true,
  },
  { type: 'autofill', name: 'mark', _title: { mn: 'Марк', en: 'Mark' }, required: true },
  { type: 'autofill', name: 'serial', _title: { mn: 'Серийн дугаар', en: 'Serial' } },
  {
    type: 'select',
    name: 'unit_type',
    _title: { mn: 'Хэмжих нэгж', en: 'Unit' },
    required: true,
    options: [
      { value: 'kg', label: { mn: 'кг', en: 'kg' } },
      { value: 'pcs', label: { mn: 'ш', en: 'pcs' } },
      { value: 'm', label: { mn: 'м', en: 'm' } },
    ],
  },
  { type: 'number', name: 'quantity_numeric', _title: { mn: 'Тоо хэмжээ (тоогоор)', en: 'Quantity' }, required: true },
  {
    type: 'autofill',
    name: 'quantity_alphabet',
    _title: { mn: 'Тоо хэмжээ (үсгээр)', en: 'Quantity in words' },
    required: true,
  },
  {
    type: 'autofill',
    name: 'warehouse_location',
    _title: { mn: 'Агуулахын байршил', en: 'Warehouse location' },
    required: true,
  },
  {
    type: 'autofill',
    name: 'explosives_company',
    _title: { mn: 'Тэсрэх материалын компани', en: 'Explosives company' },
    required: true,
  },
]

/** Rows of the kind's own fields; permitted quantities are judged where the certificate is known. */
export const explosiveUsageToolKind = repeatingRowsKind({}, cells)
