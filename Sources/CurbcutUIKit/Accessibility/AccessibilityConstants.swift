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
  /// What lies at the left; a flick to the right asks for it.
  case right = 1
  /// What lies at the right; a flick to the left asks for it.
  case left
  /// What lies above; a flick downwards asks for it.
  case up
  /// What lies below; a flick upwards asks for it.
  case down
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
  /// A document that is written, such as a letter.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A text to read from beginning to end, such as a book or an article.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A conversation in messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Cells of a table that calculates.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names of files and folders.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// The text of a program.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// What a terminal or a log shows.
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
