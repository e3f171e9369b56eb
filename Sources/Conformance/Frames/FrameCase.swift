import CurbcutUIKit
import Foundation

/// A case of `frames.json`: elements of a recorded screen with their frames.
struct FrameCase {
  /// One recorded element.
  struct Element {
    var type: String
    var label: String
    /// The frame in screen coordinates, in points.
    var frame: CGRect
    /// Whether the width of a text decides the width of the frame, or where it stands.
    var isTextDependent: Bool
  }

  let path: String
  var name: String
  /// The device, with the size of its screen: `iPhone 16 Pro (402x874)`.
  var device: String
  /// The version of the system: `26.2`, `18.5`, `26 (Xcode canvas)`.
  var system: String
  var elements: [Element]

  init(_ reader: CaseReader) throws {
    var reader = reader
    path = reader.path
    name = try reader.required("name")
    _ = try reader.required("source")
    device = try reader.required("device")
    system = try reader.required("ios")
    // What was recorded, in words; the trial says how it is made.
    for key in ["document", "screen", "control"] { _ = try reader.string(key) }
    elements = try (reader.objects("elements") ?? []).map(Self.element)
    try reader.finish()
  }

  private static func element(_ reader: CaseReader) throws -> Element {
    var reader = reader
    var numbers: [Double] = []
    for key in ["x", "y", "width", "height"] {
      guard let number = try reader.number(key) else {
        throw CaseError(path: reader.place(key), problem: "missing")
      }
      numbers.append(number)
    }
    guard let isTextDependent = try reader.bool("textDependent") else {
      throw CaseError(path: reader.place("textDependent"), problem: "missing")
    }
    let element = Element(
      type: try reader.required("type"), label: try reader.string("label") ?? "",
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      isTextDependent: isTextDependent)
    for key in ["textStyle", "text"] { _ = try reader.string(key) }
    try reader.finish()
    return element
  }

  // MARK: Running

  /// Shows the screen of the case's trial, and compares each frame.
  ///
  /// - Throws: a ``CaseError`` when the case has no trial, or the trial is invalid.
  @MainActor
  func run() throws -> (finding: CaseFinding, score: FrameScore) {
    guard let trial = try FrameTrial.all()[name] else {
      throw CaseError(path: path, problem: "\"\(name)\" has no trial in frame-trials.json")
    }
    var finding = CaseFinding(section: "frames", name: name, partCount: elements.count)
    var score = FrameScore()
    let found = try trial.frames(of: self)
    for (index, element) in elements.enumerated() {
      let comparison = FrameComparison(
        element, found[index], room: room(around: element), isRoundedOutwards: trial.isRoundedOutwards)
      score.add(element, isClose: comparison.lines.isEmpty)
      finding.add(comparison.lines, to: index)
    }
    return (finding, score)
  }

  /// The width of the widest frame around an element that a text decides: what is inside moves with its edges.
  private func room(around element: Element) -> CGFloat {
    elements.filter { $0.isTextDependent && $0.frame.contains(element.frame) }.map(\.frame.width).max() ?? 0
  }
}

/// The difference between a recorded frame and the one that was found.
struct FrameComparison {
  /// How far a frame may be from the recorded one, in points.
  static let tolerance: CGFloat = 1
  /// By how much of a recorded width a text may be wider or narrower: Inter stands in for San Francisco, and its
  /// semibold and bold weights differ most, by 4 % (ios-metrics.md, section 5); a control adds several titles up.
  static let standInTolerance: CGFloat = 0.05

  private(set) var lines: [String] = []

  /// - Parameters:
  ///   - element: what was recorded.
  ///   - found: the frame that was found; nil for none.
  ///   - room: the width of what is around the element and as wide as its texts.
  ///   - isRoundedOutwards: whether the recording rounded every edge outwards.
  init(
    _ element: FrameCase.Element, _ found: CGRect?, room: CGFloat = 0, isRoundedOutwards: Bool = false
  ) {
    let name = element.label.isEmpty ? element.type : "\(element.type) \"\(element.label.prefix(40))\""
    guard let found else {
      lines = ["\(name): not found"]
      return
    }
    let frame = isRoundedOutwards ? found.integral : found
    let wide = element.isTextDependent ? max(Self.tolerance, element.frame.width * Self.standInTolerance) : 1
    var differences: [String] = []
    func compare(_ what: String, _ recorded: CGFloat, _ found: CGFloat, within tolerance: CGFloat) {
      // Recordings are rounded to hundredths.
      guard !(abs(recorded - found) <= tolerance + 0.01) else { return }
      differences.append("\(what) \(Self.text(found)) instead of \(Self.text(recorded))")
    }
    compare(
      "x", element.frame.minX, frame.minX,
      within: element.isTextDependent ? max(wide, room * Self.standInTolerance) : 1)
    compare("y", element.frame.minY, frame.minY, within: Self.tolerance)
    compare("width", element.frame.width, frame.width, within: wide)
    compare("height", element.frame.height, frame.height, within: Self.tolerance)
    if !differences.isEmpty { lines = ["\(name): \(differences.joined(separator: ", "))"] }
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : String(format: "%g", rounded)
  }
}

/// How many of the recorded frames were found where they were recorded.
public struct FrameScore: Sendable, Equatable {
  /// How many frames no text decides, and how many of those are within one point.
  public private(set) var judged = 0, close = 0
  /// How many frames a text decides, and how many of those are within what the stand-in font explains.
  public private(set) var textJudged = 0, textClose = 0

  /// Creates an empty score.
  public init() {}

  mutating func add(_ element: FrameCase.Element, isClose: Bool) {
    if element.isTextDependent {
      textJudged += 1
      if isClose { textClose += 1 }
    } else {
      judged += 1
      if isClose { close += 1 }
    }
  }

  /// Adds another score.
  public static func += (left: inout FrameScore, right: FrameScore) {
    left.judged += right.judged
    left.close += right.close
    left.textJudged += right.textJudged
    left.textClose += right.textClose
  }

  /// The percentage of the frames that no text decides that are within one point.
  public var percentage: Double { judged == 0 ? 100 : Double(close) / Double(judged) * 100 }

  /// "205 of 288 frames that text does not decide are within one point (71.2 %); of the others 48 of 50".
  public var text: String {
    let share = String(format: "%.1f", percentage)
    return "\(close) of \(judged) frames that text does not decide are within one point (\(share) %)"
      + (textJudged > 0
        ? "; of those that it decides, \(textClose) of \(textJudged) are where it explains" : "")
  }
}
