import Foundation

/// What an object is as a container (iOS 11).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype>.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// Nothing in particular.
  case none
  /// Rows and columns; the container adopts `UIAccessibilityContainerDataTable`.
  case dataTable
  /// Items in order.
  case list
  /// A part of the screen to jump to.
  case landmark
  /// Elements that belong together; what the container itself is called is told too (iOS 13).
  case semanticGroup
}

/// How Switch Control steps into an element (iOS 8).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle>.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// As the system finds best.
  case automatic
  /// Each element inside by itself.
  case separate
  /// All elements inside as one; each by itself once it is chosen.
  case combined
}

/// The direction of a scroll: horizontal values follow the finger, vertical ones the scroll bar.
///
/// A flick to the left with three fingers asks for `left`, which shows what comes next; a flick upwards
/// asks for `down`.
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection>.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1, left, up, down
  /// What comes next, whichever way the language runs (iOS 5).
  case next
  /// What comes before, whichever way the language runs (iOS 5).
  case previous
}

/// The kind of content of a text (iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext>.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// How an announcement competes with other speech (iOS 17).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitypriority>.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Interrupts what is being said, and is not interrupted itself.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts what is being said, and may be interrupted.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits until nothing else is to be said.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
