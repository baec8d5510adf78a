import { type SiteDocument, siteDocument } from '@croupier/core/site'
import * as z from 'zod/mini'
import { seedSite } from '../seed/site.ts'

/** The site configuration of one world. */
export interface Site {
  document(): SiteDocument
  /** Changes the given fields, services one by one; null removes a field. */
  change(fields: SiteChange): void
  isUnderMaintenance(): boolean
  setMaintenance(isOn: boolean): void
}

type Optional<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined }

export type SiteFields = Optional<
  Omit<SiteDocument, 'services'> & { services: Optional<SiteDocument['services']> }
>

type SiteChange = Omit<SiteFields, Removable> & {
  readonly [Name in Removable]?: SiteFields[Name] | null
}

type Removable = 'logo' | 'theme' | 'contactLink'

export function createSite(world: string, fields: SiteFields): Site {
  let isUnderMaintenance = false
  let document: SiteDocument = merge(
    {
      ...seedSite,
      services: {
        api: `/_/${world}/api`,
        auth: `/_/${world}/auth`,
        reward: `/_/${world}/reward`,
        chat: `/_/${world}/chat`,
        content: `/_/${world}/content`,
      },
    },
    fields,
  )
  return {
    document: () => document,
    change: (changed) => {
      document = merge(document, changed)
    },
    isUnderMaintenance: () => isUnderMaintenance,
    setMaintenance: (isOn) => {
      isUnderMaintenance = isOn
    },
  }
}

function merge(document: SiteDocument, fields: SiteChange): SiteDocument {
  const services = { ...document.services, ...fields.services }
  const merged = Object.entries({ ...document, ...fields, services })
  return z.parse(siteDocument, Object.fromEntries(merged.filter(([, value]) => value !== null)))
}
