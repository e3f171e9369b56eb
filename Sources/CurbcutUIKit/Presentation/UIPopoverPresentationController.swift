import Foundation

/// Where a popover may come from: a view, or a button in a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

/// Where the arrow of a popover may point.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover stands below what it points to.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover stands above what it points to.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover stands at the right of what it points to.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover stands at the left of what it points to.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The popover is not shown yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Hears of a popover's course.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover shows.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a tap beside the popover closes it; an older name of `presentationControllerShouldDismiss`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after the person closed the popover; an older name of `presentationControllerDidDismiss`.
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

/// Shows a controller in a bubble beside what it is about; on a phone as a sheet, unless the delegate answers
/// `none` for the form.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// Where the arrow may point; anywhere by default. The popover stands below what it points to, or above it
  /// where there is no room below.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow points; `unknown` before the popover shows.
  open var arrowDirection: UIPopoverArrowDirection {
    guard containerView != nil else { return .unknown }
    return frameOfPresentedViewInContainerView.minY >= anchor.maxY ? .up : .down
  }
  /// The view that the popover points to; nil for none.
  open weak var sourceView: UIView?
  /// The part of ``sourceView`` that the popover points to, in its coordinates; null, the default, for all of it.
  open var sourceRect = CGRect.null
  /// The view or the button that the popover points to, in place of the other two; nil for none.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { givenItem ?? barButtonItem ?? sourceView }
    set { givenItem = newValue }
  }
  private var givenItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The button of a bar that the popover points to; nil for none.
  open var barButtonItem: UIBarButtonItem?
  /// Views that take touches while the popover shows; nil for none.
  @Unsupported("UIPopoverPresentationController.passthroughViews: touches beside the popover dismiss it")
  open var passthroughViews: [UIView]? = nil
  /// The colour of the bubble; nil, the default, for the system's.
  open var backgroundColor: UIColor?
  /// How far the bubble keeps from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the bubble may lie over what it points to; false by default.
  open var canOverlapSourceViewRect = false
  /// The class that draws the bubble; nil for the system's.
  @Unsupported("UIPopoverPresentationController.popoverBackgroundViewClass: the bubble has the system's look")
  open var popoverBackgroundViewClass: AnyClass? = nil
  /// The sheet that the popover is where there is little room.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The place that the popover points to, in the window.
  private var anchor: CGRect {
    let item = sourceItem
    let view = (item as? UIView) ?? (item as? UIBarItem).flatMap { containerView?.window?.barButton(for: $0) }
    guard let view, let container = containerView else {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
    let part = item is UIBarItem || sourceRect.isNull || givenItem != nil ? view.bounds : sourceRect
    return view.convert(part, to: container)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let room = containerView.bounds.inset(by: containerView.window?.safeAreaInsets ?? .zero)
      .inset(by: popoverLayoutMargins)
    let wanted = presentedViewController.preferredContentSize
    var size = CGSize(
      width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 480)
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let anchor = anchor
    let mayStandBelow = permittedArrowDirections.contains(.up) || !permittedArrowDirections.contains(.down)
    let isBelow =
      mayStandBelow
      && (anchor.maxY + size.height <= room.maxY || anchor.midY < room.midY
        || !permittedArrowDirections.contains(.down))
    let free = isBelow ? room.maxY - anchor.maxY : anchor.minY - room.minY
    if !canOverlapSourceViewRect { size.height = min(size.height, max(free, 100)) }
    let y = isBelow ? anchor.maxY : anchor.minY - size.height
    return CGRect(
      x: min(max(room.minX, anchor.midX - size.width / 2), room.maxX - size.width),
      y: min(max(room.minY, y), room.maxY - size.height), width: size.width, height: size.height)
  }

  override var hasDismissRegion: Bool { true }
  override var corners: (radius: CGFloat, mask: CACornerMask)? {
    (13, [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  open override func presentationTransitionWillBegin() {
    if let backgroundColor { presentedView?.backgroundColor = backgroundColor }
    popoverDelegate?.prepareForPopoverPresentation(self)
  }
}
