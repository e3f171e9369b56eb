import Foundation

extension AccessibilityElement {
  /// The attributes of an element that few elements have.
  public struct Details: Equatable, Sendable {
    /// The shape drawn around the element, in screen coordinates; preferred over the frame.
    public var path: ElementPath?
    /// Where activation taps, in screen coordinates; nil for the default point.
    public var activationPoint: CGPoint?
    /// The BCP-47 language in which the element is spoken; nil for the user's.
    public var language: String?
    /// Names for Voice Control and Full Keyboard Access, best first; nil when the app set none.
    public var userInputLabels: [String]?
    /// Actions beside the default one, in the app's order.
    public var customActions: [CustomAction] = []
    /// Facts given on demand.
    public var customContent: [CustomContent] = []
    /// The names of the rotors that the app adds.
    public var customRotors: [CustomRotor] = []
    /// Whether the element shows or hides more, or cannot.
    public var expandedStatus: ExpandedStatus = .unsupported
    /// 1 to 6 for a heading with a level.
    public var headingLevel: Int?
    /// What kind of content the element's text is; nil when the app did not say.
    public var textualContext: TextualContext?
    /// How Switch Control steps into the element.
    public var navigationStyle: NavigationStyle = .automatic
    /// Whether Switch Control, Voice Control and Full Keyboard Access reach it; nil lets the traits decide.
    public var respondsToUserInteraction: Bool?
    /// How a direct touch area behaves; empty for the usual way.
    public var directTouchOptions: DirectTouchOptions = []
    /// The name of the class behind the element, where there is no class here: in a recording.
    public var className: String?
    /// What the provider shows in place of a value while there is none: a field's placeholder.
    public var placeholder: String?
    /// Which one of how many the element is, when its own class says so: a wheel of a picker.
    public var position: Position?
    /// What a badge on the element holds.
    public var badge: String?
    /// What a cursor inside the element's text needs to know; nil where nobody asked, or there is no text.
    public var text: TextContent?
    /// What can be dragged from the element, and where something can be dropped on it, by name.
    public var dragSources: [AccessibilityText] = []
    /// Where something can be dropped on the element, by name, in the app's order.
    public var dropPoints: [AccessibilityText] = []
    /// Where text navigation goes on behind and before this element.
    public var nextTextElement: AccessibilityElement.ID?
    /// Where text navigation goes on before this element; nil for nowhere.
    public var previousTextElement: AccessibilityElement.ID?
    /// Where the element is described: `Main.storyboard:41:13 (abc-de-fgh)`.
    public var source: String?

    /// Makes details in which nothing is set.
    public init() {}
  }

  /// The text inside an element, as a cursor moves through it. Ranges count UTF-16 units of ``string``.
  public struct TextContent: Hashable, Sendable, Codable {
    /// The text: the value of a field, the label of a text, the page of a book.
    public var string: String
    /// The lines as they are laid out; empty when nobody knows.
    public var lines: [Range<Int>]
    /// The insertion point, or what is selected; nil for text without a selection.
    public var selection: Range<Int>?
    /// True when the user can change the text.
    public var isEditable: Bool
    /// What is misspelled.
    public var misspelled: [Range<Int>]
    /// True while there is something to paste.
    public var canPaste: Bool

    /// Makes the text of an element; every range counts UTF-16 units.
    public init(
      _ string: String, lines: [Range<Int>] = [], selection: Range<Int>? = nil,
      isEditable: Bool = false, misspelled: [Range<Int>] = [], canPaste: Bool = false
    ) {
      self.string = string
      self.lines = lines
      self.selection = selection
      self.isEditable = isEditable
      self.misspelled = misspelled
      self.canPaste = canPaste
    }
  }

  /// One of several: 22 of 30.
  public struct Position: Hashable, Sendable, Codable {
    /// Counts from 1.
    public var index: Int
    /// How many there are.
    public var count: Int

    /// Makes a position; the index counts from 1.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// An action beside the default one.
  public struct CustomAction: Hashable, Sendable, Codable {
    /// What the action is called, as the user hears it.
    public var name: AccessibilityText
    /// Groups the action with others: `edit`, or a word of the app's own.
    public var category: String?

    /// Makes an action; without a category it stands among the general ones.
    public init(name: AccessibilityText, category: String? = nil) {
      self.name = name
      self.category = category
    }
  }

  /// A fact given on demand (`AXCustomContent`).
  public struct CustomContent: Hashable, Sendable, Codable {
    /// What the fact is about: "Breed".
    public var label: AccessibilityText
    /// The fact itself: "Beagle".
    public var value: AccessibilityText
    /// High importance: spoken with the element, without being asked for.
    public var isImportant: Bool

    /// Makes a fact that is spoken on demand, or with the element when it is important.
    public init(label: AccessibilityText, value: AccessibilityText, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A rotor that the app adds (`UIAccessibilityCustomRotor`); its search runs in the provider.
  public struct CustomRotor: Hashable, Sendable, Codable {
    /// What the rotor is called, as the user hears it.
    public var name: AccessibilityText
    /// The raw value of `UIAccessibilityCustomRotor.SystemRotorType`; 0 for a rotor with a name of its own.
    public var systemType: Int

    /// Makes a rotor with a name of its own, or one of the system's types.
    public init(name: AccessibilityText, systemType: Int = 0) {
      self.name = name
      self.systemType = systemType
    }
  }

  /// Whether an element discloses more (`UIAccessibility.ExpandedStatus`).
  public enum ExpandedStatus: Int, Hashable, Sendable {
    /// The element has nothing to disclose.
    case unsupported
    /// What it discloses shows.
    case expanded
    /// What it discloses is hidden.
    case collapsed
  }

  /// How Switch Control steps into an element (`UIAccessibilityNavigationStyle`).
  public enum NavigationStyle: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// Each element inside is one stop.
    case separate
    /// All elements inside are one stop.
    case combined
  }

  /// How a direct touch area behaves (`UIAccessibility.DirectTouchOptions`).
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The screen reader keeps silent when a finger touches the area.
    public static let silentOnTouch = Self(rawValue: 1 << 0)
    /// Touches go to the app only after the area was activated.
    public static let requiresActivation = Self(rawValue: 1 << 1)
  }
}
