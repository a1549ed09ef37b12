// Every kind of field under its name. Written by "npm run generate" from field-type.ts.
import { additionalClothingKind } from './additional_clothing.ts'
import { additionalGeneratorKind } from './additional_generator.ts'
import { additionalRadioactiveKind } from './additional_radioactive.ts'
import { additionalSafetyKind } from './additional_safety.ts'
import { additionalSurveymeterKind } from './additional_surveymeter.ts'
import { additionalWorkplaceKind } from './additional_workplace.ts'
import { addressKind } from './address.ts'
import { authdataKind } from './authdata.ts'
import { autocompleteKind } from './autocomplete.ts'
import { autocomplete2Kind } from './autocomplete2.ts'
import { autofillKind } from './autofill.ts'
import { autoselectKind } from './autoselect.ts'
import { autoselectLangKind } from './autoselect_lang.ts'
import { autovalueKind } from './autovalue.ts'
import { checkboxKind } from './checkbox.ts'
import { checkboxfileKind } from './checkboxfile.ts'
import { checkvalueKind } from './checkvalue.ts'
import { conditionalKind } from './conditional.ts'
import { dateKind } from './date.ts'
import { dynamicaddKind } from './dynamicadd.ts'
import { emailKind } from './email.ts'
import { employeeKind } from './employee.ts'
import { explosiveUsageToolKind } from './explosive_usage_tool.ts'
import type { FieldType } from './field-type.ts'
import { fileKind } from './file.ts'
import { hiddenKind } from './hidden.ts'
import type { FieldKind } from './kind.ts'
import { labelKind } from './label.ts'
import { numberKind } from './number.ts'
import { phoneKind } from './phone.ts'
import { radioKind } from './radio.ts'
import { readonlyUserValueKind } from './readonly_user_value.ts'
import { selectKind } from './select.ts'
import { selectExplosiveKind } from './select_explosive.ts'
import { selectLangKind } from './select_lang.ts'
import { statictableKind } from './statictable.ts'
import { stringKind } from './string.ts'
import { tableKind } from './table.ts'
import { textKind } from './text.ts'
import { textTemplateKind } from './text_template.ts'
import { textareaKind } from './textarea.ts'
import { titleKind } from './title.ts'
import { yearKind } from './year.ts'
import { yesKind } from './yes.ts'
import { yesnoKind } from './yesno.ts'

/** The kind behind each type name; a type without a kind does not compile. */
export const fieldKinds = {
  string: stringKind,
  text: textKind,
  number: numberKind,
  label: labelKind,
  title: titleKind,
  phone: phoneKind,
  address: addressKind,
  email: emailKind,
  date: dateKind,
  year: yearKind,
  select: selectKind,
  select_lang: selectLangKind,
  autoselect: autoselectKind,
  autoselect_lang: autoselectLangKind,
  autofill: autofillKind,
  autovalue: autovalueKind,
  autocomplete: autocompleteKind,
  autocomplete2: autocomplete2Kind,
  checkvalue: checkvalueKind,
  conditional: conditionalKind,
  radio: radioKind,
  file: fileKind,
  table: tableKind,
  statictable: statictableKind,
  checkbox: checkboxKind,
  checkboxfile: checkboxfileKind,
  dynamicadd: dynamicaddKind,
  textarea: textareaKind,
  yesno: yesnoKind,
  yes: yesKind,
  authdata: authdataKind,
  readonly_user_value: readonlyUserValueKind,
  hidden: hiddenKind,
  text_template: textTemplateKind,
  employee: employeeKind,
  select_explosive: selectExplosiveKind,
  explosive_usage_tool: explosiveUsageToolKind,
  additional_clothing: additionalClothingKind,
  additional_workplace: additionalWorkplaceKind,
  additional_radioactive: additionalRadioactiveKind,
  additional_generator: additionalGeneratorKind,
  additional_safety: additionalSafetyKind,
  additional_surveymeter: additionalSurveymeterKind,
} satisfies Record<FieldType, FieldKind>

/** The kind of a type. */
export const kindOf = (type: FieldType): FieldKind => fieldKinds[type]
