import Foundation

/// How texts are compared as the user would sort them. Foundation knows these ways on Apple's systems only.
///
/// Follows <https://developer.apple.com/documentation/swift/string/standardcomparator>.
public struct _LocalizedStandardComparator: Hashable, Sendable {
  /// As files are sorted: by the user's language, and with numbers by their value.
  public static let localizedStandard = Self()
}

/// A text that is compared as files are sorted.
public struct _LocalizedStandardKey: Comparable, Sendable {
  let text: String

  public static func == (a: Self, b: Self) -> Bool {
    a.text.localizedStandardCompare(b.text) == .orderedSame
  }
  public static func < (a: Self, b: Self) -> Bool {
    a.text.localizedStandardCompare(b.text) == .orderedAscending
  }
}

extension String {
  /// The text as it is compared by `.localizedStandard`.
  fileprivate var localizedStandardKey: _LocalizedStandardKey { _LocalizedStandardKey(text: self) }
}

extension Optional where Wrapped == String {
  /// The text as it is compared by `.localizedStandard`; no text comes first.
  fileprivate var localizedStandardKey: _LocalizedStandardKey { _LocalizedStandardKey(text: self ?? "") }
}

extension SortDescriptor {
  /// Sorts by a text, as files are sorted.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/sortdescriptor/init(_:comparator:order:)>.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStandardComparator,
    order: SortOrder = .forward
  ) {
    self.init(Self.sendable(keyPath.appending(path: \.localizedStandardKey)), order: order)
  }

  /// Sorts by a text that may be missing, as files are sorted; what has none comes first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStandardComparator,
    order: SortOrder = .forward
  ) {
    self.init(Self.sendable(keyPath.appending(path: \.localizedStandardKey)), order: order)
  }

  private typealias SendablePath = any KeyPath<Compared, _LocalizedStandardKey> & Sendable

  /// A path that is made of others that may be sent may be sent; the compiler does not say so.
  private static func sendable(_ path: KeyPath<Compared, _LocalizedStandardKey>) -> SendablePath {
    unsafeBitCast(path, to: SendablePath.self)
  }
}
