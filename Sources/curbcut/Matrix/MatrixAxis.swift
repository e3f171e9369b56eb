import DeviceSettings
import Foundation

/// An axis along which the pictures of a contact sheet differ: `textSize=small,large,AX3`.
struct MatrixAxis {
  /// `textSize`, `appearance`, `language`, `direction`, `device`, `orientation`, or the key of a setting.
  let key: String
  /// The values, as typed.
  let values: [String]

  /// Parses an axis.
  ///
  /// - Throws: a ``Failure`` that says what is wrong with it.
  init(_ text: String) throws {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw Failure("--matrix takes axes like textSize=small,large,AX3, not “\(text)”.")
    }
    key = String(text[..<equals])
    let list = text[text.index(after: equals)...].split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    values = list
    guard !list.contains("") else { throw Failure("--matrix \(text): a value is missing.") }
    guard Set(list).count == list.count else {
      throw Failure("--matrix \(text): a value is given twice.")
    }
  }

  private init(key: String, values: [String]) {
    self.key = key
    self.values = values
  }

  /// The axis with one of its values.
  func narrowed(to value: String) -> MatrixAxis { MatrixAxis(key: key, values: [value]) }

  /// Parses axes, whose keys must be unique.
  static func parse(_ texts: [String]) throws -> [MatrixAxis] {
    let axes = try texts.map { try MatrixAxis($0) }
    for (index, axis) in axes.enumerated() where axes[..<index].contains(where: { $0.key == axis.key }) {
      throw Failure("--matrix has \(axis.key) twice: give all its values together.")
    }
    return axes
  }

  /// Sets up the device for one of the values.
  func apply(_ value: String, to options: inout ScreenOptions) throws {
    switch key {
    case "textSize":
      guard let size = ContentSize(named: value) else {
        throw unknown(value, "text size", ContentSize.allCases.map(\.name))
      }
      options.device.textSize = size
    case "appearance":
      guard ["light", "dark"].contains(value) else { throw unknown(value, "appearance", ["light", "dark"]) }
      options.device.dark = value == "dark"
      options.settings.set.append("appearance=\(value)")
    case "language":
      do {
        options.device.language = try DeviceOptions.language(tag: value)
      } catch {
        throw Failure("--matrix language=\(value): that is not a language tag, like de, pt-BR or zh-Hans.")
      }
    case "direction":
      let directions = ["leftToRight", "rightToLeft"]
      guard directions.contains(value) else { throw unknown(value, "direction", directions) }
      options.device.rightToLeft = value == "rightToLeft"
    case "orientation":
      let orientations = ["portrait", "landscape"]
      guard orientations.contains(value) else { throw unknown(value, "orientation", orientations) }
      options.device.landscape = value == "landscape"
    case "device":
      guard let device = Device(named: value) else {
        throw unknown(value, "device", Device.all.map(\.name))
      }
      options.device.chosenDevice = device
    default:
      var trial = Settings()
      do {
        try trial.set(key, text: value)
      } catch {
        throw Failure("--matrix \(key)=\(value): expected \(error.expected), found \(error.found)")
      }
      options.settings.set.append("\(key)=\(value)")
    }
  }

  private func unknown(_ value: String, _ kind: String, _ known: [String]) -> Failure {
    Failure("--matrix \(key)=\(value): there is no such \(kind). \(Suggestion.hint(for: value, in: known))")
  }

  /// A value in words, for the label of a picture.
  func label(_ value: String) -> String {
    switch key {
    case "textSize": return ContentSize(named: value)?.name ?? value
    case "language":
      return Locale(identifier: "en").localizedString(forIdentifier: value).map { "\($0) (\(value))" }
        ?? value
    case "direction": return value == "rightToLeft" ? "right to left" : "left to right"
    case "appearance", "orientation", "device": return value
    default: break
    }
    guard let definition = Settings.definition(of: key) else { return "\(key) \(value)" }
    if case .choice(let choices) = definition.kind, let choice = choices.first(where: { $0.value == value }) {
      return choice.title
    }
    return "\(definition.title) \(value)"
  }
}
