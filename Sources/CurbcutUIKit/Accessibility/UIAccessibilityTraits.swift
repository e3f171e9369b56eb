import AccessibilityTree

/// What an element is and how it behaves.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  @inlinable
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ traits: AccessibilityTraits) { rawValue = traits.rawValue }

  /// No traits.
  public static let none = Self([])
  /// A button.
  public static let button = Self(.button)
  /// A link.
  public static let link = Self(.link)
  /// An image; may be combined with the button or link trait.
  public static let image = Self(.image)
  /// Selected now.
  public static let selected = Self(.selected)
  /// Makes a sound of its own when activated.
  public static let playsSound = Self(.playsSound)
  /// A key of a keyboard.
  public static let keyboardKey = Self(.keyboardKey)
  /// Text that cannot change.
  public static let staticText = Self(.staticText)
  /// Summarises the current state when the app starts; read first.
  public static let summaryElement = Self(.summaryElement)
  /// Cannot be used now.
  public static let notEnabled = Self(.notEnabled)
  /// Changes too often to report each time; assistive technologies poll it.
  public static let updatesFrequently = Self(.updatesFrequently)
  /// A field to search in.
  public static let searchField = Self(.searchField)
  /// Starts to play or to record when activated; nothing is spoken over it (iOS 4).
  public static let startsMediaSession = Self(.startsMediaSession)
  /// Has a value that goes up and down (iOS 4).
  public static let adjustable = Self(.adjustable)
  /// Handles touches directly, like a piano keyboard (iOS 5).
  public static let allowsDirectInteraction = Self(.allowsDirectInteraction)
  /// Turns the page once it has been read (iOS 5).
  public static let causesPageTurn = Self(.causesPageTurn)
  /// Contains tabs in order; is not an element itself (iOS 10).
  public static let tabBar = Self(.tabBar)
  /// The header of a part of the screen (iOS 6).
  public static let header = Self(.header)
  /// Its content can be zoomed (iOS 17).
  public static let supportsZoom = Self(.supportsZoom)
  /// Is on or off (iOS 17).
  public static let toggleButton = Self(.toggleButton)

  // MARK: Traits of the system's own controls, also private on iOS

  static let textEntry = Self(.textEntry)
  static let pickerElement = Self(.pickerElement)
  static let isEditing = Self(.isEditing)
  static let secureTextField = Self(.secureTextField)
  static let textArea = Self(.textArea)
  static let backButton = Self(.backButton)
  static let tabBarItem = Self(.tabBarItem)
  static let popUpButton = Self(.popUpButton)
  static let scrollable = Self(.scrollable)
  static let map = Self(.map)
  package static let webContent = Self(.webContent)
  static let alert = Self(.alert)
  static let readOnly = Self(.readOnly)
  static let statusBarElement = Self(.statusBarElement)
  static let radioButton = Self(.radioButton)
}
