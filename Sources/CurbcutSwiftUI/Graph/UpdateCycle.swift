/// Keeps an action from giving rise to itself for ever: in one frame it may run twice.
@MainActor
struct UpdateCycle {
  private var frame = -1
  private var left = 0

  /// Whether the action may run once more in this frame; warns when it may not.
  mutating func mayRun(in graph: ViewGraph, _ action: @autoclosure () -> String) -> Bool {
    if frame != graph.frame {
      frame = graph.frame
      left = 2
    }
    guard left > 0 else {
      GraphWarning.multipleUpdates(of: action()).report()
      return false
    }
    left -= 1
    return true
  }
}
