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
    if let value = expected.value { compareWorded("\(place), value", value, found.value, found) }
    if let hint = expected.hint { compareWorded("\(place), hint", hint, found.hint, found) }
    if let identifier = expected.identifier { compare("\(place), identifier", identifier, found.identifier) }
    if let actions = expected.actions {
      comparison.compareLists("\(place), actions", actions, found.actions)
    }
    if let traits = expected.traits {
      var own = AccessibilityTraits(rawValue: found.traits).subtracting(Self.unrecorded)
      // Of a field for passwords or for searching, the recordings name the narrower trait only.
      if !traits.isDisjoint(with: [.secureTextField, .searchField]) { own.remove(.textEntry) }
      // No public name stands for a field of several lines.
      if !traits.contains(.textArea) { own.remove(.textArea) }
      comparison.compare("\(place), traits", traits.subtracting(Self.unrecorded).names, own.names)
    }
    if let spoken = expected.spoken, !Self.words(found.spoken).starts(with: Self.words(spoken)) {
      comparison.compare("\(place), spoken", spoken, found.spoken)
    }
  }

  /// Where an element has no value or hint of its own, the tool of the recordings gives the words for its state and its
  /// role, which VoiceOver says as well.
  private mutating func compareWorded(
    _ what: String, _ expected: String?, _ own: String?, _ found: ShownView.Element
  ) {
    if Self.text(own) == nil, let expected = Self.text(expected) {
      let heard = Self.words(found.spoken)
      let wanted = Self.words(expected)
      if heard.indices.contains(where: { heard[$0...].starts(with: wanted) }) { return }
    }
    compare(what, expected, own)
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

  /// How far the found views are from where they were recorded, when only their distances from one another are known.
  private var offset: CGPoint {
    guard !recorded.stage.isPlaced else { return .zero }
    func distance(_ wanted: KeyPath<ViewCase.Frame, Double?>, _ found: KeyPath<CGRect, CGFloat>) -> CGFloat {
      for frame in recorded.frames {
        if let number = frame[keyPath: wanted], let place = candidates(frame).first {
          return place.frame[keyPath: found] - number
        }
      }
      return 0
    }
    return CGPoint(x: distance(\.x, \.minX), y: distance(\.y, \.minY))
  }

  /// The views that a recorded frame may be of, and whether the frame's name is the text that they show.
  private func candidates(_ expected: ViewCase.Frame) -> [(frame: CGRect, isText: Bool)] {
    let named = shown.elements.filter { $0.identifier == expected.id }.map { ($0.frame, false) }
    let texts = shown.elements.filter { $0.identifier != expected.id && $0.label == expected.id }
      .map { ($0.frame, true) }
    return named + texts + shown.frames.filter { $0.id == expected.id }.map { ($0.frame, false) }
  }

  private mutating func compare(_ expected: ViewCase.Frame) {
    let offset = offset
    let differences = candidates(expected).map { frame, isText in
      // Inter stands in for San Francisco; the views beside a text move with its edges.
      let stretch =
        isText ? max(Self.tolerance, frame.width * FrameComparison.standInTolerance) : Self.tolerance
      let sides: [(String, Double?, Double, Double)] = [
        ("x", expected.x, frame.minX - offset.x, stretch),
        ("y", expected.y, frame.minY - offset.y, Self.tolerance),
        ("width", expected.width, frame.width, stretch),
        ("height", expected.height, frame.height, Self.tolerance),
      ]
      return sides.compactMap { name, wanted, found, tolerance -> String? in
        guard let wanted, !(abs(wanted - found) <= tolerance) else { return nil }
        return "\(name) \(Self.number(found)) instead of \(Self.number(wanted))"
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
