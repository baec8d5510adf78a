import { area } from '../requirement.ts'

export const promotions = area({
  code: 'PROMO',
  title: 'Timed promotions',
  requirements: {
    'PROMO-01':
      'A promotion has `regisPromotionType` (`deposit` or `regis`), deposit amount, credit and time in minutes.',
    'PROMO-02':
      'While cookie `regisPromotion` exists the registration’s countdown runs, mm:ss, 10 minutes by default.',
    'PROMO-03': 'The registration’s countdown at zero sets `closeRegisPromotion` (max-age 3600 s).',
    'PROMO-04': 'The registration’s countdown at zero removes `regisPromotion`.',
    'PROMO-05': 'The registration’s countdown at zero says sorry for not registering in time.',
    'PROMO-06':
      'While cookie `depositPromotion` exists the deposit’s countdown runs, mm:ss, 10 minutes by default.',
    'PROMO-07': 'The deposit’s countdown at zero removes all three promotion cookies (OPEN-12).',
    'PROMO-08': 'The deposit’s countdown at zero says that no deposit came in time.',
    'PROMO-09':
      'While it runs for a member with the reward token (`authReward`), the reward service is asked `GET /deposit/check-deposit-promotion` (bearer; how often: OPEN-14).',
    'PROMO-10': 'Status 200 with code 0 removes `depositPromotion`.',
    'PROMO-11': 'Status 200 with code 0 sets `regisPromotionActive` until 2030-12-31.',
    'PROMO-12': 'Status 200 with code 0 shows the modal of the promotion’s success.',
    'PROMO-13':
      'A failed check counts as status 500, code 1, with the message that the deposit cannot be checked.',
    'PROMO-14': 'The floating promotion box is expanded or collapsed.',
    'PROMO-15': 'A click on the collapsed box expands it.',
    'PROMO-16': 'Its minus button collapses the box.',
    'PROMO-17': '"Already registered" clears the promotion cookies and leads to the login.',
    'PROMO-18': 'Collapsed is remembered in local storage `promoBoxCollapsed`.',
    'PROMO-19':
      'Visitors on home are offered a timed first deposit and a timed registration; who makes the cookies: OPEN-15.',
    'PROMO-20':
      'What `closeRegisPromotion` and `regisPromotionActive` do to later offers is our choice (OPEN-15).',
    'PROMO-21':
      'The promotions page comes by `GET /api/v3/member/getPromotion` or `GET /api/promotion/list` (OPEN-16).',
  },
})
