// What a new version of a form changes, one word each, for its editor.
import type { Texts } from '../text.ts'

const mn = {
  change_form_renamed: 'Маягтын нэр',
  change_step_added: 'Алхам нэмсэн',
  change_step_removed: 'Алхам хассан',
  change_step_renamed: 'Алхмын нэр',
  change_field_added: 'Асуулт нэмсэн',
  change_field_removed: 'Асуулт хассан',
  change_field_moved: 'Өөр алхамд шилжсэн',
  change_kind_changed: 'Төрөл',
  change_label_changed: 'Нэр',
  change_became_required: 'Заавал бөглөх болсон',
  change_became_optional: 'Заавал биш болсон',
  change_condition_changed: 'Нөхцөл',
  change_check_added: 'Нэмэгдсэн шалгалт',
  change_check_removed: 'Хасагдсан шалгалт',
  change_options_added: 'Сонголт нэмсэн',
  change_options_removed: 'Сонголт хассан',
  change_limits_changed: 'Хязгаар',
  change_attribute_changed: 'Тохиргоо',
  change_certificate_changed: 'Хэвлэх мэдээлэл, болзол',
} as const

export const definitionChangeTexts = {
  mn,
  en: {
    change_form_renamed: 'Name of the form',
    change_step_added: 'Step added',
    change_step_removed: 'Step removed',
    change_step_renamed: 'Name of a step',
    change_field_added: 'Question added',
    change_field_removed: 'Question removed',
    change_field_moved: 'Moved to another step',
    change_kind_changed: 'Kind',
    change_label_changed: 'Name',
    change_became_required: 'Must be answered now',
    change_became_optional: 'May be left empty now',
    change_condition_changed: 'Condition',
    change_check_added: 'Check added',
    change_check_removed: 'Check removed',
    change_options_added: 'Choices added',
    change_options_removed: 'Choices removed',
    change_limits_changed: 'Limits',
    change_attribute_changed: 'Properties',
    change_certificate_changed: 'What is printed, conditions',
  },
} satisfies Texts<keyof typeof mn>
