#!/usr/bin/env node
// Builds the site that members get and looks that nothing of the inspector is in it: `npm run build`.
import { buildSite } from './build.mjs'

process.exitCode = (await buildSite()) ? 0 : 1
