/// What an element is and how it behaves, as the bits that iOS uses.
///
/// The public bits have the values of `UIAccessibilityTraits`; the others are private traits that the
/// system's own controls carry and that an assistive technology reads, under the names in common use.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  @inlinable
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable
  init(bit: UInt64) { self.rawValue = 1 << bit }

  /// No traits at all.
  public static let none: Self = []

  // MARK: Public traits

  /// Activation does something, as a button does.
  public static let button = Self(bit: 0)
  /// Activation leads to another place, as a link does.
  public static let link = Self(bit: 1)
  /// A picture; may be combined with other traits.
  public static let image = Self(bit: 2)
  /// Currently selected: a row, a tab, a segment.
  public static let selected = Self(bit: 3)
  /// Plays its own sound when activated, so that VoiceOver's is not needed.
  public static let playsSound = Self(bit: 4)
  /// A key of an on-screen keyboard.
  public static let keyboardKey = Self(bit: 5)
  /// Text that does not change by itself.
  public static let staticText = Self(bit: 6)
  /// Summarises the state of the app when it opens.
  public static let summaryElement = Self(bit: 7)
  /// Currently disabled; spoken as "dimmed".
  public static let notEnabled = Self(bit: 8)
  /// Its value changes too often to report every change.
  public static let updatesFrequently = Self(bit: 9)
  /// A search field.
  public static let searchField = Self(bit: 10)
  /// Starts playing audio or video when activated, so that speech should stop.
  public static let startsMediaSession = Self(bit: 11)
  /// Has a value that can be incremented and decremented.
  public static let adjustable = Self(bit: 12)
  /// Touches on it go straight to the app.
  public static let allowsDirectInteraction = Self(bit: 13)
  /// Turns the page when reading reaches its end.
  public static let causesPageTurn = Self(bit: 14)
  /// A group of tabs that is not a `UITabBar`.
  public static let tabBar = Self(bit: 15)
  /// A heading, which divides the screen into parts.
  public static let header = Self(bit: 16)
  /// Its contents can be zoomed.
  public static let supportsZoom = Self(bit: 46)
  /// A switch or another control that is on or off. Public since iOS 17; before that `UISwitch` carried the
  /// same bit as a private trait.
  public static let toggleButton = Self(bit: 53)

  // MARK: Traits of the system's own controls

  /// A part of a web page.
  public static let webContent = Self(bit: 17)
  /// A field that text can be typed into.
  public static let textEntry = Self(bit: 18)
  /// A wheel (component) of a picker.
  public static let pickerElement = Self(bit: 19)
  /// One of several options of which only one can be selected.
  public static let radioButton = Self(bit: 20)
  /// A text field that is being edited.
  public static let isEditing = Self(bit: 21)
  /// An app on the Home Screen.
  public static let launchIcon = Self(bit: 22)
  /// A part of the status bar.
  public static let statusBarElement = Self(bit: 23)
  /// A password field, whose contents are never read out.
  public static let secureTextField = Self(bit: 24)
  /// A control that does nothing in its current place.
  public static let inactive = Self(bit: 25)
  /// The footer of a group of rows.
  public static let footer = Self(bit: 26)
  /// The back button of a navigation bar.
  public static let backButton = Self(bit: 27)
  /// An item of a tab bar.
  public static let tabBarItem = Self(bit: 28)
  /// A word that the keyboard suggests.
  public static let autoCorrectCandidate = Self(bit: 29)
  /// The key that deletes backwards from the insertion point.
  public static let deleteKey = Self(bit: 30)
  /// Selecting it dismisses whatever contains it.
  public static let selectionDismissesItem = Self(bit: 31)
  /// A visited link.
  public static let visited = Self(bit: 32)
  /// A view whose contents can be scrolled.
  public static let scrollable = Self(bit: 33)
  /// A gap between others, with nothing in it.
  public static let spacer = Self(bit: 34)
  /// The section index of a table: the letters at its edge.
  public static let tableIndex = Self(bit: 35)
  /// A map.
  public static let map = Self(bit: 36)
  /// Its text can be cut, copied or pasted.
  public static let textOperationsAvailable = Self(bit: 37)
  /// Can be dragged.
  public static let draggable = Self(bit: 38)
  /// A button that shows a menu.
  public static let popUpButton = Self(bit: 40)
  /// A formula.
  public static let mathEquation = Self(bit: 42)
  /// Inside a table.
  public static let containedByTable = Self(bit: 43)
  /// Inside a list.
  public static let containedByList = Self(bit: 44)
  /// Holds elements of its own, which a finger can find by touch.
  public static let touchContainer = Self(bit: 45)
  /// A multi-line text field.
  public static let textArea = Self(bit: 47)
  /// The page of a book.
  public static let bookContent = Self(bit: 48)
  /// Inside a landmark.
  public static let containedByLandmark = Self(bit: 49)
  /// A folder on the Home Screen.
  public static let folderIcon = Self(bit: 50)
  /// A read-only field.
  public static let readOnly = Self(bit: 51)
  /// An item of a menu.
  public static let menuItem = Self(bit: 52)
  /// An alert.
  public static let alert = Self(bit: 56)
  /// Inside a fieldset of a web page.
  public static let containedByFieldset = Self(bit: 57)
}

extension AccessibilityTraits {
  /// Each bit that has a name, lowest first: the names that transcripts, captures and JSON use.
  public static let names: [(trait: AccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.header, "header"), (.webContent, "webContent"),
    (.textEntry, "textEntry"), (.pickerElement, "pickerElement"), (.radioButton, "radioButton"),
    (.isEditing, "isEditing"), (.launchIcon, "launchIcon"),
    (.statusBarElement, "statusBarElement"), (.secureTextField, "secureTextField"),
    (.inactive, "inactive"), (.footer, "footer"), (.backButton, "backButton"),
    (.tabBarItem, "tabBarItem"), (.autoCorrectCandidate, "autoCorrectCandidate"),
    (.deleteKey, "deleteKey"), (.selectionDismissesItem, "selectionDismissesItem"),
    (.visited, "visited"), (.scrollable, "scrollable"), (.spacer, "spacer"),
    (.tableIndex, "tableIndex"), (.map, "map"),
    (.textOperationsAvailable, "textOperationsAvailable"), (.draggable, "draggable"),
    (.popUpButton, "popUpButton"), (.mathEquation, "mathEquation"),
    (.containedByTable, "containedByTable"), (.containedByList, "containedByList"),
    (.touchContainer, "touchContainer"), (.supportsZoom, "supportsZoom"),
    (.textArea, "textArea"), (.bookContent, "bookContent"),
    (.containedByLandmark, "containedByLandmark"), (.folderIcon, "folderIcon"),
    (.readOnly, "readOnly"), (.menuItem, "menuItem"), (.toggleButton, "toggleButton"),
    (.alert, "alert"), (.containedByFieldset, "containedByFieldset"),
  ]

  /// Creates the trait with a name; nil for an unknown name.
  ///
  /// Also accepts `unknown(n)`, which ``names-property`` produces.
  public init?(name: String) {
    if let known = Self.names.first(where: { $0.name == name }) {
      self = known.trait
    } else if name.hasPrefix("unknown("), name.hasSuffix(")"),
      let bit = UInt64(name.dropFirst(8).dropLast()), bit < 64
    {
      self.init(rawValue: 1 << bit)
    } else {
      return nil
    }
  }

  /// The names of the bits that are set, lowest first, followed by `unknown(n)` for each bit without a name.
  public var names: [String] {
    var rest = rawValue
    var result: [String] = []
    for (trait, name) in Self.names where rest & trait.rawValue != 0 {
      result.append(name)
      rest &= ~trait.rawValue
    }
    for bit in 0..<64 where rest & (1 << UInt64(bit)) != 0 { result.append("unknown(\(bit))") }
    return result
  }
}
