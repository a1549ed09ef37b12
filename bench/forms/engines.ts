// What is compared, in the order of the table.

export type Engine = { readonly name: string; readonly page: string; readonly packages: readonly string[] }

export const engines: readonly Engine[] = [
  { name: 'Khyanalt', page: 'khyanalt.jsx', packages: [] },
  { name: 'SurveyJS', page: 'survey.jsx', packages: ['survey-core', 'survey-react-ui'] },
  { name: 'Form.io', page: 'formio.js', packages: ['@formio/js'] },
  { name: 'RJSF', page: 'rjsf.jsx', packages: ['@rjsf/core', '@rjsf/validator-ajv8'] },
  { name: 'JSON Forms', page: 'jsonforms.jsx', packages: ['@jsonforms/react', '@jsonforms/vanilla-renderers'] },
]
