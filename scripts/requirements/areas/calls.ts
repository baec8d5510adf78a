import { area } from '../requirement.ts'

export const calls = area({
  code: 'API',
  title: 'Calls',
  requirements: {
    'API-01': '`POST /api/v1/member/credit` answers code 0 with `result.balance`.',
    'API-02':
      '`POST /api/v1/member/data/profile` answers `code` and `result` with bank, TrueMoney and payment lists (and more: OPEN-69).',
    'API-03': '`POST /api/v1/member/data/check-is-upgrade`: payload and answer are our choice.',
    'API-04': '`POST /api/v1/member/data/update-is-upgrade`: payload and answer are our choice.',
    'API-05':
      'get-is-upgrade-member, with path and method of our choice, reads `code` and `result.is_upgrade` (OPEN-21).',
    'API-06': '`POST /api/v3/member/game/categorys` with a payload of our choice.',
    'API-07': '`POST /api/v3/member/game/lists` with a payload of our choice.',
    'API-08':
      '`POST {path}`, the path given by its caller, launches a game: `client`, `game_code`, `lang`; answers `code`, `message`, `result`.',
    'API-09':
      '`POST /api/v1/member/data/dataHistory` answers code 0 with `result.list`; the payload is our choice.',
    'API-10': '`GET /api/v3/member/getPromotion`: the answer is our choice.',
    'API-11':
      '`GET /api/promotion/list` with query parameters of our choice, exempt from the failure page.',
    'API-12': '`GET /api/v3/member/getLineContact`: the answer is our choice.',
    'API-13': '`GET /api/v3/member/updateData`: answer and use are our choice.',
    'API-14': '`POST /api/aff/getDetailLeader`: payload and answer are our choice.',
    'API-15': '`POST /api/aff/memberList`: payload and answer are our choice.',
    'API-16': '`POST /api/aff/transaction`: payload and answer are our choice.',
    'API-17': '`POST /api/aff/withdraw`: payload and answer are our choice, its codes are given.',
    'API-18': '`POST /api/aff/reportTransaction`: payload and answer are our choice.',
    'API-19': '`POST /api/aff/reportDetailTransaction`: payload and answer are our choice.',
    'API-20':
      'Reward service `GET /deposit/check-deposit-promotion` with the reward token as bearer; the status and the code of the answer are read.',
    'API-21': '`GET /` is the maintenance check; `code` is read.',
    'API-22': 'Chat service `GET /api/authorize?username=&action=` answers a link.',
    'API-23': 'Chat service `GET /api/check?username=` answers `code`, 0 for linked.',
    'API-24':
      '`POST /refreshtoken/true`, multipart without fields, refresh token in `Authorization`; answers `access_token`, `refresh_token`, `code`.',
    'API-25': 'Login: method, path and payload are our choice.',
    'API-26': 'Registration: method, path and payload are our choice.',
    'API-27': 'One-time code: the calls are our choice.',
    'API-28': 'Forgotten password: the call is our choice.',
    'API-29': 'New password: the call is our choice.',
    'API-30':
      '`GET /api/v1/member/payment/payment` with `action=get_qr` creates a QR code: `id`, `action`, `amount`, `overlay`, `type`, dark and light colour; answers `code`, `result` of `id`, `qrCode`, `payAmount`, `expiredDate`, `merchantRef`, and `token`, `x_debug_key`, `message`.',
    'API-31':
      'The same call with `action=is_deposit` asks for its status: `id`, `action`, `x_debug_key`, `token`; answers `code`, `success`, `result.alert`, `message`.',
    'API-32': '`GET /api/v1/member/payment/truewallet`: payload and answer are our choice.',
    'API-33': '`POST /api/v1/member/payment/transfer`: payload and answer are our choice.',
    'API-34':
      '`POST /api/v1/member/withdraw` with `balance` answers `code`, `result.date`, `min` and messages.',
    'API-35': '`GET /api/v1/member/getMinWithdraw` without payload answers `code` and `min`.',
    'API-36':
      'GraphQL is on the auth host (path our choice), its bearer from the data client’s token cookie.',
    'API-37':
      'GraphQL `lists` needs `groupID` and takes `type`, `search`, `category`, `hot`, `gameNew`, `freespin`, `limit`, `categoryName`, `handle`.',
    'API-38':
      'GraphQL `lists` takes for members also `userID`, `favourite`, `recent`, `favouriteAndRecentFocus`, `sort`.',
    'API-39': 'GraphQL `categorys` takes `groupID`, `type`, `handle`, `userID`.',
    'API-40': 'GraphQL `getFavouriteAndRecent` takes `userID` or `groupID`.',
    'API-41': 'GraphQL `getNotifys` takes `groupID` and `groupCustomer`.',
    'API-42': 'GraphQL `getNotify` exists; arguments and use are our choice.',
    'API-43':
      'GraphQL mutation `addFavourite(userID, gameID)` toggles and answers `countRecent` and `countFavourite`.',
    'API-44':
      'GraphQL mutation `addRecent(userID, gameID)` answers `countRecent` and `countFavourite`.',
  },
})
