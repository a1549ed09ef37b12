// What a new service begins with: a form of one question and a plan of two steps.

export const starterService = (begun: {
  readonly name_mn: string
  readonly name_en: string
  readonly slug: string
  readonly category_id: number
}) => ({
  service: {
    id: 1,
    slug: begun.slug.trim(),
    category_id: begun.category_id,
    name_mn: begun.name_mn,
    name_en: begun.name_en,
    icon: '',
    client_types: ['CITIZEN', 'COMPANY'],
    type: 'NEW',
    renewable: false,
    issues_certificate: false,
    validity_months: null,
    fee: null,
    openly_readable: false,
    language: 'mn',
    status: 0,
    temporary_disable: false,
    details: {
      time: { mn: 'Ажлын 15 өдөр', en: '15 working days' },
      price: null,
      required_documents: [],
      process: [],
      laws: [],
      attachments: [],
    },
  },
  plan: [
    { name: { mn: 'Мэргэжлийн хяналт', en: 'Specialist review' }, role: 'REVIEWER', working_days: 10 },
    { name: { mn: 'Шийдвэр гаргах', en: 'Decision' }, role: 'APPROVER', working_days: 5 },
  ],
  certificate: null,
  body: {
    _name: { mn: begun.name_mn || ' ', en: begun.name_en },
    sections: [
      {
        _title: { mn: 'Ерөнхий мэдээлэл', en: 'General information' },
        rows: [
          {
            fields: [
              {
                type: 'textarea',
                name: 'purpose',
                _title: { mn: 'Хүсэлтийн агуулга', en: 'What is asked for' },
                required: true,
              },
            ],
          },
        ],
      },
    ],
    clienttype: ['CITIZEN', 'COMPANY'],
  },
})
