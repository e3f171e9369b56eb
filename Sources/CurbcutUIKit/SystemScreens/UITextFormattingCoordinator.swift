import Foundation

/// Applies the changes made in the font panel.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextformattingcoordinatordelegate>.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: AnyObject {
  /// Called with a closure that converts text attributes to those that the user has chosen.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

/// Keeps a Mac's font panel and an app's text in sync.
///
/// Only Macs have this panel: on iOS, and here, it is never shown, and the delegate is never called.
/// Follows <https://developer.apple.com/documentation/uikit/uitextformattingcoordinator>.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject {
  /// Applies the changes made in the panel; not retained.
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  private var attributes: [NSAttributedString.Key: Any] = [:]

  /// Whether the font panel is visible: always false.
  open class var isFontPanelVisible: Bool { false }

  /// Makes a coordinator for the text of a window scene.
  public init(for windowScene: UIWindowScene) { super.init() }

  /// Sets the attributes of the selected text; `isMultiple` means that they vary within it. Stored but unused, as
  /// there is no panel.
  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple: Bool) {
    self.attributes = attributes
  }

  /// Shows or hides the font panel. Does nothing, as on iOS: only Macs have one.
  open class func toggleFontPanel(_ sender: Any) {}
}
