/// Where the presses of a switch come from: Settings › Accessibility › Switch Control › Switches › Add New Switch.
///
/// It is written as its name: `external:space`, `screen`, `camera:left`, `backTap:double`, `sound:pop`.
public enum SwitchSource: Hashable, Sendable {
  /// A key of a keyboard, a button of a game controller or a switch that is connected, by the name that it reports.
  case external(String)
  /// A touch anywhere on the screen.
  case screen
  /// A movement of the head that the camera sees.
  case camera(HeadMovement)
  /// Taps on the back of the device.
  case backTap(BackTap)
  /// A sound that the microphone hears.
  case sound(Sound)

  /// A movement of the head.
  public enum HeadMovement: String, Hashable, Sendable, CaseIterable {
    /// To the left, and to the right.
    case left, right
  }

  /// How often the back of the device is tapped.
  public enum BackTap: String, Hashable, Sendable, CaseIterable {
    /// Twice, and three times.
    case double, triple
  }

  /// A sound that is made with the mouth.
  public enum Sound: String, Hashable, Sendable, CaseIterable {
    /// The sounds, as Settings lists them.
    case click, cluck, ee, eh, kk, la, muh, oo, pop, pp, sh, ss, tt, uh
  }
}

extension SwitchSource {
  /// The source as it is written in settings and scripts.
  public var name: String {
    switch self {
    case .external(let name): "external:\(name)"
    case .screen: "screen"
    case .camera(let movement): "camera:\(movement.rawValue)"
    case .backTap(let taps): "backTap:\(taps.rawValue)"
    case .sound(let sound): "sound:\(sound.rawValue)"
    }
  }

  /// The source with that ``name``; nil when there is none.
  public init?(named name: String) {
    if name == "screen" {
      self = .screen
      return
    }
    guard let colon = name.firstIndex(of: ":") else { return nil }
    let detail = String(name[name.index(after: colon)...])
    let source: Self? =
      switch name[..<colon] {
      case "external": detail.isEmpty ? nil : .external(detail)
      case "camera": HeadMovement(rawValue: detail).map(Self.camera)
      case "backTap": BackTap(rawValue: detail).map(Self.backTap)
      case "sound": Sound(rawValue: detail).map(Self.sound)
      default: nil
      }
    guard let source else { return nil }
    self = source
  }

  /// Whether a press of it has a length: a sound, a tap on the back or a movement of the head is over at once.
  public var canBeHeld: Bool {
    switch self {
    case .external, .screen: true
    case .camera, .backTap, .sound: false
    }
  }
}

extension SwitchSource: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let source = Self(named: name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected the name of a switch such as \"external:space\", found \"\(name)\"")
    }
    self = source
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
