import { area, notBuilt, structure } from '../requirement.ts'

export const deposit = area({
  code: 'DEP',
  title: 'Deposit',
  requirements: {
    'DEP-01': 'Only members deposit.',
    'DEP-02': 'The deposit is a side panel on desktops and a page.',
    'DEP-03':
      'Header button or menu open the panel; while it is open the address has `sideDeposit=true`.',
    'DEP-04': 'Three tabs: `deposit-tab` (0), `deposit-usdt-tab` (1), `withdraw-tab` (2).',
    'DEP-05':
      'The order is: choose a channel, enter an amount, wait at the QR code, then success, expiry or an error.',
    'DEP-06': 'Channels are PromptPay QR, TrueMoney wallet QR and online bank transfer.',
    'DEP-07': 'A single channel is chosen by itself (OPEN-65).',
    'DEP-08': 'The picker is a sheet from below, titled "choose deposit channel".',
    'DEP-09':
      'An option shows image, account name, minimum to maximum in baht with thousands separators, and a bonus label where there is one (OPEN-60).',
    'DEP-10': 'Choosing an option gives its id and type.',
    'DEP-11':
      'An option has `id`, `type` (USDT or other), `img`, `img_network`, `acc_name`, `min_deposit`, `max_deposit`, `exchange` (the USDT rate) and `bonus` of `is_bonus` and `topshow` (OPEN-59).',
    'DEP-12': 'A bonus has `is_bonus` and a message.',
    'DEP-13':
      'The profile’s `user` has bank account number, `bank_id`, `firstname` and `lastname`.',
    'DEP-14':
      'A bank of the profile has `id`, `bank_id`, `img`, `provider`, `acc_name`, `acc_no`, `min_deposit`, `max_deposit`, `bonus`.',
    'DEP-15':
      'A payment channel of the profile (PromptPay QR) has `id`, `img`, `provider`, `min_deposit`, `max_deposit`.',
    'DEP-16':
      'A TrueMoney wallet of the profile has `id`, `img`, `acc_name`, `provider`, `min_deposit`, `max_deposit`, `bonus`.',
    'DEP-17': 'The profile has `min_withdraw` too (OPEN-54; keys of the lists: OPEN-69).',
    'DEP-18': 'Online transfer shows the operator’s bank account with a copy button (OPEN-64).',
    'DEP-19': 'Bank account numbers are grouped 3-1-5-rest: 1234567890 is 123-4-56789-0.',
    'DEP-20': 'No amount: a message asks for the amount to deposit.',
    'DEP-21': 'An amount that begins with 0: a message asks to enter it correctly.',
    'DEP-22': 'Anything but digits, so decimals too: a message asks for numbers without decimals.',
    'DEP-23':
      'Below the channel’s `min_deposit`: "deposit at least {min} baht"; the minimum passes.',
    'DEP-24':
      'Above the channel’s `max_deposit`: "deposit no more than {max} baht per time"; the maximum passes.',
    'DEP-25': 'The amount is shown with thousands separators.',
    'DEP-26': 'A zero as the first key is ignored.',
    'DEP-27':
      'Help names 250 to 45,000 baht, and elsewhere 1 baht as minimum; what is checked are the channel’s own limits (OPEN-51).',
    'DEP-28': 'Help says that the credit arrives by itself within 5 minutes.',
    'DEP-29':
      'The amount step has quick amounts made of the channel’s minimum and maximum, 8 on desktops.',
    'DEP-30': 'There are 6 quick amounts on phones.',
    'DEP-31': 'Quick amount 1 is 50 or the channel’s minimum (rule: OPEN-52).',
    'DEP-32': 'Quick amount 2 is 100 or the minimum + 100 (OPEN-52).',
    'DEP-33': 'The next step by 100 (desktops) or 400 (phones), later by 1000 (OPEN-52).',
    'DEP-34': 'One quick amount is 5000 (OPEN-52).',
    'DEP-35':
      'The last quick amount is the channel’s maximum; of the six on phones the fifth is half of it.',
    'DEP-36':
      'Creating a QR code is `GET /api/v1/member/payment/payment` with `action=get_qr`, `id`, `amount`, `overlay`, `type` (`payment` or `truewallet`), dark and light colour (OPEN-68).',
    'DEP-37':
      'It answers `id`, `qrCode`, `payAmount`, `expiredDate`, `merchantRef`, and `token` and `x_debug_key`, which polling needs.',
    'DEP-38':
      'Success without what is needed: a modal titled error, "cannot create QR code, please try again" (OPEN-62).',
    'DEP-39': 'Another code than 0: a message to try again with "CODE: n".',
    'DEP-40': 'Code 98: a modal "QR request failed, please contact admin" with the code.',
    'DEP-41':
      'While the QR code is shown its status is asked every 2 s (`action=is_deposit`, `id`, `x_debug_key`, `token`).',
    'DEP-42': '`success` true ends polling: "deposit successful".',
    'DEP-43': '`result.alert` ends polling: "unsuccessful" with the server’s message.',
    'DEP-44': 'Code 98 ends polling as expired.',
    'DEP-45': 'Local time past `expiredDate` ends polling as expired.',
    'DEP-46': 'Expiry shows the modal "expired: QR CODE expired, please start again".',
    'DEP-47': 'Cancel at the QR code stops polling (OPEN-63).',
    'DEP-48': 'A dialog warns not to use a QR code twice; the moment is our choice.',
    'DEP-49': 'A deposit that timed out returns to the deposit page (OPEN-63).',
    'DEP-50': 'After a deposit the balance is fetched again.',
    'DEP-51': 'Without a profile a modal says that the deposit page is unavailable.',
    'DEP-52': 'Without deposit accounts a message asks to log in again or contact the admin.',
    'DEP-53': notBuilt(
      'The content host’s script draws the QR code (OPEN-67).',
      'docs/decisions/005-no-foreign-script.md#005 No script of another host',
    ),
    'DEP-54':
      '`GET /api/v1/member/payment/truewallet` lists the wallets; payload, answer and use are our choice.',
    'DEP-55':
      '`POST /api/v1/member/payment/transfer` exists; payload, answer and use are our choice.',
    'DEP-56': 'Limits, fees and bonuses on the server are our choice, in the mock server only.',
    'DEP-57': structure(
      'What the documents leave open about the server is decided and written down.',
      'packages/mock-server/differences.md#What is chosen here',
    ),
    'DEP-58':
      'Texts of the registration name deposits of 250 to 45,000 baht (elsewhere 1 baht at least); here the help names them.',
  },
})
