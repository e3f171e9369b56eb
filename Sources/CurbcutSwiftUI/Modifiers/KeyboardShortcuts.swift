import CurbcutUIKit
import Foundation

/// A key.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyequivalent>.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let escape: KeyEquivalent = "\u{1B}"
  public static let delete: KeyEquivalent = "\u{8}"
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  public static let clear: KeyEquivalent = "\u{F739}"
  public static let tab: KeyEquivalent = "\t"
  public static let space: KeyEquivalent = " "
  public static let `return`: KeyEquivalent = "\r"

  /// The key as UIKit names it.
  var input: String {
    switch self {
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    case .escape: UIKeyCommand.inputEscape
    case .deleteForward: UIKeyCommand.inputDelete
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    default: String(character).lowercased()
    }
  }
}

/// Keys that are held down with others.
///
/// Follows <https://developer.apple.com/documentation/swiftui/eventmodifiers>.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  var flags: UIKeyModifierFlags {
    let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
      (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
      (.command, .command), (.numericPad, .numericPad),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}

/// Keys that do what a control does.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyboardshortcut>.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut is adapted to other layouts of the keyboard. There is only one layout here.
  public struct Localization: Hashable, Sendable {
    private let raw: Int
    public static let automatic = Localization(raw: 0)
    public static let withoutMirroring = Localization(raw: 1)
    public static let custom = Localization(raw: 2)
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
    a.key == b.key && a.modifiers == b.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The shortcut of the controls in a view; nil for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Gives the control a shortcut, which also works while it cannot be seen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:)>.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the control a shortcut.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Gives the control a shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Gives the control a shortcut; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

// MARK: Registering

/// A node that does something when keys are pressed.
@MainActor
protocol ShortcutNode: ViewNode {
  func performShortcut()
}

/// The shortcuts of the controls of a graph, in the order in which they came.
@MainActor
final class KeyboardShortcuts {
  private struct Entry {
    weak var node: (any ShortcutNode)?
    var shortcut: KeyboardShortcut
  }

  private var entries: [Entry] = []

  /// Sets the shortcut of a control; nil takes it away.
  func set(_ shortcut: KeyboardShortcut?, of node: any ShortcutNode) {
    if let index = entries.firstIndex(where: { $0.node === node }) {
      if let shortcut { entries[index].shortcut = shortcut } else { entries.remove(at: index) }
    } else if let shortcut {
      entries.removeAll { $0.node == nil }
      entries.append(Entry(node: node, shortcut: shortcut))
    }
  }

  /// The commands as UIKit knows them.
  var commands: [UIKeyCommand] {
    entries.compactMap { entry in entry.node.map { ShortcutCommand($0, entry.shortcut) } }
  }
}

/// A command of UIKit that does what a control does. It is its own target.
final class ShortcutCommand: UIKeyCommand {
  private weak var node: (any ShortcutNode)?

  private static let selector: Selector = {
    ObjCRuntime.register(ShortcutCommand.self) { type in
      type.method("performKeyboardShortcut:") { command, _ in command.node?.performShortcut() }
    }
    return Selector("performKeyboardShortcut:")
  }()

  init(_ node: any ShortcutNode, _ shortcut: KeyboardShortcut) {
    self.node = node
    let title = node.spokenWords ?? ""
    super.init(
      title: title, action: Self.selector, input: shortcut.key.input, modifierFlags: shortcut.modifiers.flags,
      discoverabilityTitle: title, attributes: node.environment.value.isEnabled ? [] : .disabled)
  }
}
