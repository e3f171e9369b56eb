import AccessibilityTree

/// What an element is and how it behaves.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  @inlinable
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ traits: AccessibilityTraits) { rawValue = traits.rawValue }

  public static let none = Self([])
  public static let button = Self(.button)
  public static let link = Self(.link)
  public static let image = Self(.image)
  public static let selected = Self(.selected)
  public static let playsSound = Self(.playsSound)
  public static let keyboardKey = Self(.keyboardKey)
  public static let staticText = Self(.staticText)
  public static let summaryElement = Self(.summaryElement)
  public static let notEnabled = Self(.notEnabled)
  public static let updatesFrequently = Self(.updatesFrequently)
  public static let searchField = Self(.searchField)
  public static let startsMediaSession = Self(.startsMediaSession)
  public static let adjustable = Self(.adjustable)
  public static let allowsDirectInteraction = Self(.allowsDirectInteraction)
  public static let causesPageTurn = Self(.causesPageTurn)
  public static let tabBar = Self(.tabBar)
  public static let header = Self(.header)
  public static let supportsZoom = Self(.supportsZoom)
  public static let toggleButton = Self(.toggleButton)

  // MARK: Traits of the system's own controls, private on iOS too

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
  static let webContent = Self(.webContent)
  static let alert = Self(.alert)
  static let readOnly = Self(.readOnly)
  static let statusBarElement = Self(.statusBarElement)
  static let radioButton = Self(.radioButton)
}
