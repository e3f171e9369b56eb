import CurbcutUIKit
import Foundation

// What elements are, and where they stand among others.

extension View {
  // MARK: Elements

  /// Hides the view and all in it from assistive technologies, or shows one that is transparent, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)>.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.hidden(hidden, isEnabled))
  }
  /// Sets the name by which automation knows the view, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)>.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.identifier(identifier, isEnabled))
  }
  /// Sets the order among the elements of a container; 0 by default, higher comes first.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)>.
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.sortPriority(sortPriority))
  }
  /// Sets whether technologies other than VoiceOver can use the element, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityrespondstouserinteraction(_:)>.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.respondsToUserInteraction(respondsToUserInteraction, isEnabled))
  }
  // MARK: Traits

  /// Adds traits.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)>.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.addTraits(traits))
  }
  /// Removes traits.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:)>.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.removeTraits(traits))
  }
  /// Sets the level of a heading.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityheading(_:)>.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.heading(level))
  }
  /// Sets the kind of the text.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitytextcontenttype(_:)>.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.textContentType(value))
  }
}
