// Every kind's component under its name; a kind without one does not compile. Written by "npm run generate" from field-type.ts.
import type { FieldComponents } from '../field-components.ts'
import { AdditionalClothingField } from './AdditionalClothingField.tsx'
import { AdditionalGeneratorField } from './AdditionalGeneratorField.tsx'
import { AdditionalRadioactiveField } from './AdditionalRadioactiveField.tsx'
import { AdditionalSafetyField } from './AdditionalSafetyField.tsx'
import { AdditionalSurveymeterField } from './AdditionalSurveymeterField.tsx'
import { AdditionalWorkplaceField } from './AdditionalWorkplaceField.tsx'
import { AddressField } from './AddressField.tsx'
import { AuthdataField } from './AuthdataField.tsx'
import { Autocomplete2Field } from './Autocomplete2Field.tsx'
import { AutocompleteField } from './AutocompleteField.tsx'
import { AutofillField } from './AutofillField.tsx'
import { AutoselectField } from './AutoselectField.tsx'
import { AutoselectLangField } from './AutoselectLangField.tsx'
import { AutovalueField } from './AutovalueField.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { CheckboxfileField } from './CheckboxfileField.tsx'
import { CheckvalueField } from './CheckvalueField.tsx'
import { ConditionalField } from './ConditionalField.tsx'
import { DateField } from './DateField.tsx'
import { DynamicaddField } from './DynamicaddField.tsx'
import { EmailField } from './EmailField.tsx'
import { EmployeeField } from './EmployeeField.tsx'
import { ExplosiveUsageToolField } from './ExplosiveUsageToolField.tsx'
import { FileField } from './FileField.tsx'
import { HiddenField } from './HiddenField.tsx'
import { LabelField } from './LabelField.tsx'
import { NumberField } from './NumberField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { RadioField } from './RadioField.tsx'
import { ReadonlyUserValueField } from './ReadonlyUserValueField.tsx'
import { SelectExplosiveField } from './SelectExplosiveField.tsx'
import { SelectField } from './SelectField.tsx'
import { SelectLangField } from './SelectLangField.tsx'
import { StatictableField } from './StatictableField.tsx'
import { StringField } from './StringField.tsx'
import { TableField } from './TableField.tsx'
import { TextareaField } from './TextareaField.tsx'
import { TextField } from './TextField.tsx'
import { TextTemplateField } from './TextTemplateField.tsx'
import { TitleField } from './TitleField.tsx'
import { YearField } from './YearField.tsx'
import { YesField } from './YesField.tsx'
import { YesnoField } from './YesnoField.tsx'

export const fieldComponents = {
  string: StringField,
  text: TextField,
  number: NumberField,
  label: LabelField,
  title: TitleField,
  phone: PhoneField,
  address: AddressField,
  email: EmailField,
  date: DateField,
  year: YearField,
  select: SelectField,
  select_lang: SelectLangField,
  autoselect: AutoselectField,
  autoselect_lang: AutoselectLangField,
  autofill: AutofillField,
  autovalue: AutovalueField,
  autocomplete: AutocompleteField,
  autocomplete2: Autocomplete2Field,
  checkvalue: CheckvalueField,
  conditional: ConditionalField,
  radio: RadioField,
  file: FileField,
  table: TableField,
  statictable: StatictableField,
  checkbox: CheckboxField,
  checkboxfile: CheckboxfileField,
  dynamicadd: DynamicaddField,
  textarea: TextareaField,
  yesno: YesnoField,
  yes: YesField,
  authdata: AuthdataField,
  readonly_user_value: ReadonlyUserValueField,
  hidden: HiddenField,
  text_template: TextTemplateField,
  employee: EmployeeField,
  select_explosive: SelectExplosiveField,
  explosive_usage_tool: ExplosiveUsageToolField,
  additional_clothing: AdditionalClothingField,
  additional_workplace: AdditionalWorkplaceField,
  additional_radioactive: AdditionalRadioactiveField,
  additional_generator: AdditionalGeneratorField,
  additional_safety: AdditionalSafetyField,
  additional_surveymeter: AdditionalSurveymeterField,
} satisfies FieldComponents
