import DeviceSettings
import Foundation

/// The text messages to pages: Documentation/inspector-protocol.md.
enum InspectorMessage: Equatable, Sendable {
  case hello(HelloMessage)
  case screen(ScreenMessage)
  case overlay(OverlayMessage)
  case said(SaidMessage)
  case saidEnd(SaidEndMessage)
  case sound(NameAndTitle)
  case haptic(NameAndTitle)
  case braille(BrailleMessage)
  case tree(TreeMessage)
  case element(ElementMessage)
  case settings(SettingsMessage)
  case log(LogMessage)
  case recording(RecordingMessage)
  case file(FileMessage)
  case comparison(ComparisonMessage)
  case contrast(ContrastMessage)
  case elementContrast(ElementContrastMessage)
  case audit(AuditMessage)
  case auditState(AuditStateMessage)
  case shortcutMenu(ShortcutMenuMessage)
  case app(AppMessage)
  case reloaded(ReloadedMessage)
  case failure(FailureMessage)
  case mended(MendedMessage)
  case technology(TechnologyMessage)
  case told(ToldMessage)
  case sayable(SayableMessage)
  case heard(HeardMessage)
  case system(SystemMessage)

  /// The kind of the message, as the page knows it, and its content.
  private var parts: (kind: String, content: any Encodable) {
    switch self {
    case .hello(let content): ("hello", content)
    case .screen(let content): ("screen", content)
    case .overlay(let content): ("overlay", content)
    case .said(let content): ("said", content)
    case .saidEnd(let content): ("saidEnd", content)
    case .sound(let content): ("sound", content)
    case .haptic(let content): ("haptic", content)
    case .braille(let content): ("braille", content)
    case .tree(let content): ("tree", content)
    case .element(let content): ("element", content)
    case .settings(let content): ("settings", content)
    case .log(let content): ("log", content)
    case .recording(let content): ("recording", content)
    case .file(let content): ("file", content)
    case .comparison(let content): ("comparison", content)
    case .contrast(let content): ("contrast", content)
    case .elementContrast(let content): ("elementContrast", content)
    case .audit(let content): ("audit", content)
    case .auditState(let content): ("auditState", content)
    case .shortcutMenu(let content): ("shortcutMenu", content)
    case .app(let content): ("app", content)
    case .reloaded(let content): ("reloaded", content)
    case .failure(let content): ("failure", content)
    case .mended(let content): ("mended", content)
    case .technology(let content): ("technology", content)
    case .told(let content): ("told", content)
    case .sayable(let content): ("sayable", content)
    case .heard(let content): ("heard", content)
    case .system(let content): ("system", content)
    }
  }

  /// Whether newer messages replace it while it waits to be sent.
  var lane: PageOutbox.Lane {
    switch self {
    case .screen, .overlay, .braille, .tree, .element, .recording, .elementContrast, .contrast, .app,
      .audit, .auditState, .sayable:
      .newest(parts.kind)
    case .technology(let content): .newest("technology \(content.name)")
    // Each tells what changed since the previous one, so none may be dropped.
    case .settings: .all
    case .hello, .said, .saidEnd, .sound, .haptic, .log, .file, .comparison, .shortcutMenu, .reloaded,
      .failure, .mended, .told, .heard, .system:
      .all
    }
  }

  /// The message as it is sent, in JSON.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      return #"{"kind":"failure","message":"The Inspector could not write a message."}"#
    }
  }
}

extension InspectorMessage: Encodable {
  private enum CodingKeys: String, CodingKey { case kind }

  func encode(to encoder: any Encoder) throws {
    let (kind, content) = parts
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try content.encode(to: encoder)
  }
}

/// A name for programs and one for people.
struct NameAndTitle: Equatable, Sendable, Encodable {
  var name: String
  var title: String
}

/// A name and its current value.
struct NameAndValue: Equatable, Sendable, Encodable {
  var name: String
  var value: String
}

/// A rectangle in points. Numbers that a page could not draw are 0.
struct MessageRect: Equatable, Sendable, Encodable {
  var x, y, width, height: Double

  init(_ rect: CGRect) {
    x = Self.drawable(rect.origin.x)
    y = Self.drawable(rect.origin.y)
    width = Self.drawable(rect.size.width)
    height = Self.drawable(rect.size.height)
  }

  /// A number that a page can draw: 0 if it is not finite, otherwise rounded to a hundredth of a point, which is finer
  /// than any pixel.
  static func drawable(_ number: CGFloat) -> Double {
    guard number.isFinite else { return 0 }
    return (Double(min(max(number, -1e6), 1e6)) * 100).rounded() / 100
  }
}

/// A point in points.
struct MessagePoint: Equatable, Sendable, Encodable {
  var x, y: Double

  init(_ point: CGPoint) {
    x = MessageRect.drawable(point.x)
    y = MessageRect.drawable(point.y)
  }
}
