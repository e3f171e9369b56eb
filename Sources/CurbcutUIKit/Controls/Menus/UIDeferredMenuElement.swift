import Foundation

/// A place in a menu whose entries are known only later.
///
/// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement>.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Finds the entries, at once or later, and hands them over.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var found: [UIMenuElement]?

  private init(isCached: Bool, provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }

  /// Entries that are found when the menu opens for the first time, and kept.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Entries that are found anew whenever the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// Hands over the entries once they are known.
  func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let found { return completion(found) }
    provider { [weak self] elements in
      if let self, isCached { found = elements }
      completion(elements)
    }
  }
}
