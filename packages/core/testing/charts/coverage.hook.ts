import { type AnyStateMachine, StateMachine } from 'xstate'
import { type CoverageCollector, createCoverageCollector } from './chart.coverage.ts'

let installed: CoverageCollector | undefined
const generated = new WeakSet<AnyStateMachine>()

/**
 * Watches every chart that is started as the root of a system in this process, from now on. A chart
 * is asked for its first snapshot once, while its actor is made; that is the last moment to begin to
 * inspect without missing what leaves the initial state by itself. Nothing else of XState is touched,
 * and neither charts nor tests need to know. Charts whose paths are only calculated have the scope of
 * another actor and are left out.
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
 * Marks a chart that a generated test walks by the chart's own description. Such a walk shows that
 * dying actors are survived and nothing else, so of its transitions only those count.
 */
export function asGenerated<Chart extends AnyStateMachine>(chart: Chart): Chart {
  generated.add(chart)
  return chart
}
