import Foundation

extension AccessibleObject {
  /// Custom content that one of this project's tools gives an object whose class does not conform to
  /// `AXCustomContentProvider`: a screen made from a description has no classes of its own.
  package final var hostedCustomContent: [AXCustomContent] {
    get { accessibilityStorage?.customContent ?? [] }
    set {
      ensureAccessibilityStorage().customContent = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// What the row offers that the object is in, in addition to the object's own actions; nil outside of rows.
  package final var rowActions: (@MainActor () -> [UIAccessibilityCustomAction])? {
    get { accessibilityStorage?.rowActions }
    set {
      ensureAccessibilityStorage().rowActions = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Has assistive technologies ask the object for the chart that it describes.
  package final func markAsChart() {
    guard accessibilityStorage?.isChart != true else { return }
    ensureAccessibilityStorage().isChart = true
  }

  /// The custom content that an assistive technology gives on demand.
  ///
  /// As on iOS, an object has some if its class conforms to `AXCustomContentProvider`.
  final var customContentFacts: [AXCustomContent] {
    guard let provider = self as? any AXCustomContentProvider else { return hostedCustomContent }
    if let block = provider.accessibilityCustomContentBlock { return block() ?? [] }
    return provider.accessibilityCustomContent ?? []
  }
}
