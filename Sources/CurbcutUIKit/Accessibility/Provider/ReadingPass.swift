/// One reading of a screen, during which nothing changes.
///
/// An object that is asked for many attributes in a row may remember for the length of a pass what it takes
/// long to find out, and no longer: app code answers anew at each reading.
@MainActor
enum ReadingPass {
  private static var last = 0
  /// The pass that goes on; nil between two.
  private(set) static var current: Int?

  static func run<Result>(_ read: () -> Result) -> Result {
    let outer = current
    last += 1
    current = last
    defer { current = outer }
    return read()
  }
}
