import Foundation

/// A press of a physical button or a key.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipress>.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The button was pressed.
    case began
    /// The pressure changed.
    case changed
    /// The button is held without a change.
    case stationary
    /// The button was released.
    case ended
    /// The system cancelled the press.
    case cancelled
  }

  /// The type of button.
  public enum PressType: Int, Hashable, Sendable {
    /// Up.
    case upArrow
    /// Down.
    case downArrow
    /// Left.
    case leftArrow
    /// Right.
    case rightArrow
    /// Select.
    case select
    /// Menu.
    case menu
    /// Play and pause.
    case playPause
    /// The previous page.
    case pageUp = 30
    /// The next page.
    case pageDown = 31
  }

  /// The type of button; nil for a key that is none of them.
  open internal(set) var type: PressType?
  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The force of the press, from 0 to 1.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The time of the last change, in seconds, on the clock of ``UIEvent/timestamp``.
  open internal(set) var timestamp: TimeInterval = 0
  /// The window that the press goes to.
  open internal(set) weak var window: UIWindow?
  /// The responder that receives the press first.
  open internal(set) weak var responder: UIResponder?
  /// Always nil: gesture recognisers do not receive presses here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The key, if the press is on a keyboard; nil for other buttons.
  open internal(set) var key: UIKey?
}

/// An event about buttons that were pressed or released.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All buttons that are pressed.
  open internal(set) var allPresses: Set<UIPress> = []

  open override var type: EventType { .presses }
}

/// A key of a keyboard, with the modifier keys that are held down.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikey>.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with the modifiers.
  public let characters: String
  /// The characters that the key types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are held down.
  public let modifierFlags: UIKeyModifierFlags
  /// The physical position of the key.
  public let keyCode: UIKeyboardHIDUsage

  package init(
    characters: String, charactersIgnoringModifiers: String? = nil, modifierFlags: UIKeyModifierFlags = [],
    keyCode: UIKeyboardHIDUsage? = nil
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode ?? UIKeyboardHIDUsage(character: self.charactersIgnoringModifiers)
    super.init()
  }
}

/// The physical position of a key, by its HID usage ID in the USB standard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardhidusage>. Keys without a constant here are
/// represented by their number all the same.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that types a character on a US keyboard; number 0 for none.
  init(character: String) {
    guard let scalar = character.lowercased().unicodeScalars.first else {
      self.init(rawValue: 0)
      return
    }
    switch scalar {
    case "a"..."z": self.init(rawValue: 0x04 + Int(scalar.value) - 97)
    case "1"..."9": self.init(rawValue: 0x1E + Int(scalar.value) - 49)
    case "0": self = .keyboard0
    case "\r", "\n": self = .keyboardReturnOrEnter
    case "\u{1B}": self = .keyboardEscape
    case "\u{8}", "\u{7F}": self = .keyboardDeleteOrBackspace
    case "\t": self = .keyboardTab
    case " ": self = .keyboardSpacebar
    default: self.init(rawValue: 0)
    }
  }

  /// 0.
  public static let keyboard0 = Self(rawValue: 0x27)
  /// Return.
  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = Self(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = Self(rawValue: 0x2B)
  /// Space.
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  /// Right.
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  /// Left.
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  /// Down.
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  /// Up.
  public static let keyboardUpArrow = Self(rawValue: 0x52)
  /// Page Up.
  public static let keyboardPageUp = Self(rawValue: 0x4B)
  /// Page Down.
  public static let keyboardPageDown = Self(rawValue: 0x4E)
  /// Home.
  public static let keyboardHome = Self(rawValue: 0x4A)
  /// End.
  public static let keyboardEnd = Self(rawValue: 0x4D)
}
