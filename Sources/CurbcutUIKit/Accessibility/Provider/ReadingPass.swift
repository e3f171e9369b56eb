/// One reading of a screen, during which nothing changes.
///
/// An object that is asked for many attributes in a row may cache costly results for the duration of a pass, but no
/// longer: app code may return something else at the next read.
@MainActor
enum ReadingPass {
  private static var last = 0
  /// The current pass; nil between passes.
  private(set) static var current: Int?

  static func run<Result>(_ read: () -> Result) -> Result {
    let outer = current
    last += 1
    current = last
    defer { current = outer }
    return read()
  }
}
