import Foundation

/// Makes text attributes from others, as a configuration asks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct>.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer {
  /// Answers with the attributes to use in place of those it is given.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that runs a block.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes to use in place of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
