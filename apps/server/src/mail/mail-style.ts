// The looks of every mail. Many readers of mail drop a style sheet, so each element carries its own; the sheet only
// adds what a phone and a dark screen want.

const font = "font-family:'Noto Sans',Arial,Helvetica,sans-serif;"
const broken = 'overflow-wrap:anywhere;word-break:break-word;'
const quiet = `margin:0;${font}font-size:14px;line-height:1.5;color:#4a5869;${broken}`

export const styles = {
  page: 'margin:0;padding:0;background:#f4f6f9;-webkit-text-size-adjust:100%;',
  hidden: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;',
  room: 'padding:24px 12px;',
  card: 'max-width:600px;margin:0 auto;table-layout:fixed;border-collapse:separate;background:#ffffff;border:1px solid #d9e0e8;border-radius:8px;overflow:hidden;text-align:left;',
  head: `padding:20px 32px;background:#14407f;border-bottom:3px solid #d9a021;color:#ffffff;${font}font-size:18px;line-height:1.35;font-weight:bold;${broken}`,
  headCopy: 'color:#cbdaf2;font-size:14px;font-weight:normal;',
  part: 'padding:28px 32px 24px;',
  title: `margin:0 0 16px;${font}font-size:22px;line-height:1.3;font-weight:bold;color:#15202d;${broken}`,
  text: `margin:0 0 16px;${font}font-size:16px;line-height:1.6;color:#15202d;${broken}`,
  code: 'margin:0 0 16px;padding:12px;background:#ebeff5;border-radius:4px;font-family:Menlo,Consolas,monospace;font-size:14px;line-height:1.5;color:#15202d;word-break:break-all;',
  facts: 'width:100%;margin:0 0 16px;border-collapse:collapse;',
  factLabel: `${quiet}padding:8px 16px 8px 0;border-top:1px solid #d9e0e8;text-align:left;vertical-align:top;font-weight:normal;`,
  fact: `padding:8px 0;border-top:1px solid #d9e0e8;${font}font-size:16px;line-height:1.5;font-weight:bold;color:#15202d;${broken}`,
  buttonRoom: 'margin:8px 0 20px;border-collapse:separate;',
  buttonBox: 'background:#14407f;border-radius:6px;',
  button: `display:inline-block;padding:14px 28px;${font}font-size:16px;line-height:1.25;font-weight:bold;color:#ffffff;text-decoration:none;border-radius:6px;`,
  small: `${quiet}margin:0 0 12px;`,
  address: 'color:#174a9c;text-decoration:underline;word-break:break-all;',
  link: 'color:#174a9c;text-decoration:underline;',
  copy: 'padding:24px 32px 16px;border-top:1px solid #d9e0e8;',
  copyMark: `${quiet}margin:0 0 8px;`,
  copyTitle: `margin:0 0 12px;${font}font-size:18px;line-height:1.3;font-weight:bold;color:#15202d;${broken}`,
  foot: 'padding:20px 32px 24px;border-top:1px solid #d9e0e8;background:#f4f6f9;',
  sign: quiet,
  automatic: `${quiet}margin:12px 0 0;`,
} as const

const dark = (before: string): string =>
  [
    ['.page', 'background:#0d1520'],
    ['.card', 'background:#15202d;border-color:#2b3a4c'],
    ['.head', 'background:#0b1d38;border-bottom-color:#e6b54a'],
    ['.strong', 'color:#e9eef5'],
    ['.text', 'color:#e9eef5'],
    ['.quiet', 'color:#b0bccb'],
    ['.code', 'background:#0a1019;color:#e9eef5'],
    ['.link', 'color:#9cc2ff'],
    ['.button', 'background:#2f66c2'],
    ['.line', 'border-top-color:#2b3a4c'],
    ['.foot', 'background:#0d1520'],
  ]
    .map(([selector, rules]) => `${before}${selector}{${rules?.replaceAll(/(;|$)/g, ' !important$1')}}`)
    .join('\n')

export const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.room{padding:0 !important}
.card{border-radius:0 !important;border-left:0 !important;border-right:0 !important}
.head,.part,.foot{padding-left:20px !important;padding-right:20px !important}
}
@media (prefers-color-scheme:dark){
${dark('')}
}
${dark('[data-ogsc] ')}
`
