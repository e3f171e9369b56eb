import Foundation

/// Makes text attributes from others, as a configuration asks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct>.
@MainActor
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
