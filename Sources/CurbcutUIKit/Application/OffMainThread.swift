/// Reads what belongs to the main thread from whatever thread asks, as iOS does for `description`, which a log may want
/// anywhere: what changes meanwhile may be read half old.
nonisolated func onAnyThread<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
