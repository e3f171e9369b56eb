import DeviceSettings
import Foundation

/// The first message to a page: what there is to choose from.
struct HelloMessage: Equatable, Sendable, Encodable {
  var name: String
  var file: String
  var devices: [Device]
  var textSizes: [String]
  var languages: [String]
  var settings: [Setting]
  var gestures: [Gesture]
  var shortcutItems: [NameAndTitle]
  var controlCenter: [NameAndTitle]
  var perAppKeys: [String]
  var bundleIdentifier: String?
  var screens: [ScreenChoice]
  var canCompareRevisions: Bool
  var technologies: TechnologyTables

  /// A model that the screen can be shown on.
  struct Device: Equatable, Sendable, Encodable {
    var name: String
    var width, height: Double
    var idiom: String
  }

  /// A gesture that a script can name.
  struct Gesture: Equatable, Sendable, Encodable {
    var name, title: String
    var fingers: Int
  }

  /// A row of Settings.
  struct Setting: Equatable, Sendable, Encodable {
    var key, title, group, kind: String
    var choices: [Choice]?
    var minimum, maximum, step: Double?
    var isPerApp: Bool

    struct Choice: Equatable, Sendable, Encodable { var value, title: String }
  }
}

/// A screen of the file.
package struct ScreenChoice: Equatable, Sendable, Encodable {
  package var id: String
  package var title: String
  package var isCurrent: Bool

  /// Creates a choice from the id and the title that the file gives the screen.
  package init(id: String, title: String, isCurrent: Bool) {
    (self.id, self.title, self.isCurrent) = (id, title, isCurrent)
  }
}

/// The device as it is now.
struct ScreenMessage: Equatable, Sendable, Encodable {
  var device: String
  var width, height, scale: Double
  var orientation: String
  var cornerRadius: Double
  var language: String
  var isRightToLeft: Bool
  var appearance: String
}

/// What VoiceOver draws over the screen.
struct OverlayMessage: Equatable, Sendable, Encodable {
  var cursor: MessageRect?
  var path: String?
  var isCursorLarge = false
  var rotor: String?
  var rotorItems: [String] = []
  /// Whether the dial shows, as it does for a moment after it was turned.
  var isDialShown = false
  var caption: String?
  var isCurtained = false
  var panel: Panel?

  struct Panel: Equatable, Sendable, Encodable {
    var title: String
    var rows: [String]
    var selection: Int?
  }

  private enum CodingKeys: String, CodingKey {
    case cursor, path, isCursorLarge, rotor, rotorItems, isDialShown, caption, isCurtained, panel
  }

  /// Writes null for what is not there, so that a page that merges messages clears the old value.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cursor, forKey: .cursor)
    try values.encode(path, forKey: .path)
    try values.encode(isCursorLarge, forKey: .isCursorLarge)
    try values.encode(rotor, forKey: .rotor)
    try values.encode(rotorItems, forKey: .rotorItems)
    try values.encode(isDialShown, forKey: .isDialShown)
    try values.encode(caption, forKey: .caption)
    try values.encode(isCurtained, forKey: .isCurtained)
    try values.encode(panel, forKey: .panel)
  }
}

/// A technology has begun to say something.
struct SaidMessage: Equatable, Sendable, Encodable {
  var id: Int
  /// Which one: `voiceOver`, `switchControl`, `spokenContent`.
  var technology: String
  var time: Double
  var text: String
  var parts: [Part]
  var cause, causeText: String
  var element: String?
  var language: String

  struct Part: Equatable, Sendable, Encodable { var text, role: String }
}

/// VoiceOver has finished an utterance, or was interrupted.
struct SaidEndMessage: Equatable, Sendable, Encodable {
  var id: Int
  var isFinished: Bool
}

/// What the braille display shows.
struct BrailleMessage: Equatable, Sendable, Encodable {
  var cells: String
  var text: String
  var message: Bool
}

/// The accessibility tree.
struct TreeMessage: Equatable, Sendable, Encodable {
  var stops: [String]
  var nodes: [Node]

  struct Node: Equatable, Sendable, Encodable {
    var id: String
    var parent: String?
    var stop: Int?
    var label, value, hint: String?
    var traits: [String]
    var role: String?
    var frame: MessageRect
    var path: String?
    var activationPoint: MessagePoint?
    var container: String?
    var isTarget: Bool
    /// Where a touch reaches it; nil for what is no target.
    var target: MessageRect?
    var heading: Int?
    var actions: [String]
    var className: String?
    var identifier: String?
  }
}

/// Everything that is known about one element.
struct ElementMessage: Equatable, Sendable, Encodable {
  var id: String
  var title: String
  var attributes: [Attribute]
  var actions: [NameAndTitle]
  var spoken: String?
  var braille: String?

  struct Attribute: Equatable, Sendable, Encodable {
    var name: String
    var value: String
    var source: AttributeSource
    var place: String?
  }
}

/// Where the value of an attribute comes from.
enum AttributeSource: String, Equatable, Sendable, Encodable {
  /// The class's default, or a value that it derives from the object's contents.
  case `default`
  /// The document sets it.
  case interfaceBuilder
  /// The app's code set it, or a class of the app overrides its getter.
  case code
}
