import Foundation

/// A placeholder in a menu for entries that are determined later.
///
/// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement>.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Determines the entries, immediately or later, and passes them to the completion handler.
  typealias ElementProvider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  /// Identifies an element whose entries responders provide.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement/identifier-swift.struct>.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Makes an identifier, preferably in reverse DNS notation.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What a responder returns to provide the entries of an element.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement/provider>.
  @preconcurrency @MainActor
  open class Provider: NSObject {
    let provide: ElementProvider

    /// Makes a provider. The closure passes the entries to its completion handler, immediately or later.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
      provide = elementProvider
    }
  }

  /// The identifier of an element whose entries responders provide; empty for another one.
  public let identifier: Identifier
  /// Nil where responders provide the entries.
  private let provider: ElementProvider?
  private let isCached: Bool
  private var found: [UIMenuElement]?

  private init(identifier: Identifier = Identifier(""), isCached: Bool, provider: ElementProvider?) {
    self.identifier = identifier
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }

  /// Makes an element whose entries are determined when the menu first opens, and then cached.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Makes an element whose entries are determined each time the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, provider: elementProvider) }

  /// Makes an element whose entries come from the first responder, in the responder chain, whose `provider(for:)` returns
  /// something.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement/usingfocus(identifier:shouldcacheitems:)>.
  ///
  /// - Parameters:
  ///   - identifier: Tells the responders what is asked for.
  ///   - shouldCacheItems: Whether they are asked only when the menu first opens.
  public static func usingFocus(identifier: Identifier, shouldCacheItems: Bool) -> UIDeferredMenuElement {
    UIDeferredMenuElement(identifier: identifier, isCached: shouldCacheItems, provider: nil)
  }

  /// Calls the completion handler with the entries once they are known.
  ///
  /// - Parameter responder: The first in the chain of those that are asked.
  func resolve(from responder: UIResponder?, _ completion: @escaping ([UIMenuElement]) -> Void) {
    if let found { return completion(found) }
    let first = UIApplication.shared.firstResponder ?? responder
    guard let provide = provider ?? first?.provider(for: self)?.provide else { return completion([]) }
    provide { [weak self] elements in
      if let self, isCached { found = elements }
      completion(elements)
    }
  }
}
