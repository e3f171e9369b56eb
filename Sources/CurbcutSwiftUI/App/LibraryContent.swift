import Foundation

/// What an app adds to Xcode's library of views and modifiers. Only Xcode reads it; the running app never does.
///
/// Follows <https://developer.apple.com/documentation/developertoolssupport/librarycontentprovider>.
@preconcurrency @MainActor
public protocol LibraryContentProvider {
  /// The type that modifiers are shown on.
  associatedtype ModifierBase = Any
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// The modifiers, on a view.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }
  /// No modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An entry of Xcode's library.
///
/// Follows <https://developer.apple.com/documentation/developertoolssupport/libraryitem>.
public struct LibraryItem {
  /// The group of the library that an entry is in.
  public struct Category: Sendable {
    /// Effects.
    public static let effect = Category()
    /// Layouts.
    public static let layout = Category()
    /// Controls.
    public static let control = Category()
    /// Others.
    public static let other = Category()
  }

  /// Creates an entry. What it shows is not made, as nobody looks at it here.
  public init<Snippet>(
    _ snippet: @autoclosure @escaping () -> Snippet, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Makes a list of entries of their declarations.
///
/// Follows <https://developer.apple.com/documentation/developertoolssupport/librarycontentbuilder>.
@resultBuilder
public enum LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap(\.self) }
}
