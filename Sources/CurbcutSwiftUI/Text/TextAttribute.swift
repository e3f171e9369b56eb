import Foundation

/// A value that an app attaches to a part of a text, for its ``TextRenderer`` to find.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textattribute>.
public protocol TextAttribute {}

extension Text {
  /// Attaches a value to the text, which a ``TextRenderer`` finds in its runs.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/customattribute(_:)>.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.attribute(AttachedTextAttribute(value: value)))
  }
}

/// A value that is attached to a part of a text.
struct AttachedTextAttribute: Equatable, @unchecked Sendable {
  let value: any TextAttribute

  static func == (a: Self, b: Self) -> Bool {
    func isSame<T: TextAttribute>(_ first: T) -> Bool {
      guard let second = b.value as? T else { return false }
      let both = Unchecked((first, second))
      return Isolation.onMain { areEqual(both.value.0, both.value.1) }
    }
    return isSame(a.value)
  }
}

/// The values that are attached to a run of a string.
final class AttachedTextAttributes: NSObject {
  let values: [AttachedTextAttribute]

  init(_ values: [AttachedTextAttribute]) { self.values = values }

  override func isEqual(_ object: Any?) -> Bool { (object as? AttachedTextAttributes)?.values == values }

  override var hash: Int { values.count }

  /// The value of a type that was attached last.
  func value<T: TextAttribute>(_ type: T.Type) -> T? {
    for attached in values.reversed() { if let found = attached.value as? T { return found } }
    return nil
  }
}

extension NSAttributedString.Key {
  /// The values that an app has attached to a part of a text.
  static let textAttributes = NSAttributedString.Key("SwiftUI.TextAttributes")
}
