import Foundation

/// Transforms the text attributes of a configuration.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct>.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the attributes to use in place of the given ones.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes to use in place of `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
