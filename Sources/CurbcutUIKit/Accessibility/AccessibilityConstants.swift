import Foundation

/// The kind of container that an object is (iOS 11).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype>.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// Nothing in particular.
  case none
  /// Rows and columns; the container adopts `UIAccessibilityContainerDataTable`.
  case dataTable
  /// Items in order.
  case list
  /// A part of the screen that a person can jump to.
  case landmark
  /// Elements that belong together; the container's own label is spoken too (iOS 13).
  case semanticGroup
}

/// How Switch Control scans the elements inside an element (iOS 8).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle>.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system decides.
  case automatic
  /// Each element inside is scanned individually.
  case separate
  /// The elements inside are scanned as a group, and individually once the group is selected.
  case combined
}

/// The direction of a scroll: horizontal values follow the finger, vertical ones the scroll bar.
///
/// A flick to the left with three fingers asks for `left`, which shows what comes next; a flick upwards
/// asks for `down`.
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection>.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// Shows what lies to the left; a flick to the right asks for it.
  case right = 1
  /// Shows what lies to the right; a flick to the left asks for it.
  case left
  /// Shows what lies above; a flick downwards asks for it.
  case up
  /// Shows what lies below; a flick upwards asks for it.
  case down
  /// Shows what comes next, whatever the layout direction (iOS 5).
  case next
  /// Shows what comes before, whatever the layout direction (iOS 5).
  case previous
}

/// The kind of content of a text (iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext>.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A document being written, such as a letter.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A text to read from beginning to end, such as a book or an article.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A conversation in a messaging app.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// The cells of a spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names of files and folders.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// The source code of a program.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The output of a terminal or a log.
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
  /// Waits until there is nothing else to say.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
