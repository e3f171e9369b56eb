import Foundation

/// A keyboard shortcut of the app, which menus can hold: there it looks and reads as any command does.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeycommand>.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The character that the key types, or one of the constants above; nil for no key.
  public let input: String?
  /// The modifier keys that must be held down.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over what the system does with the same key; false by default. Here it
  /// always does.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key is adapted to other keyboard layouts; true by default. There is only one layout here.
  open var allowsAutomaticLocalization = true
  /// Whether the key is mirrored for right-to-left languages; true by default. It is never mirrored here.
  open var allowsAutomaticMirroring = true

  /// A command for a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command for a key, with its title in the list of shortcuts.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// A command for a key and for menus.
  ///
  /// - Parameters:
  ///   - title: the title in menus.
  ///   - image: the image beside the title in menus; nil for none.
  ///   - action: the action, sent to the first object in the responder chain that can perform it.
  ///   - input: the character that the key types, or one of the constants above.
  ///   - modifierFlags: the modifier keys that must be held down.
  ///   - propertyList: a value that distinguishes this command from others with the same selector.
  ///   - alternates: what stands for the command while other modifier keys are held down.
  ///   - discoverabilityTitle: the title in the list of shortcuts.
  ///   - attributes: the appearance and behaviour in menus; none by default.
  ///   - state: the state in menus; off by default.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}
