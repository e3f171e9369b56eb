import Foundation

/// Takes over what the font panel changes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextformattingcoordinatordelegate>.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: AnyObject {
  /// Called with what turns the attributes of a text into those that the person wants.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// Keeps a Mac's font panel and an app's text in step.
///
/// Only Macs have that panel: on iOS, and here, it never shows, and the delegate is never called.
/// Follows <https://developer.apple.com/documentation/uikit/uitextformattingcoordinator>.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject {
  /// Takes over what the panel changes; not retained.
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  private var attributes: [NSAttributedString.Key: Any] = [:]

  /// Whether the font panel shows: never.
  open class var isFontPanelVisible: Bool { false }

  /// A coordinator for the texts of a window scene.
  public init(for windowScene: UIWindowScene) { super.init() }

  /// Tells the panel what the selected text looks like; `isMultiple` when it does not all look so. Kept:
  /// there is no panel to show it.
  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple: Bool) {
    self.attributes = attributes
  }

  /// Shows or hides the font panel. Does nothing, as on iOS: only Macs have one.
  open class func toggleFontPanel(_ sender: Any) {}
}
