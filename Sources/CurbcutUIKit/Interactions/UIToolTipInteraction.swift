import Foundation

/// The text of a tooltip and where it holds.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipconfiguration>.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// What is shown.
  open private(set) var toolTip: String
  /// The part of the view, in its coordinates, in which it is shown; null for the whole view.
  open private(set) var sourceRect: CGRect

  /// A text for a part of a view.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }

  /// A text for a whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }
}

/// Gives the tooltip at a place.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  /// The tooltip at a point of the view; nil for none.
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

/// Shows a text while a pointer rests on a view.
///
/// On iOS tooltips show on a Mac only. The text is kept, and never shown or spoken.
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteraction>.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Gives texts by place; nil, the default, for ``defaultToolTip`` everywhere.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether tooltips are wanted; true by default.
  open var isEnabled = true
  /// The text where the delegate gives none.
  open var defaultToolTip: String?

  /// An interaction that asks its delegate.
  public override init() { super.init() }

  /// An interaction with one text for the whole view.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
