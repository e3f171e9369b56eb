import AccessibilityTree
import Foundation

/// A file in a folder of recordings that says what leads where: `steps.json`.
///
/// ```json
/// { "format": "curbcut.steps", "version": 1, "start": "home",
///   "steps": [{ "from": "home", "activate": "Settings", "to": "settings" }] }
/// ```
struct StepsFile {
  static let name = "steps.json"
  private static let format = "curbcut.steps"
  private static let version = 1

  struct Step: Decodable {
    /// The names of the recordings.
    var from, to: String
    /// The identifier or the label of the element.
    var activate: String
  }

  private struct Document: Decodable {
    var format: String
    var version: Int
    var start: String?
    var steps: [Step]
  }

  let path: String
  let start: String?
  let steps: [Step]

  init(_ url: URL) throws(CaptureError) {
    path = url.path
    let data = try Capture.contents(of: url.path)
    let document = try JSONCaptureReader.decode(Document.self, from: data, file: url.path)
    guard document.format == Self.format, document.version == Self.version else {
      throw CaptureError(
        file: url.path, problem: "has another format: expected \(Self.format), version \(Self.version)")
    }
    start = document.start
    steps = document.steps
  }
}

/// Finds out which element leads to which screen.
struct RecordedSteps {
  private let screens: [RecordedApp.Screen]
  private(set) var steps: [AccessibilityElement.ID: RecordedApp.Step] = [:]

  /// - Throws: a ``CaptureError`` for a step whose screen or element does not exist.
  init(_ screens: [RecordedApp.Screen], script: StepsFile?) throws(CaptureError) {
    self.screens = screens
    if let script { try take(script) }
    takeRecorded()
    inferFromTitles()
  }

  private mutating func add(_ element: AccessibilityElement, to screen: Int) {
    if steps[element.id] == nil { steps[element.id] = .init(element: element.id, to: screen) }
  }

  // MARK: What was written down

  private mutating func take(_ script: StepsFile) throws(CaptureError) {
    func index(_ name: String, _ place: String) throws(CaptureError) -> Int {
      guard let index = RecordedApp.index(of: name, in: screens) else {
        throw CaptureError(
          file: script.path,
          problem:
            "\(place): there is no recording “\(name)”; there are \(screens.map(\.name).joined(separator: ", "))"
        )
      }
      return index
    }
    if let start = script.start { _ = try index(start, "start") }
    for (number, step) in script.steps.enumerated() {
      let from = try index(step.from, "steps[\(number)].from")
      let to = try index(step.to, "steps[\(number)].to")
      let elements = screens[from].tree.elements
      let element =
        elements.first { $0.identifier == step.activate }
        ?? elements.first { $0.label?.string == step.activate }
      guard let element else {
        throw CaptureError(
          file: script.path,
          problem: "steps[\(number)].activate: “\(step.from)” has no element “\(step.activate)”")
      }
      add(element, to: to)
    }
  }

  /// What a recorder noted: where a finger tapped before the screen came.
  private mutating func takeRecorded() {
    for (index, screen) in screens.enumerated() {
      guard let step = screen.capture.step, let point = step.at,
        let from = RecordedApp.index(of: step.from, in: screens)
      else { continue }
      let hit = screens[from].tree.elements.filter { $0.bounds.contains(point) }
        .min { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
      if let hit { add(hit, to: index) }
    }
  }

  // MARK: What can be told

  /// What bears the title of a screen leads there: a row, a tab, the back button that names the screen before.
  private mutating func inferFromTitles() {
    var byTitle: [String: [Int]] = [:]
    for (index, screen) in screens.enumerated() {
      if let title = screen.title, !title.isEmpty { byTitle[title, default: []].append(index) }
    }
    for (index, screen) in screens.enumerated() {
      for element in screen.tree.elements where element.canBeActivated {
        guard let label = element.label?.string else { continue }
        // The label of a row joins its texts: "Wi-Fi, Home".
        let names = [label, label.components(separatedBy: ", ").first ?? label]
        for name in names {
          let others = (byTitle[name] ?? []).filter { $0 != index }
          guard others.count == 1, let other = others.first else { continue }
          add(element, to: other)
          break
        }
      }
    }
  }
}

extension AccessibilityElement {
  /// Whether activation may lead somewhere. A heading and a text only say something.
  fileprivate var canBeActivated: Bool {
    if traits.contains(.notEnabled) || traits.contains(.header) { return false }
    if !traits.isDisjoint(with: [.button, .link, .tabBarItem, .backButton]) { return true }
    return ["Cell", "Link", "Button"].contains(className ?? "")
  }
}
