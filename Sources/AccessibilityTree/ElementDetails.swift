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
    public var expandedStatus: ExpandedStatus = .unsupported
    /// 1 to 6 for a heading with a level.
    public var headingLevel: Int?
    public var textualContext: TextualContext?
    public var navigationStyle: NavigationStyle = .automatic
    /// Whether Switch Control, Voice Control and Full Keyboard Access reach it; nil lets the traits decide.
    public var respondsToUserInteraction: Bool?
    public var directTouchOptions: DirectTouchOptions = []
    /// The name of the class behind the element, as the app's author knows it.
    public var className: String?
    /// What the provider shows in place of a value while there is none: a field's placeholder.
    public var placeholder: String?
    /// What a badge on the element holds.
    public var badge: String?
    /// Where the element is described: `Main.storyboard:41:13 (abc-de-fgh)`.
    public var source: String?

    public init() {}
  }

  /// An action beside the default one.
  public struct CustomAction: Hashable, Sendable {
    public var name: AccessibilityText
    /// Groups the action with others: `edit`, or a word of the app's own.
    public var category: String?

    public init(name: AccessibilityText, category: String? = nil) {
      self.name = name
      self.category = category
    }
  }

  /// A fact given on demand (`AXCustomContent`).
  public struct CustomContent: Hashable, Sendable {
    public var label: AccessibilityText
    public var value: AccessibilityText
    /// High importance: spoken with the element, without being asked for.
    public var isImportant: Bool

    public init(label: AccessibilityText, value: AccessibilityText, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A rotor that the app adds (`UIAccessibilityCustomRotor`); its search runs in the provider.
  public struct CustomRotor: Hashable, Sendable {
    public var name: AccessibilityText
    /// The raw value of `UIAccessibilityCustomRotor.SystemRotorType`; 0 for a rotor with a name of its own.
    public var systemType: Int

    public init(name: AccessibilityText, systemType: Int = 0) {
      self.name = name
      self.systemType = systemType
    }
  }

  /// Whether an element discloses more (`UIAccessibility.ExpandedStatus`).
  public enum ExpandedStatus: Int, Hashable, Sendable {
    case unsupported, expanded, collapsed
  }

  /// How Switch Control steps into an element (`UIAccessibilityNavigationStyle`).
  public enum NavigationStyle: Int, Hashable, Sendable {
    case automatic, separate, combined
  }

  /// How a direct touch area behaves (`UIAccessibility.DirectTouchOptions`).
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = Self(rawValue: 1 << 0)
    public static let requiresActivation = Self(rawValue: 1 << 1)
  }
}

/// A shape in screen coordinates, in points.
public struct ElementPath: Hashable, Sendable {
  /// One step of the pen.
  public enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
  }

  public var steps: [Step]

  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The four sides of a rectangle.
  public init(rect: CGRect) {
    steps = [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  public var isEmpty: Bool { steps.isEmpty }

  /// Every point that the steps name, control points included.
  public var points: [CGPoint] {
    steps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let p), .line(let p): [p]
      case .quad(let c, let p): [c, p]
      case .curve(let a, let b, let p): [a, b, p]
      case .close: []
      }
    }
  }

  /// True when no coordinate is NaN or infinite.
  public var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  /// The smallest rectangle around all points, control points included; zero for an empty path.
  public var boundingBox: CGRect {
    let all = points
    guard let first = all.first else { return .zero }
    var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
    for p in all {
      (x0, y0, x1, y1) = (min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y))
    }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
