/// Reads main-actor state from any thread, as iOS does for `description`, which may be logged from anywhere. A value
/// that is changing at the same time may be read half-updated.
nonisolated func onAnyThread<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
