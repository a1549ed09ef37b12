// Days as official documents and sentences write them.
const harmony = ['дүгээр', 'дугаар', 'дугаар', 'дүгээр', 'дугаар', 'дугаар', 'дугаар', 'дугаар', 'дүгээр', 'дугаар']
const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day (YYYY-MM-DD) in both languages: "2026 оны 11 дүгээр сарын 21", "21 November 2026". */
export const dayInWords = (day: string): { mn: string; en: string } => {
  const [year, month, date] = day.split('-').map(Number)
  // Month and day stay on one line. The ordinal follows the vowels of the last digit as it is read aloud: нэг, дөрөв, ес take дүгээр.
  const ordinal = harmony[((month ?? 1) - 1) % 10]
  return {
    mn: `${year} оны ${month}\u{a0}${ordinal}\u{a0}сарын\u{a0}${date}`,
    en: english.format(new Date(`${day}T00:00:00Z`)),
  }
}
