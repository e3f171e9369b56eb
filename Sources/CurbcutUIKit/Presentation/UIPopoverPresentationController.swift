import Foundation

/// The source of a popover: a view or a bar item.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

/// The directions of a popover's arrow.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The popover is not shown yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Is notified before a popover is shown and when the user dismisses it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a tap outside the popover dismisses it; the older name of `presentationControllerShouldDismiss`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after the user has dismissed the popover; the older name of `presentationControllerDidDismiss`.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    (presentationController as? UIPopoverPresentationController)
      .map { popoverPresentationControllerShouldDismissPopover($0) } ?? true
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if let popover = presentationController as? UIPopoverPresentationController {
      popoverPresentationControllerDidDismissPopover(popover)
    }
  }
}

/// Shows a view controller in a popover next to its source; on a phone as a sheet, unless the delegate returns `none`
/// as the adaptive style.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The permitted directions of the arrow; any by default. The popover appears below its source, or above it if
  /// there is not enough space below.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; `unknown` before the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection {
    containerView == nil ? .unknown : place?.direction ?? .unknown
  }
  /// The view that the popover points to, if any.
  open weak var sourceView: UIView?
  /// The part of ``sourceView`` that the popover points to, in its coordinates; null, the default, for the whole
  /// view.
  open var sourceRect = CGRect.null
  /// The view or bar item that the popover points to. If set, it takes precedence over ``barButtonItem`` and
  /// ``sourceView``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { givenItem ?? barButtonItem ?? sourceView }
    set { givenItem = newValue }
  }
  private var givenItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The bar button item that the popover points to, if any.
  open var barButtonItem: UIBarButtonItem?
  /// The views that receive touches while the popover is shown; nil for none.
  @Unsupported("UIPopoverPresentationController.passthroughViews: touches beside the popover dismiss it")
  open var passthroughViews: [UIView]? = nil
  /// The background colour of the popover; nil, the default, for the system's.
  open var backgroundColor: UIColor?
  /// The minimum margins between the popover and the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may overlap its source; false by default.
  open var canOverlapSourceViewRect = false
  /// The class that draws the popover's background; nil for the system's.
  @Unsupported("UIPopoverPresentationController.popoverBackgroundViewClass: the bubble has the system's look")
  open var popoverBackgroundViewClass: AnyClass? = nil
  /// The sheet presentation controller used when the popover adapts to a sheet.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The rectangle that the popover points to, in the coordinates of the view that it is shown in.
  final func anchor(in container: UIView) -> CGRect {
    let item = sourceItem
    let view = (item as? UIView) ?? (item as? UIBarItem).flatMap { container.window?.barButton(for: $0) }
    guard let view else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let part = item is UIBarItem || sourceRect.isNull || givenItem != nil ? view.bounds : sourceRect
    return view.convert(part, to: container)
  }

  /// Lets the delegate say where the popover is to stand.
  final func willBeShown() { popoverDelegate?.prepareForPopoverPresentation(self) }

  open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

  private var place: PopoverPlace? {
    guard let containerView else { return nil }
    let room = containerView.bounds.inset(by: containerView.window?.safeAreaInsets ?? .zero)
      .inset(by: popoverLayoutMargins)
    let wanted = presentedViewController.preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 480)
    return PopoverPlace(
      of: size, at: anchor(in: containerView), in: room, directions: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect)
  }

  override var hasDismissRegion: Bool { true }
  override var isElevated: Bool { true }

  override var castsShadow: Bool { true }

  override var corners: (radius: CGFloat, mask: CACornerMask)? {
    (
      SystemMetrics.current.hasPlatters ? 26 : 13,
      [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )
  }

  open override func presentationTransitionWillBegin() {
    if let backgroundColor { presentedView?.backgroundColor = backgroundColor }
    willBeShown()
  }
}
