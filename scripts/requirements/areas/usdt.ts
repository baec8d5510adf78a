import { area } from '../requirement.ts'

export const usdt = area({
  code: 'USDT',
  title: 'USDT deposit',
  requirements: {
    'USDT-01':
      'A USDT account of the profile has `id`, `img`, `img_network`, `network`, `acc_name`, `address`, `exchange`, `bonus`.',
    'USDT-02': 'The USDT tab is disabled until the member has a USDT account (OPEN-66).',
    'USDT-03': 'The order is: choose a network, then the address as QR code with the rate.',
    'USDT-04': 'A single USDT option is chosen by itself.',
    'USDT-05': 'A USDT option shows its network’s icon (`img_network`) too.',
    'USDT-06': 'A USDT option says "1 USDT = {rate} baht", the rate being `exchange`.',
    'USDT-07': 'A USDT option has a bonus ribbon.',
    'USDT-08':
      'An address is shown as its first 8 and last 8 characters (what joins them is our choice).',
    'USDT-09': 'The QR code is 200 px, error correction H, and holds the whole address.',
    'USDT-10': 'The guide is a modal carousel of 6 pictures.',
    'USDT-11': 'The guide has previous, next and a counter "n / 6".',
    'USDT-12': 'The guide says that it loads while a picture does.',
    'USDT-13':
      'The guide is closed by its button, a click outside or Escape; nothing is to be confirmed.',
    'USDT-14': 'Previous is dimmed and disabled on step 1, next is disabled on step 6.',
    'USDT-15': 'Swipe and arrow keys change the step.',
    'USDT-16': 'A swipe is 30 px where the viewport is at most 480 px wide, else 50 px.',
    'USDT-17': 'The guide is 800 px wide where the viewport is wider than 768 px, else 95vw.',
    'USDT-18':
      'A picture that fails is a dashed box saying that it could not be loaded, with the step’s number.',
    'USDT-19': 'Only members deposit USDT, visitors cannot.',
  },
})
