@testable import ObjectiveCHeaders

/// Helpers of the tests.
enum StandIns {
  /// The source for a header, without the comments that say where its lines come from.
  static func source(_ header: String, options: StandInSource.Options = .init()) -> StandInSource {
    StandInSource([ObjectiveCFile(path: "/app/A.h", text: header, role: .visible)], options: options)
  }

  /// The lines of the declarations for a header.
  static func lines(_ header: String) -> [String] { lines(of: source(header)) }

  static func lines(of source: StandInSource) -> [String] {
    source.text.split(separator: "\n").map(String.init)
      .prefix { !$0.hasPrefix("private enum ObjectiveCStandIns") }
      .filter {
        !$0.hasPrefix("// at") && !$0.hasPrefix("import ") && !$0.contains("_curbcutStandIn")
      }
      .map { String($0.drop { $0 == " " }) }
  }
}
