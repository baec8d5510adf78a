import { describe, expect, it } from 'vitest'
import { houseChart, lampChart } from '../../packages/core/testing/charts/example.charts.ts'
import { diagramsOf } from './diagram.ts'

describe('the diagram of a chart', () => {
  it('shows regions, guards, calls and eventless transitions', () => {
    expect(diagramsOf(lampChart)).toEqual([
      {
        title: 'lamp',
        text: `stateDiagram-v2
  state "lamp" as lamp {
    state "bulb" as lamp_bulb
    state lamp_bulb {
      [*] --> lamp_bulb_deciding
      state "deciding" as lamp_bulb_deciding
      state "dark" as lamp_bulb_dark
      state "lit" as lamp_bulb_lit
      state "broken" as lamp_bulb_broken
    }
    --
    state "button" as lamp_button
  }
  lamp_bulb_deciding --> lamp_bulb_broken : [isBroken]
  lamp_bulb_deciding --> lamp_bulb_dark : [else]
  lamp_bulb_dark --> lamp_bulb_lit : lamp.press<br/>[isSound]
  lamp_bulb_lit --> lamp_bulb_dark : lamp.repair<br/>glow answered
  lamp_bulb_lit --> lamp_bulb_broken : glow died
  lamp_bulb_broken --> lamp_bulb_dark : lamp.press<br/>[isSound]`,
      },
    ])
  })

  it('is split if there are too many states, and each part shows its neighbours', () => {
    const [outer, inner, ...more] = diagramsOf(houseChart)
    expect(more).toEqual([])
    expect(outer).toEqual({
      title: 'house',
      text: `stateDiagram-v2
  [*] --> house_street
  state "any state" as house_any
  state "street" as house_street
  state "inside" as house_inside
  state "sold" as house_sold
  house_sold --> [*]
  house_any --> house_street : fire.out
  house_street --> house_inside : door.open
  house_inside --> house_street : door.open`,
    })
    const lines = inner?.text
      .split('\n')
      .filter((line) => !/^ +state "(?!any|street|bath<)/.test(line))
    expect([inner?.title, lines]).toEqual([
      'inside',
      [
        'stateDiagram-v2',
        '  [*] --> house_inside_hall',
        '  state "any state" as house_inside_any',
        '  state "bath<br/>cellar<br/>attic" as house_inside_to_house_inside_hall',
        '  state "street" as house_street_outside',
        '  house_inside_any --> house_inside_hall : door.close',
        '  house_inside_hall --> house_inside_kitchen : after evening = 90 s',
        '  house_inside_kitchen --> house_street_outside : door.open',
        '  house_inside_to_house_inside_hall --> house_inside_hall : door.close',
        '  classDef outside stroke-dasharray: 4 3',
        '  class house_street_outside outside',
      ],
    ])
  })
})
