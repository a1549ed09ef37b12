// Choices of forms about explosives.
import type { Libraries } from './choice.ts'

export const explosivesLibraries: Libraries = {
  blasting_kind: [
    ['open_pit', 'Ил уурхайн тэсэлгээ', 'Open-pit blasting'],
    ['underground', 'Далд уурхайн тэсэлгээ', 'Underground blasting'],
    ['construction', 'Барилга, зам, шугам сүлжээний тэсэлгээ', 'Blasting for construction, roads and networks'],
    ['seismic', 'Геофизик, хайгуулын тэсэлгээ', 'Geophysical blasting'],
    ['demolition', 'Барилга байгууламж буулгах тэсэлгээ', 'Demolition blasting'],
  ],
  initiation_system: [
    ['electric', 'Цахилгаан', 'Electric'],
    ['nonelectric', 'Цахилгаан бус (долгион дамжуулах хоолой)', 'Non-electric (shock tube)'],
    ['electronic', 'Электрон', 'Electronic'],
    ['cord', 'Дэтонацийн утас', 'Detonating cord'],
    ['fuse', 'Гал дамжуулах утас', 'Safety fuse'],
  ],
  explosive_storage_kind: [
    ['surface_permanent', 'Ил, байнгын агуулах', 'Permanent surface storage'],
    ['surface_temporary', 'Ил, түр агуулах', 'Temporary surface storage'],
    ['buried', 'Газарт гүехэн байрлуулсан агуулах', 'Earth-covered storage'],
    ['underground', 'Далд агуулах', 'Underground storage'],
    ['container', 'Зөөврийн чингэлэг агуулах', 'Mobile container storage'],
  ],
}
