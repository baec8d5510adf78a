/** Tournaments that are held every month. */
export const seedTournaments = [
  {
    kind: 'slot',
    type: 'slots',
    nameTh: 'ศึกสล็อตประจำเดือน',
    nameEn: 'Slots of the month',
    prize: 100_000,
    rulesTh:
      'ทุก 1 บาทที่ชนะในเกมที่ร่วมรายการนับเป็น 1 แต้ม\nสิ้นเดือนผู้ที่มีแต้มสูงสุดสิบอันดับแรกได้รับรางวัล เครดิตเข้าภายใน 24 ชั่วโมง',
    rulesEn:
      'Each baht won in the games that count is one point.\nAt the end of the month the ten members with most points get their prizes, credited within 24 hours.',
  },
  {
    kind: 'game',
    type: 'casino',
    nameTh: 'แชมป์บาคาร่า',
    nameEn: 'Baccarat championship',
    prize: 50_000,
    rulesTh: 'นับแต้มจากยอดชนะที่โต๊ะที่ร่วมรายการ\nแต้มเท่ากันให้ผู้ที่ทำได้ก่อนเป็นผู้ชนะ',
    rulesEn:
      'Points are what is won at the tables that count.\nOf equal points the earlier ones win.',
  },
] as const

/** The share of the prize for each place, in percent. */
export const tournamentShares = [40, 20, 10, 8, 6, 5, 4, 3, 2, 2] as const
