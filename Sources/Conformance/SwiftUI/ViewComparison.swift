import AccessibilityTree
import Foundation

/// The differences between what a case gives and what its view came to.
struct ViewComparison {
  /// How far an edge may be from the recorded one, in points: a pixel of the device, and what rounding to hundredths
  /// adds.
  static let tolerance = 0.36
  /// The traits that the recordings leave out, since every text has them or no public name stands for them.
  private static let unrecorded: AccessibilityTraits = [.staticText, .popUpButton, .menuItem, .backButton]

  private(set) var comparison = CaseComparison()
  private let recorded: ViewCase
  private let shown: ShownView

  init(_ recorded: ViewCase, _ shown: ShownView) {
    self.recorded = recorded
    self.shown = shown
    if recorded.isAboutLines {
      comparison.compareLists("lines", recorded.elements.map { ($0.label ?? nil) ?? "" }, shown.lines)
      return
    }
    if !recorded.elements.isEmpty || recorded.frames.isEmpty { compareElements() }
    for frame in recorded.frames { compare(frame) }
  }

  private mutating func compareElements() {
    guard recorded.elements.count == shown.elements.count else {
      comparison.compareLists(
        "elements", recorded.elements.map { Self.name(($0.label ?? nil), ($0.value ?? nil)) },
        shown.elements.map { Self.name($0.label, $0.value) })
      return
    }
    for (index, (expected, found)) in zip(recorded.elements, shown.elements).enumerated() {
      compare(expected, found, "element \(index)")
    }
  }

  private mutating func compare(
    _ expected: ViewCase.Element, _ found: ShownView.Element, _ place: String
  ) {
    if let label = expected.label { compare("\(place), label", label, found.label) }
    // The tool of the recordings words an element's state and role in its value and its hint.
    if let value = expected.value {
      let isWorded = value.map { found.value == nil && found.worded.description.contains(": \($0)") } ?? false
      if !isWorded { compare("\(place), value", value, found.value) }
    }
    if let hint = expected.hint, Self.text(hint) != Self.text(found.worded.hint) {
      compare("\(place), hint", hint, found.hint)
    }
    if let identifier = expected.identifier { compare("\(place), identifier", identifier, found.identifier) }
    if let actions = expected.actions {
      comparison.compareLists("\(place), actions", actions, found.actions)
    }
    if let traits = expected.traits {
      let own = AccessibilityTraits(rawValue: found.traits).subtracting(Self.unrecorded)
      comparison.compare("\(place), traits", traits.subtracting(Self.unrecorded).names, own.names)
    }
    if let spoken = expected.spoken, !Self.words(found.spoken).starts(with: Self.words(spoken)) {
      comparison.compare("\(place), spoken", spoken, found.spoken)
    }
  }

  private mutating func compare(_ what: String, _ expected: String?, _ found: String?) {
    comparison.compare(what, Self.text(expected), Self.text(found))
  }

  /// An attribute that is empty and one that is absent are heard alike.
  private static func text(_ attribute: String?) -> String? { attribute?.isEmpty ?? true ? nil : attribute }

  private static func name(_ label: String?, _ value: String?) -> String {
    [text(label), text(value)].compactMap(\.self).joined(separator: ": ")
  }

  /// The words of a caption without what stands between them; captions differ in it.
  private static func words(_ spoken: String) -> [String] {
    spoken.lowercased().replacing("%", with: " percent")
      .split { !$0.isLetter && !$0.isNumber && !"$,.'’".contains($0) }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ".,")) }.filter { !$0.isEmpty }
  }

  // MARK: Frames

  private mutating func compare(_ expected: ViewCase.Frame) {
    let found =
      shown.elements.filter { $0.identifier == expected.id || $0.label == expected.id }.map(\.frame)
      + shown.frames.filter { $0.id == expected.id }.map(\.frame)
    let differences = found.map { frame in
      zip(
        ["x", "y", "width", "height"],
        zip(
          [expected.x, expected.y, expected.width, expected.height],
          [frame.minX, frame.minY, frame.width, frame.height])
      ).compactMap { name, values -> String? in
        guard let wanted = values.0, !(abs(wanted - values.1) <= Self.tolerance) else { return nil }
        return "\(name) \(Self.number(values.1)) instead of \(Self.number(wanted))"
      }
    }
    // Several views may show one text or have one identifier; the recording is of one of them.
    guard let least = differences.min(by: { $0.count < $1.count }) else {
      return comparison.compare("frame of \(expected.id)", "a frame", "no view has this identifier or text")
    }
    if !least.isEmpty {
      comparison.compareLists("frame of \(expected.id)", [], [least.joined(separator: ", ")])
    }
  }

  private static func number(_ number: Double) -> String {
    String(format: "%g", (number * 100).rounded() / 100)
  }
}
