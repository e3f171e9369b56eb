import Foundation

/// Writes the Swift file that uses every declaration of `accessibility-api.txt`; the compiler then says whether each
/// is there.
struct APIUses {
  /// The lines of the list that are used.
  private(set) var used: [String] = []
  /// Those that are known not to compile, with the reason.
  private(set) var missing: [(line: String, reason: String)] = []
  /// Entries of the list of what is missing that name no line of the list.
  private(set) var unknown: [String] = []

  /// - Parameters:
  ///   - list: `accessibility-api.txt`.
  ///   - missing: `accessibility-api-missing.txt`: lines of the list, each with ` # ` and the reason behind it.
  init(list: String, missing: String) {
    var reasons: [String: String] = [:]
    for line in missing.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: " # ")
      reasons[parts[0]] = parts.dropFirst().joined(separator: " # ")
    }
    for line in list.split(separator: "\n").map(String.init) where !line.hasPrefix("#") {
      if let reason = reasons.removeValue(forKey: line) {
        self.missing.append((line, reason))
      } else {
        used.append(line)
      }
    }
    unknown = reasons.keys.sorted()
  }

  /// The file.
  var source: String {
    var functions: [String] = []
    var statements: [String] = []
    var types: [String] = []
    func endFunction() {
      guard !statements.isEmpty else { return }
      functions.append("  func uses\(functions.count)() {\n\(statements.joined(separator: "\n"))\n  }")
      statements = []
    }
    for (number, line) in used.enumerated() {
      let space = line.firstIndex(of: " ") ?? line.endIndex
      let rest = line[space...].dropFirst()
      let (subject, type) = Self.parts(of: rest)
      switch line[..<space] {
      case "property":
        statements.append("    let v\(number): \(type) = \(subject)\n    \(subject) = v\(number)")
      case "value": statements.append("    let _: \(type) = \(subject)")
      case "type": statements.append("    _ = (\(rest)).self")
      case "async":
        functions.append("  func uses\(functions.count)() async throws {\n    _ = try await \(rest)\n  }")
      case "override":
        let (owner, member) = Self.parts(of: rest, first: true)
        types.append("private class Override\(number): \(owner) {\n  override \(member)\n}")
      default: statements.append("    #error(\"\(line) is not understood\")")
      }
      if statements.count == 40 { endFunction() }
    }
    endFunction()
    return Self.head + functions.joined(separator: "\n\n") + "\n}\n\n" + types.joined(separator: "\n\n")
      + "\n"
  }

  /// What stands before the last, or the first, colon, and what stands behind it.
  private static func parts(of text: Substring, first: Bool = false) -> (Substring, Substring) {
    guard let colon = text.range(of: ": ", options: first ? [] : .backwards) else { return (text, "") }
    return (text[..<colon.lowerBound], text[colon.upperBound...])
  }

  private static let head = """
    // Written by APIChecklistTests from accessibility-api.txt. Do not edit.
    // swift-format-ignore-file
    import CurbcutAccessibility
    import CurbcutUIKit
    import Foundation

    /// Uses every declaration of the list; never run. That it compiles is the test.
    @MainActor
    struct AccessibilityAPIUses {
      let view: UIView
      let object: UIResponder
      let element: UIAccessibilityElement
      let contentView: UIView & AXCustomContentProvider
      let chartView: UIView & AXChart
      let cell: any UIAccessibilityContainerDataTableCell
      let table: any UIAccessibilityContainerDataTable
      let action: UIAccessibilityCustomAction
      let rotor: UIAccessibilityCustomRotor
      let search: UIAccessibilityCustomRotor.Search
      let predicate: UIAccessibilityCustomRotorSearchPredicate
      let result: UIAccessibilityCustomRotorItemResult
      let reading: any UIAccessibilityReadingContent
      let place: UIAccessibilityLocationDescriptor
      let attributed: AttributedString
      let barItem: UIBarItem
      let large: any UILargeContentViewerInteractionDelegate
      let scrolling: any UIScrollViewAccessibilityDelegate
      let picking: any UIPickerViewAccessibilityDelegate
      let guided: any UIGuidedAccessRestrictionDelegate
      let content: AXCustomContent
      let chart: AXChartDescriptor
      let series: AXDataSeriesDescriptor
      let point: AXDataPoint
      let numeric: AXNumericDataAxisDescriptor
      let categorical: AXCategoricalDataAxisDescriptor
      let brailleMap: AXBrailleMap
      let image: CGImage


    """
}
