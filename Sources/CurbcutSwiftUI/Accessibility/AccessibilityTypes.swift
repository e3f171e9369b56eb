import CurbcutUIKit
import Foundation

/// What becomes of the elements in a view that becomes an element itself.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior>.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let raw: Int

  /// They are left out.
  public static let ignore = Self(raw: 0)
  /// They stay, in a container.
  public static let contain = Self(raw: 1)
  /// Their words, traits and actions are merged into one element.
  public static let combine = Self(raw: 2)
}

/// The level of a heading.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel>.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading of no level, or of one from the highest to the lowest.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a text.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype>.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let context: UIAccessibilityTextualContext?

  /// Text of no kind.
  public static let plain = Self(context: nil)
  /// Input and output of a command line.
  public static let console = Self(context: .console)
  /// Paths of files.
  public static let fileSystem = Self(context: .fileSystem)
  /// Messages.
  public static let messaging = Self(context: .messaging)
  /// Prose, such as a book.
  public static let narrative = Self(context: .narrative)
  /// The source of a program.
  public static let sourceCode = Self(context: .sourceCode)
  /// Cells of a table.
  public static let spreadsheet = Self(context: .spreadsheet)
  /// A document that is written.
  public static let wordProcessing = Self(context: .wordProcessing)
}

/// The part of an element in a pair of a label and what it labels.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The half that describes.
  case label
  /// The half that is described.
  case content
}
