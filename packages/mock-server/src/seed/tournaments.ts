/** Tournaments that are held every month. */
export const seedTournaments = [
  { kind: 'slot', nameTh: 'ศึกสล็อตประจำเดือน', nameEn: 'Slots of the month', prize: 100_000 },
  { kind: 'game', nameTh: 'แชมป์บาคาร่า', nameEn: 'Baccarat championship', prize: 50_000 },
] as const
