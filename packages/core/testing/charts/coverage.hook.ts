import { type AnyStateMachine, StateMachine } from 'xstate'
import { type CoverageCollector, createCoverageCollector } from './chart.coverage.ts'

let installed: CoverageCollector | undefined
const generated = new WeakSet<AnyStateMachine>()

/**
 * Watches every chart that is started as the root of a system in this process, from now on. XState asks a chart for
 * its initial snapshot once, when it creates the actor; that is the last moment to start inspecting without missing
 * eventless transitions out of the initial state. Nothing else in XState is changed, and neither charts nor tests
 * need to know. Charts whose paths are only calculated have the scope of another actor and are ignored.
 * @returns the same collector each time
 */
export function watchAllCharts(): CoverageCollector {
  if (installed) return installed
  const collector = createCoverageCollector()
  installed = collector

  const { getInitialSnapshot } = StateMachine.prototype
  StateMachine.prototype.getInitialSnapshot = function (this: AnyStateMachine, scope, input) {
    const { self, system } = scope
    if (self._parent === undefined && Reflect.get(self, 'logic') === this) {
      system.inspect(generated.has(this) ? collector.inspectDeaths : collector.inspect)
    }
    return getInitialSnapshot.call(this, scope, input)
  }
  return collector
}

/**
 * Marks a chart that a generated test walks by the chart's own description. Such a walk only shows that the chart
 * survives dying actors, so only the transitions that a death causes count.
 */
export function asGenerated<Chart extends AnyStateMachine>(chart: Chart): Chart {
  generated.add(chart)
  return chart
}
