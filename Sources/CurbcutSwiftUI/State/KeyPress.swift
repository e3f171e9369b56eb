import CurbcutUIKit
import Foundation

/// A press of a key of a keyboard that is connected.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keypress>.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// What happens to the key.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/keypress/phases>.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int
    /// Creates phases.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held, and types again.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is let go.
    public static let up = Phases(rawValue: 4)
    /// Any of these.
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String {
      [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
        .joined(separator: ", ")
    }
  }

  /// Whether a press is dealt with.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/keypress/result>.
  public enum Result: Sendable {
    /// Nobody else is told.
    case handled
    /// The views around are told.
    case ignored
  }

  /// What happens to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types with the modifiers.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers

  public var debugDescription: String { "KeyPress(\(phase), \(key.character.debugDescription))" }

  @MainActor
  init?(_ press: UIPress, _ phase: Phases) {
    guard let pressed = press.key, let key = KeyEquivalent(pressed) else { return nil }
    self.phase = phase
    self.key = key
    characters = key.isNamed ? String(key.character) : pressed.characters
    modifiers = EventModifiers(pressed.modifierFlags)
  }
}

extension KeyEquivalent {
  private static let named: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .deleteForward, .home, .end, .pageUp, .pageDown,
  ]

  /// Whether the key types no character.
  fileprivate var isNamed: Bool { Self.named.contains(self) }

  @MainActor
  fileprivate init?(_ key: UIKey) {
    let input = key.charactersIgnoringModifiers
    if let named = Self.named.first(where: { $0.input == input }) {
      self = named
    } else if let character = input.first {
      self.init(character == "\n" ? "\r" : character)
    } else {
      return nil
    }
  }
}

extension EventModifiers {
  fileprivate init(_ flags: UIKeyModifierFlags) {
    let all: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
    self = all.reduce(into: []) { if flags.isSuperset(of: $1.flags) { $0.insert($1) } }
  }
}

/// Does something when keys are pressed while the view, or one in it, has the focus.
struct KeyPressModifier: PrimitiveModifier {
  var phases: KeyPress.Phases
  var wants: (KeyPress) -> Bool = { _ in true }
  var action: (KeyPress) -> KeyPress.Result

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let area = KeyPressArea()
    area.take = { press in
      let value = GraphNode.untracked { modifier.value }
      guard value.phases.contains(press.phase), value.wants(press) else { return false }
      return value.action(press) == .handled
    }
    return ContainerNode(area, inputs, body(inputs))
  }
}

/// A view that presses of keys come to on their way from the first responder.
final class KeyPressArea: UIView {
  var take: (KeyPress) -> Bool = { _ in false }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !isTaken($0, .down) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !isTaken($0, .up) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  private func isTaken(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
    KeyPress(press, phase).map { take($0) } ?? false
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension View {
  /// Does something when a key goes down, or types again, while the view has the focus.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onkeypress(_:action:)>.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Does something in some phases of a key while the view has the focus.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onkeypress(_:phases:action:)>.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Does something when one of several keys is pressed while the view has the focus.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onkeypress(keys:phases:action:)>.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, wants: { keys.contains($0.key) }, action: action))
  }

  /// Does something when a key is pressed that types one of several characters, while the view has the focus.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onkeypress(characters:phases:action:)>.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        wants: {
          !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy { characters.contains($0) }
        }, action: action))
  }

  /// Does something when any key is pressed while the view has the focus.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onkeypress(phases:action:)>.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, action: action))
  }
}
