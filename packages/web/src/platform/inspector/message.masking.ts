import {
  isHiddenName,
  maskAll,
  maskChartData,
  maskChartField,
  masked,
} from '@croupier/core/contract'
import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** The fields of a snapshot that hold names from the chart and never data. */
const structure = new Set(['status', 'value', 'tags', 'children', 'historyValue'])

/** The input and output of actors: plain values whose field name does not say what they are. */
const nameless = new Set(['input', 'output', 'data'])

/** The fields of a chart's definition that hold data. */
const dataOfDefinition = new Set(['context', 'params', ...nameless])

/**
 * A message for an inspector as plain data in which secrets and personal data are masked wherever they stand:
 * in contexts and events, in the input and output of actors, and in definitions.
 */
export function maskMessage(message: StatelyInspectionEvent): StatelyInspectionEvent {
  switch (message.type) {
    case '@xstate.actor':
      return {
        ...message,
        definition: maskDefinition(message.definition),
        snapshot: maskedCopy(message.snapshot, maskSnapshot),
      }
    case '@xstate.event':
      return { ...message, event: maskedCopy(message.event, maskEvent) }
    case '@xstate.snapshot':
      return {
        ...message,
        event: maskedCopy(message.event, maskEvent),
        snapshot: maskedCopy(message.snapshot, maskSnapshot),
      }
  }
}

/** A masked copy; a note replaces data that cannot be sent as plain data. */
function maskedCopy<Data>(data: Data, mask: (plain: Fields) => unknown): Data {
  return JSON.parse(JSON.stringify(mask(plainCopy(data))))
}

type Fields = Readonly<Record<string, unknown>>

function plainCopy(data: unknown): Fields {
  try {
    return JSON.parse(JSON.stringify(data, readable))
  } catch (reason) {
    const { type, status, value } = Object(data)
    return { type, status, value, unreadable: String(reason) }
  }
}

/** An error would become an empty object. */
function readable(_name: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message } : value
}

function maskSnapshot(snapshot: Fields): unknown {
  return mapFields(snapshot, (name, field) =>
    structure.has(name) ? field : maskField(name, field),
  )
}

function maskEvent({ type, ...fields }: Fields): unknown {
  const name = String(type).split('.').at(-1) ?? ''
  // `login.changeUsername` carries the typed text as `text`, `registration.change` together with its `field`.
  const isAboutPerson = isHiddenName(name, String(fields.field ?? ''))
  const isTyped = (field: string, value: unknown) =>
    isAboutPerson && field !== 'field' && typeof value === 'string'
  return {
    type,
    ...mapFields(fields, (field, value) =>
      isTyped(field, value) ? masked : maskField(field, value),
    ),
  }
}

function maskField(name: string, field: unknown): unknown {
  return nameless.has(name) ? maskNameless(field) : maskChartField(name, field)
}

function maskNameless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskNameless)
  return typeof value === 'object' ? maskChartData(value) : maskAll(value)
}

/** @param definition a chart's configuration as JSON, or the name of an actor without one */
function maskDefinition(definition: string | undefined): string | undefined {
  return definition === undefined ? undefined : JSON.stringify(maskConfig(JSON.parse(definition)))
}

function maskConfig(config: unknown): unknown {
  if (Array.isArray(config)) return config.map(maskConfig)
  if (typeof config !== 'object' || config === null) return config
  return mapFields({ ...config }, (name, part) =>
    dataOfDefinition.has(name) ? maskNameless(part) : maskConfig(part),
  )
}

function mapFields(fields: Fields, map: (name: string, field: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(name, field)]))
}
