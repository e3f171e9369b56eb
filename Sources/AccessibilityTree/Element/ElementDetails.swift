import Foundation

extension AccessibilityElement {
  /// The attributes of an element that few elements have.
  public struct Details: Equatable, Sendable {
    /// The outline of the element, in screen coordinates; takes precedence over the frame.
    public var path: ElementPath?
    /// The point that activation taps, in screen coordinates; nil for the default point.
    public var activationPoint: CGPoint?
    /// The BCP-47 tag of the language in which the element is spoken; nil for the user's language.
    public var language: String?
    /// Names for Voice Control and Full Keyboard Access, best first; nil when the app set none.
    public var userInputLabels: [String]?
    /// Actions besides the default one, in the app's order.
    public var customActions: [CustomAction] = []
    /// Custom content, spoken on demand.
    public var customContent: [CustomContent] = []
    /// The custom rotors that the app adds.
    public var customRotors: [CustomRotor] = []
    /// Whether the element is expanded or collapsed, if it can be either.
    public var expandedStatus: ExpandedStatus = .unsupported
    /// 1 to 6 for a heading with a level.
    public var headingLevel: Int?
    /// What kind of content the element's text is; nil when the app did not say.
    public var textualContext: TextualContext?
    /// How Switch Control navigates into the element.
    public var navigationStyle: NavigationStyle = .automatic
    /// Whether Switch Control, Voice Control and Full Keyboard Access reach it; nil lets the traits decide.
    public var respondsToUserInteraction: Bool?
    /// How a direct touch area behaves; empty for the default behaviour.
    public var directTouchOptions: DirectTouchOptions = []
    /// The name of the class behind the element, for a recording, where the class itself is not available.
    public var className: String?
    /// What is shown while there is no value: a field's placeholder.
    public var placeholder: String?
    /// The element's index and the total, when its own class provides them: a wheel of a picker.
    public var position: Position?
    /// The text of a badge on the element.
    public var badge: String?
    /// What a cursor inside the element's text needs to know; nil when it was not asked for, or there is no
    /// text.
    public var text: TextContent?
    /// What can be dragged from the element, by name, in the app's order.
    public var dragSources: [AccessibilityText] = []
    /// Where something can be dropped on the element, by name, in the app's order.
    public var dropPoints: [AccessibilityText] = []
    /// Where text navigation continues after this element; nil for nowhere.
    public var nextTextElement: AccessibilityElement.ID?
    /// Where text navigation continues before this element; nil for nowhere.
    public var previousTextElement: AccessibilityElement.ID?
    /// What the element says of the chart that it is; nil when it is none.
    public var chart: ChartSummary?
    /// Where the element is defined: `Main.storyboard:41:13 (abc-de-fgh)`.
    public var source: String?

    /// Creates details with nothing set.
    public init() {}
  }

  /// The text inside an element, as a cursor moves through it. Ranges are in UTF-16 units of ``string``.
  public struct TextContent: Hashable, Sendable, Codable {
    /// The text: the value of a field, the label of a text, the page of a book.
    public var string: String
    /// The lines as laid out; empty when unknown.
    public var lines: [Range<Int>]
    /// The insertion point (an empty range) or the selection; nil for text that has neither.
    public var selection: Range<Int>?
    /// True when the user can change the text.
    public var isEditable: Bool
    /// The misspelled words.
    public var misspelled: [Range<Int>]
    /// True while there is something to paste.
    public var canPaste: Bool

    /// Creates the text of an element; ranges are in UTF-16 units.
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

    /// Creates a position; the index counts from 1.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// An action besides the default one.
  public struct CustomAction: Hashable, Sendable, Codable {
    /// What the action is called, as the user hears it.
    public var name: AccessibilityText
    /// Groups the action with others: `edit`, or a category of the app's own.
    public var category: String?

    /// Creates an action; without a category it is one of the general actions.
    public init(name: AccessibilityText, category: String? = nil) {
      self.name = name
      self.category = category
    }
  }

  /// A piece of custom content, spoken on demand (`AXCustomContent`).
  public struct CustomContent: Hashable, Sendable, Codable {
    /// What the content is about: "Breed".
    public var label: AccessibilityText
    /// The content itself: "Beagle".
    public var value: AccessibilityText
    /// True for high importance: spoken together with the element, without being asked for.
    public var isImportant: Bool

    /// Creates content that is spoken on demand, or together with the element when it is important.
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

    /// Creates a rotor with a name of its own, or of one of the system's types.
    public init(name: AccessibilityText, systemType: Int = 0) {
      self.name = name
      self.systemType = systemType
    }
  }

  /// Whether an element is expanded or collapsed (`UIAccessibility.ExpandedStatus`).
  public enum ExpandedStatus: Int, Hashable, Sendable {
    /// The element cannot be expanded or collapsed.
    case unsupported
    /// Its additional content is shown.
    case expanded
    /// Its additional content is hidden.
    case collapsed
  }

  /// How Switch Control navigates into an element (`UIAccessibilityNavigationStyle`).
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
    /// The screen reader stays silent when a finger touches the area.
    public static let silentOnTouch = Self(rawValue: 1 << 0)
    /// Touches go to the app only after the area has been activated.
    public static let requiresActivation = Self(rawValue: 1 << 1)
  }
}
