#!/usr/bin/env node
// Builds the site that members get and looks that nothing of the inspector is in it: `npm run build`.
import { refuseArguments } from './arguments.mjs'
import { buildSite } from './build.mjs'

refuseArguments('npm run build', 'it builds the site that members get')

process.exitCode = (await buildSite()) ? 0 : 1
