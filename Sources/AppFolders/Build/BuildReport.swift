import Foundation

/// The parts of an app that could not be built, for the user.
public struct BuildReport: Hashable, Sendable, Codable {
  /// Something that the app uses and that is not available.
  public struct Missing: Hashable, Sendable, Codable {
    /// The symbol: `UIContextMenuInteraction`, `UIView.foo`, `module MapKit`.
    public var symbol: String
    /// How often the app uses it, as far as the compiler got.
    public var uses: Int
    /// The first use: `File.swift:41`.
    public var first: String
  }

  /// The missing symbols, most used first.
  public var missing: [Missing] = []
  /// Errors that are not about a missing symbol: `File.swift:3:5: …`.
  public var others: [String] = []
  /// The parts that were left out so that the rest runs.
  public var leftOut: [LeftOut] = []
  /// What could not be lowered, with place and remedy.
  public var loweringNotes: [String] = []

  /// Creates a report of nothing missing.
  public init() {}

  /// Whether everything was built.
  public var isComplete: Bool { missing.isEmpty && others.isEmpty && leftOut.isEmpty }

  /// The names of the files that were left out as a whole.
  public var filesLeftOut: [String] {
    leftOut.filter { $0.kind == .file }.map { URL(fileURLWithPath: $0.file).lastPathComponent }
  }

  /// The report in lines: one for each missing symbol, then the other errors, then what was left out.
  public var lines: [String] {
    var lines = missing.map { entry in
      let uses = entry.uses == 1 ? "1 use" : "\(entry.uses) uses"
      return "\(entry.symbol): \(uses), first at \(entry.first)"
    }
    lines += others
    lines += loweringNotes
    let packages = Set(leftOut.compactMap(\.package)).sorted()
    for package in [nil] + packages {
      let parts = counts { $0.kind != .file && $0.package == package }
      guard !parts.isEmpty else { continue }
      let files = Set(leftOut.filter { $0.package == package }.map(\.file)).count
      let place = package.map { " of the package \($0)" } ?? ""
      lines.append(
        "Left out\(place), in \(files == 1 ? "1 file" : "\(files) files"): \(parts.joined(separator: ", ")). "
          + "--show-left-out lists them.")
    }
    for part in inOrder where part.kind == .objectiveCClass {
      lines.append("\(URL(fileURLWithPath: part.file).lastPathComponent):\(part.line): \(part.reason)")
    }
    for file in filesLeftOut {
      lines.append("\(file) cannot be built; its classes become their Interface Builder base classes.")
    }
    return lines
  }

  /// How many parts of each kind were left out: `1 file`, `3 statements`.
  private func counts(of isWanted: (LeftOut) -> Bool) -> [String] {
    LeftOut.Kind.allCases.compactMap { kind in
      let count = leftOut.filter { $0.kind == kind && isWanted($0) }.count
      guard count > 0 else { return nil }
      return count == 1 ? "1 \(kind.singular)" : "\(count) \(kind.plural)"
    }
  }

  /// A line to print first, saying that parts of the app are missing; nil when none are.
  ///
  /// - Parameter name: the name of the app.
  public func omission(in name: String) -> String? {
    guard !leftOut.isEmpty else { return nil }
    let parts = counts { _ in true }
    return
      "\(name) runs without \(parts.formatted(.list(type: .and))), which cannot be built here: what is heard may "
      + "differ from iOS."
  }

  /// Why there may be no window, if parts of the app that may make one are not run; else empty.
  var noteOnWindows: String {
    let count = leftOut.filter { $0.kind == .objectiveCClass }.count
    return count == 0 ? "" : "Classes in Objective-C, which may make it, are not run. "
  }

  /// The parts by file and line, however many rounds found them.
  private var inOrder: [LeftOut] { leftOut.sorted { ($0.file, $0.line) < ($1.file, $1.line) } }

  /// Each part that was left out: `File.swift:41: statement: cannot find …`.
  public var leftOutLines: [String] {
    inOrder.map {
      "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line): \($0.kind.singular): \($0.reason)"
    }
  }
}

extension BuildReport {
  /// The compiler's message for each part that was left out, at the user's own file, line and column.
  public var leftOutMessages: [String] {
    inOrder.map { part in
      let lines = part.line == part.faultLine ? "" : ", from line \(part.line)"
      return
        "\(part.file):\(part.faultLine):\(part.faultColumn): \(part.reason) (\(part.kind.singular)\(lines))"
    }
  }
}

extension LeftOut.Kind {
  fileprivate var singular: String {
    switch self {
    case .inheritance: "conformance"
    case .switchCase: "case"
    case .objectiveCClass: "Objective-C class"
    case .objectiveCCategory: "Objective-C category"
    case .cFunction: "C function"
    case .headerDeclaration: "declaration in a header"
    default: rawValue
    }
  }

  fileprivate var plural: String {
    switch self {
    case .objectiveCClass: "Objective-C classes"
    case .objectiveCCategory: "Objective-C categories"
    case .headerDeclaration: "declarations in headers"
    default: singular + "s"
    }
  }
}
