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

  /// The up arrow key.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The down arrow key.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The left arrow key.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The right arrow key.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The Escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The Delete key, which deletes backwards.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The Forward Delete key.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// The Home key.
  public static let home: KeyEquivalent = "\u{F729}"
  /// The End key.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// The Page Up key.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// The Page Down key.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The Clear key of a numeric keypad.
  public static let clear: KeyEquivalent = "\u{F739}"
  /// The Tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The Return key.
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
  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
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
    /// Adapted to the keyboard, and mirrored where the language is written from the right.
    public static let automatic = Localization(raw: 0)
    /// Adapted to the keyboard, but never mirrored.
    public static let withoutMirroring = Localization(raw: 1)
    /// Not adapted: the app does it.
    public static let custom = Localization(raw: 2)
  }

  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers
  /// How the shortcut is adapted to other keyboards; it does not count where shortcuts are compared.
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

  init(_ node: any ShortcutNode, _ shortcut: KeyboardShortcut, title: String? = nil, image: UIImage? = nil) {
    self.node = node
    let title = title ?? node.spokenWords ?? ""
    super.init(
      title: title, image: image, action: Self.selector, input: shortcut.key.input,
      modifierFlags: shortcut.modifiers.flags,
      discoverabilityTitle: title, attributes: node.environment.value.isEnabled ? [] : .disabled)
  }

  /// Chosen from a menu, wherever that is shown: the bar of a controller of UIKit is not below the one that hosts the view.
  override func performWithSender(_ sender: Any?, target: Any?) { node?.performShortcut() }
}
