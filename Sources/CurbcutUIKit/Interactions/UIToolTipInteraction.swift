import Foundation

/// The text of a tooltip and the area it applies to.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipconfiguration>.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text that is shown.
  open private(set) var toolTip: String
  /// The part of the view for which it is shown, in the view's coordinates; null for the whole view.
  open private(set) var sourceRect: CGRect

  /// Makes a tooltip for a part of a view.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }

  /// Makes a tooltip for a whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }
}

/// Provides the tooltip at a point.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  /// Returns the tooltip at a point of the view; nil for none.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// Shows a tooltip while a pointer rests on a view.
///
/// Tooltips of iOS apps are only shown on a Mac. The text is stored, but never shown or spoken.
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteraction>.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Provides tooltips by point; if nil, the default, ``defaultToolTip`` applies everywhere.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether the interaction is enabled; true by default.
  open var isEnabled = true
  /// The text used if there is no delegate or it does not implement its method.
  open var defaultToolTip: String?

  /// Makes an interaction that asks its delegate.
  public override init() { super.init() }

  /// Makes an interaction with one text for the whole view.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
