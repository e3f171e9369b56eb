import AssistiveTechnology
import DeviceSettings
import Foundation
import Technologies

/// A request of a page: Documentation/inspector-protocol.md.
enum PageMessage: Equatable, Sendable {
  case touch(Touch)
  case gesture(line: String)
  case key(line: String, parts: KeyParts)
  case type(String)
  case focus(String)
  case select(String?)
  case perform(element: String, action: String)
  case panelRow(Int)
  case setting(key: String, value: SettingValue)
  case resetSettings
  case settingsFile(String)
  case appSetting(key: String, value: SettingValue?)
  case tripleClick
  case shortcut(String)
  case shortcutAnswer(isWanted: Bool)
  case switchPress(source: String, parts: KeyParts)
  case pointer(Pointer)
  case say(String)
  case listen(isOn: Bool)
  case command(TechnologyCommand)
  case choose(row: Int, of: Technology)
  case guidedAccess(GuidedAccessWish)
  case sayable
  case device(DeviceChange)
  case screenOf(String)
  case relaunch
  case sound(isOn: Bool)
  case compare(Comparison)
  case contrast(ContrastQuestion)
  case measureContrast
  case audit(AuditWish)
  case record(isOn: Bool)
  case replay(String)
  case export(form: String)
  case shown(frame: Int)
  /// A kind that this Inspector does not know.
  case unknown(String)

  /// Which half of a key press is meant.
  enum KeyParts: Equatable, Sendable { case both, down, up }

  /// What to change about the device; nil for what stays as it is.
  struct DeviceChange: Equatable, Sendable, Decodable {
    var name: String?
    var orientation: Device.Orientation?
    var language: String?
    var rightToLeft: Bool?

    private enum CodingKeys: String, CodingKey { case name, orientation, language, rightToLeft }

    init(
      name: String? = nil, orientation: Device.Orientation? = nil, language: String? = nil,
      rightToLeft: Bool? = nil
    ) {
      (self.name, self.orientation, self.language, self.rightToLeft) = (
        name, orientation, language, rightToLeft
      )
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decodeIfPresent(String.self, forKey: .name)
      language = try values.decodeIfPresent(String.self, forKey: .language)
      rightToLeft = try values.decodeIfPresent(Bool.self, forKey: .rightToLeft)
      if let word = try values.decodeIfPresent(String.self, forKey: .orientation) {
        guard let known = Device.Orientation(rawValue: word) else {
          throw DecodingError.dataCorruptedError(
            forKey: .orientation, in: values, debugDescription: "neither portrait nor landscape")
        }
        orientation = known
      }
    }
  }

  /// What the other side of a comparison is.
  enum Comparison: Equatable, Sendable {
    case settings([String: SettingValue])
    case revision(String)
  }

  /// What a page wants of the audit.
  enum AuditWish: Equatable, Sendable {
    /// Nothing any more.
    case off
    /// What it finds on what is shown, now and after each change.
    case on(triesSettings: Bool)
    /// The same as before, from the start.
    case again
  }

  /// What a page does with Guided Access.
  enum GuidedAccessWish: Equatable, Sendable {
    /// The side button is clicked twice or three times.
    case click(Int)
    /// A passcode of six digits is set, or entered.
    case enter(String)
    case fence(CGRect)
    case free(region: Int)
    case restrict(String, isAllowed: Bool)
    case start, cancel, end
  }

  /// Two colours, or a point of the screen whose colours are wanted.
  enum ContrastQuestion: Equatable, Sendable {
    case colors(foreground: String, background: String)
    case point(CGPoint)
  }
}

extension PageMessage {
  private struct Kind: Decodable { var kind: String }

  /// The kind of a message, as it was sent; nil when it has none.
  static func kind(of text: String) -> String? {
    try? JSONDecoder().decode(Kind.self, from: Data(text.utf8)).kind
  }

  /// Whether it may make the app do something.
  var concernsApp: Bool {
    switch self {
    case .touch, .gesture, .key, .type, .focus, .perform, .panelRow, .setting, .resetSettings, .settingsFile,
      .appSetting, .tripleClick, .shortcut, .shortcutAnswer, .device, .screenOf, .compare, .replay,
      .switchPress, .pointer, .say, .listen, .command, .choose, .guidedAccess:
      true
    case .select, .relaunch, .sound, .contrast, .measureContrast, .audit, .record, .export, .shown,
      .sayable, .unknown:
      false
    }
  }

  /// Reads a message.
  ///
  /// - Throws: a ``PageMessageError`` that says what is wrong with it.
  init(_ text: String) throws(PageMessageError) {
    do {
      self = try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw PageMessageError(error)
    } catch {
      throw PageMessageError(description: "The message is not understood: \(error.localizedDescription)")
    }
  }
}

/// Why a message from a page could not be read.
struct PageMessageError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(description: String) { self.description = description }

  init(_ error: DecodingError) {
    func name(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      (context.codingPath + [key].compactMap { $0 }).map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context): description = "The message has no “\(name(context, key))”."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      description = "“\(name(context))” of the message has the wrong type."
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      description = "The message is not JSON."
    case .dataCorrupted(let context):
      description = "“\(name(context))” of the message is not valid: \(context.debugDescription)."
    @unknown default: description = "The message is not understood."
    }
  }
}

extension PageMessage: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind, id, phase, x, y, line, isDown, isUp, text, element, action, row, key, value, item, isOn
    case technology, name, button, settings, revision, foreground, background, form, frame, triesSettings,
      again, width, height
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try values.decode(String.self, forKey: key) }
    switch try text(.kind) {
    case "touch": self = .touch(try Self.touch(values))
    case "gesture": self = .gesture(line: try text(.line))
    case "key": self = .key(line: try text(.line), parts: try Self.parts(values))
    case "type": self = .type(try text(.text))
    case "focus": self = .focus(try text(.element))
    case "select": self = .select(try values.decodeIfPresent(String.self, forKey: .element))
    case "perform": self = .perform(element: try text(.element), action: try text(.action))
    case "panelRow": self = .panelRow(try values.decode(Int.self, forKey: .row))
    case "setting":
      self = .setting(key: try text(.key), value: try values.decode(SettingValue.self, forKey: .value))
    case "resetSettings": self = .resetSettings
    case "settingsFile": self = .settingsFile(try text(.text))
    case "appSetting":
      self = .appSetting(
        key: try text(.key), value: try values.decodeIfPresent(SettingValue.self, forKey: .value))
    case "tripleClick": self = .tripleClick
    case "shortcut": self = .shortcut(try text(.item))
    case "shortcutAnswer": self = .shortcutAnswer(isWanted: try values.decode(Bool.self, forKey: .isOn))
    case "switch": self = .switchPress(source: try text(.name), parts: try Self.parts(values))
    case "pointer":
      let phase = try values.decode(Pointer.Phase.self, forKey: .phase)
      let button = try values.decodeIfPresent(Int.self, forKey: .button) ?? 0
      self = .pointer(Pointer(phase, at: try Self.point(values), button: button))
    case "say": self = .say(try text(.text))
    case "listen": self = .listen(isOn: try values.decode(Bool.self, forKey: .isOn))
    case "command": self = .command(TechnologyCommand(try Self.technology(values), try text(.name)))
    case "choose":
      self = .choose(row: try values.decode(Int.self, forKey: .row), of: try Self.technology(values))
    case "guidedAccess": self = .guidedAccess(try Self.guidedAccess(values))
    case "sayable": self = .sayable
    case "device": self = .device(try DeviceChange(from: decoder))
    case "screenOf": self = .screenOf(try text(.id))
    case "relaunch": self = .relaunch
    case "sound": self = .sound(isOn: try values.decode(Bool.self, forKey: .isOn))
    case "compare":
      if let revision = try values.decodeIfPresent(String.self, forKey: .revision) {
        self = .compare(.revision(revision))
      } else {
        self = .compare(.settings(try values.decode([String: SettingValue].self, forKey: .settings)))
      }
    case "contrast":
      if values.contains(.foreground) {
        self = .contrast(.colors(foreground: try text(.foreground), background: try text(.background)))
      } else {
        self = .contrast(.point(try Self.point(values)))
      }
    case "measureContrast": self = .measureContrast
    case "audit":
      if try values.decodeIfPresent(Bool.self, forKey: .again) ?? false {
        self = .audit(.again)
      } else if try values.decode(Bool.self, forKey: .isOn) {
        self = .audit(
          .on(triesSettings: try values.decodeIfPresent(Bool.self, forKey: .triesSettings) ?? true))
      } else {
        self = .audit(.off)
      }
    case "record": self = .record(isOn: try values.decode(Bool.self, forKey: .isOn))
    case "replay": self = .replay(try text(.text))
    case "export": self = .export(form: try text(.form))
    case "shown": self = .shown(frame: try values.decode(Int.self, forKey: .frame))
    case let kind: self = .unknown(kind)
    }
  }

  private static func parts(_ values: KeyedDecodingContainer<CodingKeys>) throws -> KeyParts {
    let isDown = try values.decodeIfPresent(Bool.self, forKey: .isDown) ?? false
    let isUp = try values.decodeIfPresent(Bool.self, forKey: .isUp) ?? false
    return isDown == isUp ? .both : isDown ? .down : .up
  }

  private static func technology(_ values: KeyedDecodingContainer<CodingKeys>) throws -> Technology {
    let name = try values.decode(String.self, forKey: .technology)
    guard let technology = Technology(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .technology, in: values, debugDescription: "not a technology")
    }
    return technology
  }

  private static func guidedAccess(
    _ values: KeyedDecodingContainer<CodingKeys>
  ) throws -> GuidedAccessWish {
    switch try values.decode(String.self, forKey: .action) {
    case "doubleClick": return .click(2)
    case "tripleClick": return .click(3)
    case "enter": return .enter(try values.decode(String.self, forKey: .text))
    case "fence":
      let origin = try point(values)
      let size = CGSize(width: try number(values, .width), height: try number(values, .height))
      return .fence(CGRect(origin: origin, size: size))
    case "free": return .free(region: try values.decode(Int.self, forKey: .row))
    case "restrict":
      let name = try values.decode(String.self, forKey: .name)
      return .restrict(name, isAllowed: try values.decode(Bool.self, forKey: .isOn))
    case "start": return .start
    case "cancel": return .cancel
    case "end": return .end
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .action, in: values, debugDescription: "not an action of Guided Access")
    }
  }

  private static func touch(_ values: KeyedDecodingContainer<CodingKeys>) throws -> Touch {
    let phase = try values.decode(Touch.Phase.self, forKey: .phase)
    let finger = try values.decode(Int.self, forKey: .id)
    return Touch(finger: finger, phase: phase, point: try point(values))
  }

  /// The largest coordinate to accept. No screen is larger, so a point beyond it is an error of the page.
  private static let farthest = 100_000.0

  private static func point(_ values: KeyedDecodingContainer<CodingKeys>) throws -> CGPoint {
    CGPoint(x: try number(values, .x), y: try number(values, .y))
  }

  private static func number(
    _ values: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys
  ) throws -> Double {
    let number = try values.decode(Double.self, forKey: key)
    guard abs(number) <= farthest else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: values, debugDescription: "far off the screen")
    }
    return number
  }
}
