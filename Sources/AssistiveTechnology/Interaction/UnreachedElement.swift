import AccessibilityTree

/// An element that could be used, and that a technology does not reach, or not at once.
public struct UnreachedElement: Sendable, Equatable {
  /// Why.
  public enum Reason: String, Sendable, Equatable {
    /// Something has to be scrolled first: only what is seen is reached.
    case scrolledAway
    /// The app says that it does not respond (`accessibilityRespondsToUserInteraction`).
    case doesNotRespond
  }

  /// The element, as an index in reading order.
  public var element: Int
  /// Why.
  public var reason: Reason

  /// Creates an element that is not reached.
  public init(element: Int, reason: Reason) { (self.element, self.reason) = (element, reason) }
}

extension ElementTree {
  /// What a technology could use and does not reach, in reading order.
  ///
  /// - Parameters:
  ///   - isUsed: whether the technology uses such an element.
  ///   - isReached: whether it reaches the one at an index.
  public func unreached(
    using isUsed: (AccessibilityElement) -> Bool, isReached: (Int) -> Bool
  ) -> [UnreachedElement] {
    elements.indices.compactMap { index in
      if isReached(index) { return nil }
      var element = elements[index]
      if isUsed(element) { return UnreachedElement(element: index, reason: .scrolledAway) }
      guard element.hasDetails, element.details.respondsToUserInteraction == false else { return nil }
      element.details.respondsToUserInteraction = nil
      return isUsed(element) ? UnreachedElement(element: index, reason: .doesNotRespond) : nil
    }
  }
}
