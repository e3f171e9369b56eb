/// The turns of the main queue, for a host that watches whether an app is stuck.
package enum MainTurns {
  private static let handler = HandlerBox<@Sendable () -> Void>()

  /// Sets what to call whenever the main queue has a turn, and between the steps of long work of the host itself.
  package static func setHandler(_ body: (@Sendable () -> Void)?) { handler.value = body }

  /// Says that the main queue has had a turn.
  package static func note() {
    handler.value?()
  }
}
