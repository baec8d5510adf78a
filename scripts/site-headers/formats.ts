type Headers = Readonly<Record<string, string>>

/** The formats in which headers can be printed. */
export const formats = {
  plain: (headers: Headers) => lines(headers, (name, value) => `${name}: ${value}`),
  nginx: (headers: Headers) =>
    lines(headers, (name, value) => `add_header ${name} "${value}" always;`),
} as const

export function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name)
}

function lines(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')
}
