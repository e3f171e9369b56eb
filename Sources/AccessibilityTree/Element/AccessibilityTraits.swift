/// What an element is and how it behaves, as the bits that iOS uses.
///
/// The public bits have the values of `UIAccessibilityTraits`; the others are the ones that the
/// system's own controls carry and that an assistive technology reads, under the names by which the
/// field knows them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  @inlinable
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable
  init(bit: UInt64) { self.rawValue = 1 << bit }

  public static let none: Self = []

  // MARK: Public traits

  public static let button = Self(bit: 0)
  public static let link = Self(bit: 1)
  public static let image = Self(bit: 2)
  public static let selected = Self(bit: 3)
  public static let playsSound = Self(bit: 4)
  public static let keyboardKey = Self(bit: 5)
  public static let staticText = Self(bit: 6)
  public static let summaryElement = Self(bit: 7)
  public static let notEnabled = Self(bit: 8)
  public static let updatesFrequently = Self(bit: 9)
  public static let searchField = Self(bit: 10)
  public static let startsMediaSession = Self(bit: 11)
  public static let adjustable = Self(bit: 12)
  public static let allowsDirectInteraction = Self(bit: 13)
  public static let causesPageTurn = Self(bit: 14)
  public static let tabBar = Self(bit: 15)
  public static let header = Self(bit: 16)
  public static let supportsZoom = Self(bit: 46)
  /// On since iOS 17; the same bit carried `UISwitch` before, when it was private.
  public static let toggleButton = Self(bit: 53)

  // MARK: Traits of the system's own controls

  public static let webContent = Self(bit: 17)
  public static let textEntry = Self(bit: 18)
  public static let pickerElement = Self(bit: 19)
  public static let radioButton = Self(bit: 20)
  public static let isEditing = Self(bit: 21)
  public static let launchIcon = Self(bit: 22)
  public static let statusBarElement = Self(bit: 23)
  public static let secureTextField = Self(bit: 24)
  public static let inactive = Self(bit: 25)
  public static let footer = Self(bit: 26)
  public static let backButton = Self(bit: 27)
  public static let tabBarItem = Self(bit: 28)
  public static let autoCorrectCandidate = Self(bit: 29)
  public static let deleteKey = Self(bit: 30)
  public static let selectionDismissesItem = Self(bit: 31)
  public static let visited = Self(bit: 32)
  public static let scrollable = Self(bit: 33)
  public static let spacer = Self(bit: 34)
  public static let tableIndex = Self(bit: 35)
  public static let map = Self(bit: 36)
  public static let textOperationsAvailable = Self(bit: 37)
  public static let draggable = Self(bit: 38)
  public static let popUpButton = Self(bit: 40)
  public static let mathEquation = Self(bit: 42)
  public static let containedByTable = Self(bit: 43)
  public static let containedByList = Self(bit: 44)
  public static let touchContainer = Self(bit: 45)
  public static let textArea = Self(bit: 47)
  public static let bookContent = Self(bit: 48)
  public static let containedByLandmark = Self(bit: 49)
  public static let folderIcon = Self(bit: 50)
  public static let readOnly = Self(bit: 51)
  public static let menuItem = Self(bit: 52)
  public static let alert = Self(bit: 56)
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

  /// The trait that a name stands for, or nil for a name nobody knows.
  ///
  /// Understands `unknown(n)` as well, which ``names`` makes.
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

  /// The names of the bits that are set, lowest first; a bit without a name is `unknown(n)`.
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
