import Foundation

/// A placeholder in a menu for entries that are determined later.
///
/// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement>.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Determines the entries, immediately or later, and passes them to the completion handler.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var found: [UIMenuElement]?

  private init(isCached: Bool, provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }

  /// Makes an element whose entries are determined when the menu first opens, and then cached.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Makes an element whose entries are determined each time the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// Calls the completion handler with the entries once they are known.
  func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let found { return completion(found) }
    provider { [weak self] elements in
      if let self, isCached { found = elements }
      completion(elements)
    }
  }
}
