import { useState } from 'react'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Combobox } from '../ui/Combobox.tsx'
import { DateInput } from '../ui/DateInput.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field } from '../ui/Field.tsx'
import { Fieldset } from '../ui/Fieldset.tsx'
import { NumberInput } from '../ui/NumberInput.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { Select } from '../ui/Select.tsx'
import { Switch } from '../ui/Switch.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { YearInput } from '../ui/YearInput.tsx'
import { Sample } from './Sample.tsx'

const provinces = ['Архангай', 'Баян-Өлгий', 'Баянхонгор', 'Дорноговь', 'Өвөрхангай', 'Өмнөговь', 'Увс', 'Хөвсгөл'].map(
  name => ({ value: name, label: name, detail: 'аймаг' }),
)
const kinds = [
  { value: 'person', label: 'Иргэн', sublabel: 'Citizen', help: 'Өөрийн нэр дээр хүсэлт гаргана.' },
  { value: 'company', label: 'Хуулийн этгээд', sublabel: 'Legal entity', help: 'Байгууллагыг төлөөлж гаргана.' },
  { value: 'foreign', label: 'Гадаадын иргэн', sublabel: 'Foreign citizen', disabled: true },
]

export const FieldSamples = () => {
  const [text, setText] = useState('Ганзориг')
  const [amount, setAmount] = useState('125000')
  const [year, setYear] = useState('2026')
  const [date, setDate] = useState('2026-03-14')
  const [place, setPlace] = useState<string | null>('Өвөрхангай')
  const [choice, setChoice] = useState('')
  const [kind, setKind] = useState<string | null>('person')
  const [agreed, setAgreed] = useState(true)
  const [mail, setMail] = useState(true)
  const [reason, setReason] = useState('Үйлдвэрлэлийн барилгын ажил дууссан тул хүсэж байна.')
  return (
    <>
      <Sample name="Field ба оруулах талбарууд" layout="grid">
        <Field label="Овог, нэр" sublabel="Full name" required help="Иргэний үнэмлэх дээрх бичлэгээр бичнэ үү.">
          {control => <TextInput {...control} value={text} onChange={setText} />}
        </Field>
        <TextField label="Цахим шуудан" type="email" defaultValue="" />
        <Field label="Төлөх дүн" required>
          {control => <NumberInput {...control} value={amount} onChange={setAmount} suffix="₮" />}
        </Field>
        <Field label="Үйлдвэрлэсэн он" required>
          {control => <YearInput {...control} value={year} onChange={setYear} />}
        </Field>
        <Field label="Хүчинтэй хугацаа" required help="Жишээ нь: 2026-03-14">
          {control => <DateInput {...control} value={date} onChange={setDate} />}
        </Field>
        <Field label="Ажлын төрөл" required>
          {control => (
            <Select
              {...control}
              value={choice}
              onChange={setChoice}
              options={[
                { value: 'new', label: 'Шинээр авах' },
                { value: 'long', label: 'Үйлдвэрлэл, үйлчилгээний зориулалттай барилгын ажлын өргөтгөл' },
              ]}
            />
          )}
        </Field>
        <Field label="Аймаг, нийслэл" required help="Үсэг бичиж хайна. «о»-оор «ө», «у»-аар «ү» мөн олдоно.">
          {control => <Combobox {...control} value={place} onChange={setPlace} options={provinces} />}
        </Field>
        <Field label="Тайлбар">
          {control => <TextArea {...control} value={reason} onChange={setReason} limit={60} />}
        </Field>
      </Sample>
      <Sample name="Алдаатай" layout="stack">
        <ErrorSummary
          problems={[
            { id: 'sample-register', text: 'Регистрийн дугаар: хоёр үсэг, найман тоо бичнэ үү' },
            { id: 'sample-kind', text: 'Хүсэлт гаргагч: нэгийг сонгоно уу' },
          ]}
        />
      </Sample>
      <Sample name="Алдаатай талбар" layout="grid">
        <Field
          id="sample-register"
          label="Регистрийн дугаар"
          required
          error="Хоёр үсэг, найман тоо бичнэ үү. Жишээ нь: УБ90012345"
        >
          {control => <TextInput {...control} defaultValue="УБ9001" />}
        </Field>
        <Field label="Төрсөн огноо" required error={['Огноо буруу байна', 'Өнөөдрөөс өмнөх өдөр байх ёстой']}>
          {control => <DateInput {...control} value="2090-14-41" />}
        </Field>
        <Field label="Сум, дүүрэг" required error="Жагсаалтаас сонгоно уу">
          {control => <Combobox {...control} value={null} options={[]} />}
        </Field>
        <RadioGroup
          id="sample-kind"
          label="Хүсэлт гаргагч"
          required
          error="Нэгийг сонгоно уу"
          value={null}
          options={kinds.slice(0, 2)}
        />
      </Sample>
      <Sample name="Идэвхгүй ба зөвхөн унших" layout="grid">
        <Field label="Идэвхгүй">{control => <TextInput {...control} value="Улаанбаатар" disabled />}</Field>
        <Field label="Зөвхөн унших">{control => <TextInput {...control} value="Улаанбаатар" readOnly />}</Field>
        <Field label="Идэвхгүй жагсаалт">
          {control => <Select {...control} value="" options={[]} disabled emptyLabel="Эхлээд аймаг сонгоно уу" />}
        </Field>
        <Field label="Идэвхгүй огноо">{control => <DateInput {...control} value="2026-01-01" disabled />}</Field>
      </Sample>
      <Sample name="Сонголт" layout="grid">
        <RadioGroup label="Хүсэлт гаргагч" required value={kind} onChange={setKind} options={kinds} />
        <RadioGroup
          label="Барилга ашиглалтад орсон уу?"
          required
          layout="row"
          value="yes"
          options={[
            { value: 'yes', label: 'Тийм' },
            { value: 'no', label: 'Үгүй' },
          ]}
        />
        <Fieldset legend="Хүлээн авах мэдэгдэл" required={false}>
          <Checkbox label="Цахим шуудангаар" value={mail} onChange={setMail} />
          <Checkbox label="Мессежээр" help="Зөвхөн ажлын цагаар" value={false} disabled />
          <Checkbox label="Заримыг нь сонгосон" value={false} indeterminate />
        </Fieldset>
        <Fieldset legend="Баталгаажуулалт">
          <Checkbox
            label="Миний оруулсан мэдээлэл үнэн зөв болохыг, худал мэдээлэл өгвөл хуулийн хариуцлага хүлээхээ ойлгосон."
            value={agreed}
            onChange={setAgreed}
            required
          />
          <Switch label="Шинэ хүсэлт хүлээн авах" value={agreed} onChange={setAgreed} />
          <Switch label="Идэвхгүй" value={false} disabled />
        </Fieldset>
      </Sample>
      <Sample name="RadioGroup: карт" layout="stack">
        <RadioGroup
          label="Хэнээр нэвтрэх вэ?"
          required
          layout="cards"
          value={kind}
          onChange={setKind}
          options={kinds}
        />
      </Sample>
    </>
  )
}
