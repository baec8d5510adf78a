// Writes the gallery of every state of every screen: `npm run gallery`.
import { help, readArguments } from '../arguments.mjs'
import { runCommand } from '../command.ts'
import { readShard } from '../test-full/shard.ts'
import { type GalleryOptions, makeGallery } from './gallery.ts'

const command = 'npm run gallery'
const usage = `${command} -- [options]

  Plays the stories on drawn screens, shows every state that they lead to, in both languages, at every width
  and in every brand, and checks it with axe. Writes a static site to reports/gallery, and compares small
  pictures with the accepted ones in packages/web/gallery/pictures. Ends with 1 when axe finds a violation.

  --only <name>    plays only the story files whose name contains this
  --shard <i/n>    shows and checks one of n parts
  --update         accepts the small pictures that were taken
  --quick          compares pictures, and checks nothing
  --known          shows what was recorded last time
  --help           shows this`

await runCommand({
  usage,
  readOptions: (): GalleryOptions | null => {
    const { values } = readArguments(command, {
      options: {
        only: { type: 'string', default: '' },
        shard: { type: 'string', default: '1/1' },
        update: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        known: { type: 'boolean', default: false },
        help,
      },
    })
    if (values.help) return null
    const { known, only, quick, shard, update } = values
    const flags = { isKnown: known, isQuick: quick, isUpdate: update }
    return { only, shard: readShard(shard), ...flags }
  },
  run: async (options) => {
    if (!(await makeGallery(options))) process.exitCode = 1
  },
})
