import Foundation

extension AccessibleObject {
  /// Facts that a tool of ours gives an object whose class is no `AXCustomContentProvider`: a screen made
  /// from a description has no classes of its own.
  package final var hostedCustomContent: [AXCustomContent] {
    get { accessibilityStorage?.customContent ?? [] }
    set {
      ensureAccessibilityStorage().customContent = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// The facts that an assistive technology gives on demand.
  ///
  /// As on iOS an object has them when its class adopts `AXCustomContentProvider`.
  final var customContentFacts: [AXCustomContent] {
    guard let provider = self as? any AXCustomContentProvider else { return hostedCustomContent }
    if let block = provider.accessibilityCustomContentBlock { return block() ?? [] }
    return provider.accessibilityCustomContent ?? []
  }
}
