import Audit
import Foundation

/// The figures that a case states: what its source measured.
///
/// A figure is compared where the rule measured it too: a rule that exempts an element measures nothing.
struct AuditCaseFigures {
  private var detail: [String: JSONValue] = [:]
  private var measured: [[String: JSONValue]] = []
  private(set) var colors: [String: String] = [:]

  init(_ reader: inout CaseReader) throws {
    if let value = reader.value("expectedDetail") {
      guard case .object(let object) = value else { throw reader.wrong("expectedDetail", "an object", value) }
      detail = object
      if case .list(let list)? = object["measured"] {
        measured = list.compactMap { if case .object(let object) = $0 { object } else { nil } }
      }
    }
    guard let value = reader.value("colors") else { return }
    guard case .object(let object) = value else { throw reader.wrong("colors", "an object", value) }
    for case (let key, .string(let color)) in object { colors[key] = color }
  }

  /// A ratio is shown rounded to two digits, half up; others may be a pixel off.
  private static let tolerances: [String: Double] = [
    "ratio": 0.0051, "ratioMin": 0.06, "ratioMax": 0.06, "minimum": 0, "clearDiameter": 0.051,
    "clearRadius": 0.051, "gap": 0.051, "spacing": 0, "length": 0, "min": 0, "max": 0, "size": 0.051,
    "freeSize": 0.051,
    "has": 0.051, "needs": 0.051,
  ]

  /// Compares what was measured of the target, or of one of several elements.
  func compare(_ found: [String: AuditFigure], of id: String? = nil, _ comparison: inout CaseComparison) {
    let wanted = id.map { id in measured.first { $0["id"] == .string(id) } ?? [:] } ?? detail
    for (key, value) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let tolerance = Self.tolerances[key] ?? self.tolerance(key), let figure = found[key] else {
        continue
      }
      switch (value, figure) {
      case (.number(let wanted), .number(let number)) where abs(wanted - number) > tolerance:
        comparison.compare(key, "\(wanted)", "\(number)")
      case (.list(let list), .size(let width, let height)):
        guard list.count == 2, case .number(let x) = list[0], case .number(let y) = list[1] else { continue }
        if abs(x - width) > tolerance || abs(y - height) > tolerance {
          comparison.compare(key, "\(x) × \(y)", "\(width) × \(height)")
        }
      case (.string(let wanted), .text(let text)) where !Self.isNear(wanted, text):
        comparison.compare(key, wanted, text)
      default: continue
      }
    }
  }

  /// The colours that were read from a picture; the case may say how exact the ratio is.
  private func tolerance(_ key: String) -> Double? { key == "text" || key == "background" ? 0 : nil }

  /// Colours may differ by 4 in a channel, as those that two peers read from one picture do.
  private static func isNear(_ a: String, _ b: String) -> Bool {
    guard let a = AuditColor(hex: a), let b = AuditColor(hex: b) else { return a == b }
    return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].allSatisfy { abs($0 - $1) <= 4.01 / 255 }
  }

  // MARK: Arithmetic

  /// The differences of a case that only asks for arithmetic; nil for one that asks for a verdict.
  func arithmetic(_ setting: AuditCaseSetting) -> [(what: String, expected: String, found: String)]? {
    if setting.onlyFlattens {
      guard let top = color("top"), let bottom = color("bottom"),
        case .string(let wanted)? = detail["flattened"]
      else {
        return [("flattened", "colours", "none")]
      }
      let found = top.over(bottom)
      let isRight = AuditColor(hex: wanted).map { Self.isOneOff($0, found) } ?? false
      return isRight ? [] : [("flattened", wanted, found.hex)]
    }
    guard setting.onlyLuminance else { return nil }
    guard let color = self.color("color"), case .number(let wanted)? = detail["luminance"] else {
      return [("luminance", "a colour", "none")]
    }
    let found = color.relativeLuminance
    var tolerance = 0.005
    if case .number(let stated)? = detail["tolerance"] { tolerance = stated }
    return abs(found - wanted) <= tolerance ? [] : [("luminance", "\(wanted)", "\(found)")]
  }

  func color(_ key: String) -> AuditColor? { colors[key].flatMap(AuditColor.init(hex:)) }

  /// Equal but for 1 in a channel of 8 bits; of what is clear, the colour does not count.
  private static func isOneOff(_ a: AuditColor, _ b: AuditColor) -> Bool {
    if a.alpha == 0 { return b.alpha == 0 }
    return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)].allSatisfy {
      abs($0 - $1) <= 1.01 / 255
    }
  }
}
