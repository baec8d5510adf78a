import { endpoints } from '@croupier/core/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { described } from './described.schema.ts'
import { openApiDocument } from './openapi.document.ts'

const document = openApiDocument()

/** The operation at a path, as plain data. */
function operationAt(path: string, method: 'get' | 'post'): unknown {
  const { paths } = JSON.parse(JSON.stringify(document))
  return paths[path]?.[method]
}

/** The answers that an operation may have with status 200. */
function answersAt(
  path: string,
  method: 'get' | 'post',
): readonly { readonly allOf: readonly unknown[] }[] {
  return Object(operationAt(path, method)).responses[200].content['application/json'].schema.anyOf
}

const sessionRefusal = {
  'application/json': { schema: { $ref: '#/components/schemas/SessionRefusal' } },
}

test('words for a field that is not there are a mistake', () => {
  expect(() => described({ type: 'object', properties: {} }, { 'result.time': 'When.' })).toThrow(
    'no field of the schema is at result.time',
  )
})

describe('the OpenAPI document', () => {
  test('is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('has every call of the contract once', () => {
    const { paths } = JSON.parse(JSON.stringify(document))
    const names: string[] = []
    for (const { servers: _, ...methods } of Object.values<Record<string, object>>(paths)) {
      for (const operation of Object.values(methods)) {
        if ('x-deadline-ms' in operation && typeof operation['x-deadline-ms'] === 'object') {
          names.push(...Object.keys(operation['x-deadline-ms'] ?? {}))
        }
      }
    }
    expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  test('has one query for each of the calls that share a path, told apart by its action', () => {
    expect(operationAt('/api/v1/member/payment/payment', 'get')).toMatchObject({
      operationId: 'createQr_pollQr',
      security: [{ access: [] }],
      parameters: [
        {
          name: 'query',
          in: 'query',
          required: true,
          style: 'form',
          explode: true,
          schema: {
            type: 'object',
            oneOf: [
              {
                title: 'createQr',
                properties: {
                  action: { const: 'get_qr' },
                  amount: { pattern: '^[1-9]\\d{0,8}$' },
                },
                required: ['action', 'id', 'amount', 'overlay', 'type', 'dark', 'light'],
              },
              {
                title: 'pollQr',
                properties: { action: { const: 'is_deposit' } },
                required: ['action', 'id', 'token', 'x_debug_key'],
              },
            ],
          },
        },
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: expect.stringMatching(/^Of createQr\. Names this write\./),
          schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
        },
      ],
      'x-codes': {
        createQr: { 98: 'requestFailed', 7002: 'sessionInvalid' },
        pollQr: { 98: 'expired', 9998: 'maintenance' },
      },
      'x-money-write': true,
    })
  })

  test('asks for all of a code, although the site says itself what it cannot use [OPEN-62]', () => {
    expect(answersAt('/api/v1/member/payment/payment', 'get')).toContainEqual(
      expect.objectContaining({
        title: 'createQr accepted',
        required: ['result', 'token', 'x_debug_key', 'code'],
        properties: expect.objectContaining({
          result: expect.objectContaining({
            required: ['id', 'qrCode', 'payAmount', 'expiredDate'],
            properties: expect.objectContaining({
              id: { $ref: '#/components/schemas/Id' },
              qrCode: { $ref: '#/components/schemas/QrCode' },
              payAmount: { $ref: '#/components/schemas/Amount' },
              expiredDate: { $ref: '#/components/schemas/Instant' },
            }),
          }),
        }),
      }),
    )
  })

  test('names the end of a lock and the minimum in the refusals that are about them [WD-18, ERR-40]', () => {
    const refusals = answersAt('/api/v1/member/withdraw', 'post').slice(1)
    expect(refusals.map(({ allOf }) => allOf.slice(1))).toEqual([
      [
        { properties: { code: { const: 1005 } } },
        expect.objectContaining({ required: ['result'] }),
      ],
      [{ properties: { code: { const: 1002 } } }, expect.objectContaining({ required: ['min'] })],
      [{ properties: { code: { not: { enum: [1005, 1002] } } } }],
    ])
  })

  test('asks for both tokens of a renewal, which a browser can keep', () => {
    expect(answersAt('/refreshtoken/true', 'post')[0]).toMatchObject({
      required: ['access_token', 'refresh_token'],
      properties: {
        access_token: { $ref: '#/components/schemas/AccessToken' },
        refresh_token: { $ref: '#/components/schemas/RefreshToken' },
      },
    })
  })

  test('says how a call without a token is refused, and which calls have none', () => {
    const { responses } = Object(operationAt('/api/v1/member/credit', 'post'))
    const anonymous = Object(operationAt('/login', 'post'))
    const forBoth = Object(operationAt('/api/promotion/list', 'get'))
    expect([
      responses[401],
      [anonymous.security, anonymous.responses[401]],
      [forBoth.security, forBoth.responses[401]],
    ]).toEqual([
      { $ref: '#/components/responses/NoToken' },
      [[], undefined],
      [[{ access: [] }, {}], { $ref: '#/components/responses/OldToken' }],
    ])
    expect(Object(document.components).responses).toMatchObject({
      NoToken: { content: sessionRefusal },
      OldToken: { content: sessionRefusal },
    })
  })

  test.each<[string, string, 'get' | 'post', readonly string[]]>([
    ['a call for everybody', '/login', 'post', ['200', '429', '503']],
    ['a read', '/api/v1/member/credit', 'post', ['200', '401', '429', '503']],
    ['a money write', '/api/v1/member/withdraw', 'post', ['200', '400', '401', '429', '503']],
    [
      'a call that there may not be',
      '/api/v3/member/updateData',
      'get',
      ['200', '401', '404', '405', '410', '429', '501', '503'],
    ],
    [
      'a call that no page makes',
      '/api/v1/member/payment/truewallet',
      'get',
      ['200', '401', '404', '405', '410', '429', '501', '503'],
    ],
    ['the one address of GraphQL', '/graphql', 'post', ['200', '401', '429', '503']],
  ])('has every status that %s may have', (_what, path, method, statuses) => {
    expect(Object.keys(Object(operationAt(path, method)).responses)).toEqual(statuses)
  })

  test('says how long to wait with each status that asks for it', () => {
    const { responses } = JSON.parse(JSON.stringify(document.components))
    const waits = Object.entries<{ headers: object }>(responses).filter(
      ([, { headers }]) => 'Retry-After' in headers,
    )
    expect(waits.map(([name]) => name)).toEqual(['TooOften', 'OutOfService'])
  })

  test('means by a code what its own call means by it, whatever it is elsewhere [ERR-20]', () => {
    const { register, requestOtp } = Object(operationAt('/register', 'post'))['x-codes'] ?? {}
    expect([register[9998], requestOtp, register[7002]]).toEqual([
      'verifyIdentity',
      undefined,
      'sessionInvalid',
    ])
  })

  test('bounds amounts as numbers and as text alike, and divides nothing by a hundredth', () => {
    const { Amount } = JSON.parse(JSON.stringify(Object(document.components).schemas))
    expect(Amount.anyOf).toEqual([
      {
        type: 'number',
        minimum: -9_999_999_999_999.99,
        maximum: 9_999_999_999_999.99,
        'x-scale': 2,
      },
      { type: 'string', pattern: expect.any(String) },
    ])
  })

  test('names the calls that no page makes', () => {
    const { paths } = JSON.parse(JSON.stringify(document))
    const unasked = Object.values<Record<string, { operationId?: string }>>(paths)
      .flatMap(Object.values)
      .filter((operation) => operation['x-never-asked'])
    expect(unasked.map(({ operationId }) => operationId)).toEqual([
      'listTrueWallets',
      'getChatContact',
      'listCategories',
      'listGames',
    ])
  })

  test('says what fields mean where their names do not [HIST-04, OPEN-13]', () => {
    const [history] = answersAt('/api/v1/member/data/dataHistory', 'post')
    const [offers] = answersAt('/api/v3/member/getPromotion', 'get')
    const entries = (answer: unknown) =>
      Object(answer).properties.result.properties.list.anyOf[0].items.properties
    expect([entries(history).status, entries(offers).time.description]).toEqual([
      { description: '1 is success, anything else in progress.', type: 'number' },
      'For how many minutes it runs, a day of them at most; ten without it.',
    ])
  })

  test('lets money writes be named by a key, and nothing else', () => {
    const { paths } = JSON.parse(JSON.stringify(document))
    const named: string[] = []
    for (const { servers: _, ...methods } of Object.values<Record<string, object>>(paths)) {
      for (const operation of Object.values(methods)) {
        if (JSON.stringify(operation).includes('"Idempotency-Key"') && 'operationId' in operation) {
          named.push(String(operation.operationId))
        }
      }
    }
    expect(named.toSorted()).toEqual([
      'affiliateWithdraw',
      'createQr_pollQr',
      'sendTransfer',
      'withdraw',
    ])
  })

  test('says which fields are secret', () => {
    expect(operationAt('/login', 'post')).toMatchObject({
      security: [],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: ['username', 'password'],
              properties: { password: { 'x-field-class': 'secret' } },
            },
          },
        },
      },
    })
  })
})
