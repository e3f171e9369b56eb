import CurbcutUIKit

/// A rotor of the system that an app can replace.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitysystemrotor>.
public struct AccessibilitySystemRotor: Sendable {
  let type: UIAccessibilityCustomRotor.SystemRotorType

  /// Links, visited or not.
  public static var links: Self { Self(type: .link) }
  /// Links that were visited, or all of them.
  public static func links(visited: Bool) -> Self { Self(type: visited ? .visitedLink : .link) }
  /// Headings of every level.
  public static var headings: Self { Self(type: .heading) }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    switch level {
    case .unspecified: Self(type: .heading)
    case .h1: Self(type: .headingLevel1)
    case .h2: Self(type: .headingLevel2)
    case .h3: Self(type: .headingLevel3)
    case .h4: Self(type: .headingLevel4)
    case .h5: Self(type: .headingLevel5)
    case .h6: Self(type: .headingLevel6)
    }
  }
  /// Bold text.
  public static var boldText: Self { Self(type: .boldText) }
  /// Italic text.
  public static var italicText: Self { Self(type: .italicText) }
  /// Underlined text.
  public static var underlineText: Self { Self(type: .underlineText) }
  /// Words that the spell checker marks.
  public static var misspelledWords: Self { Self(type: .misspelledWord) }
  /// Images.
  public static var images: Self { Self(type: .image) }
  /// Text fields.
  public static var textFields: Self { Self(type: .textField) }
  /// Tables.
  public static var tables: Self { Self(type: .table) }
  /// Lists.
  public static var lists: Self { Self(type: .list) }
  /// Landmarks.
  public static var landmarks: Self { Self(type: .landmark) }
}

/// What a rotor is called.
enum RotorName {
  case named(Text)
  case system(AccessibilitySystemRotor)
}
