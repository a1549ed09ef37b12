// Receiving units of the agency (CON-077).
export const organizations = [
  { id: 1, name_mn: 'Төв газар', name_en: 'Head office' },
  { id: 2, name_mn: 'Нийслэлийн газар', name_en: 'Capital city office' },
  { id: 3, name_mn: 'Дархан-Уул аймгийн газар', name_en: 'Darkhan-Uul office' },
  { id: 4, name_mn: 'Орхон аймгийн газар', name_en: 'Orkhon office' },
  { id: 5, name_mn: 'Өмнөговь аймгийн газар', name_en: 'Umnugovi office' },
] as const
