// The form of every change of information (CON-073): the service's own form is not filled again.
import type { FormDefinition } from '@khyanalt/form-engine/definition'

/** Names of its fields, as the call sends them. */
export const changeFields = { reason: 'reason', files: 'files' } as const

/** Reason and official letter, in one step. */
export const changeForm: Pick<FormDefinition, '_name' | 'sections'> = {
  _name: { mn: 'Гэрчилгээний мэдээлэл өөрчлөх хүсэлт', en: 'Request to change the information of a certificate' },
  sections: [
    {
      _title: { mn: 'Мэдээллийн өөрчлөлт', en: 'Change of information' },
      rows: [
        {
          fields: [
            {
              name: changeFields.reason,
              type: 'textarea',
              _title: { mn: 'Шалтгаан', en: 'Reason' },
              required: true,
              help: {
                mn: 'Ямар мэдээллийг, яагаад өөрчлөхийг тодорхой бичнэ үү.',
                en: 'Please write clearly what should change and why.',
              },
            },
          ],
        },
        {
          fields: [
            {
              name: changeFields.files,
              type: 'file',
              _title: { mn: 'Албан бичиг', en: 'Official letter' },
              required: true,
            },
          ],
        },
      ],
    },
  ],
}
