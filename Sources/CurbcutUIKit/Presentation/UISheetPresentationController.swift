import Foundation

/// Is notified when the user moves a sheet to another detent.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user, not the app, has selected another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The information from which a custom detent computes its height.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height available, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Shows a view controller as a sheet that rises from the bottom to one of several heights, called detents.
///
/// On a tablet a sheet is centred on the screen, and its detents are ignored.
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Identifies a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      /// Makes a custom identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half the maximum height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The maximum height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half the maximum height.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.5 } }
    /// The maximum height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Makes a detent whose height the app computes, in points. The resolver returns nil if it is not available.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(UUID().uuidString)"), resolver: resolver)
    }

    /// The height, in points; nil if the detent is not available.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  /// The detents, from the lowest; only ``Detent/large()`` by default.
  open var detents: [Detent] = [.large()] { didSet { heightsDidChange() } }
  /// The identifier of the selected detent; nil for the lowest. Setting it does not notify the delegate.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightsDidChange() } }
  /// The largest detent at which the content behind is neither dimmed nor inaccessible; nil, the default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightsDidChange() } }
  /// Whether a grabber is shown at the top; false by default. If there are several detents, VoiceOver finds it in any
  /// case.
  open var prefersGrabberVisible = false { didSet { heightsDidChange() } }
  /// Whether scrolling beyond the edge of the content expands the sheet; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge if the height is compact; false by default.
  @Unsupported(
    "UISheetPresentationController.prefersEdgeAttachedInCompactHeight: the sheet keeps its edges where the screen is low"
  )
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an edge-attached sheet has the width of the preferred content size; false by default.
  @Unsupported(
    "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached: the sheet is as wide as the screen"
  )
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether a sheet on a tablet has the size of a page; true by default.
  @Unsupported("UISheetPresentationController.prefersPageSizing: a sheet on a tablet has the system's size")
  open var prefersPageSizing = true
  /// The radius of the corners, in points; nil, the default, for that of the system.
  open var preferredCornerRadius: CGFloat? { didSet { heightsDidChange() } }
  /// The view from which the sheet appears on a large screen; nil by default.
  @Unsupported("UISheetPresentationController.sourceView: the sheet comes from the lower edge")
  open var sourceView: UIView? = nil

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  /// Makes changes to the detents and displays them immediately, without animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    heightsDidChange()
  }

  /// Recomputes the heights of custom detents.
  open func invalidateDetents() { heightsDidChange() }

  open override var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle == .formSheet ? .formSheet : .pageSheet
  }

  // MARK: Detents

  private final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    init(traits: UITraitCollection, maximum: CGFloat) {
      containerTraitCollection = traits
      maximumDetentValue = maximum
      super.init()
    }
  }

  /// The selected detent.
  private var selected: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  private var isPad: Bool { containerView?.traitCollection.userInterfaceIdiom == .pad }

  /// In points; an app sets another one by `preferredContentSize`.
  private static let formSize = CGSize(width: 540, height: 620)

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    if isPad {
      let preferred = presentedViewController.preferredContentSize
      // A form has its own size; a page leaves a margin of the screen.
      let isForm = presentedViewController.modalPresentationStyle == .formSheet
      let usual =
        isForm ? Self.formSize : CGSize(width: min(704, bounds.width - 88), height: bounds.height - 88)
      let width = min(preferred.width > 0 ? preferred.width : usual.width, bounds.width)
      let height = min(preferred.height > 0 ? preferred.height : usual.height, bounds.height)
      return CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
    let top = containerView.window?.safeAreaInsets.top ?? 0
    let maximum = max(0, bounds.height - top)
    let room = Room(traits: containerView.traitCollection, maximum: maximum)
    let resting = (selected?.resolvedValue(in: room) ?? maximum) + keyboardHeight
    let height = min(max(0, resting - min(0, pulled)), maximum)
    let inset = resting < maximum ? floatingInset : 0
    return CGRect(
      x: inset, y: bounds.height - height + max(0, pulled), width: bounds.width - 2 * inset,
      height: height - inset)
  }

  /// By how much the keyboard covers the container while it writes into the sheet, in points. The sheet rises by as
  /// much, as far as there is room: its content is as high above the keyboard as without it.
  private var keyboardHeight: CGFloat {
    guard let containerView, Keyboard.shared.coversSomething else { return 0 }
    var responder = UIApplication.shared.firstResponder as UIResponder?
    while let found = responder, found !== presentedViewController { responder = found.next }
    return responder == nil ? 0 : Keyboard.shared.coveredHeight(of: containerView)
  }

  /// Moves the sheets and alerts of a window, above or below which the keyboard has moved.
  static func keyboardDidMove(in window: UIWindow) {
    var controller = window.rootViewController
    while let found = controller {
      if let sheet = found.presentation?.controller as? UISheetPresentationController, !sheet.isPad {
        found.presentation?.refresh()
      }
      if found is UIAlertController { found.viewIfLoaded?.setNeedsLayout() }
      controller = found.presentedViewController
    }
  }

  /// Since iOS 26, a sheet that is not at its full height floats above the edges of the screen.
  private var floatingInset: CGFloat { !isPad && SystemMetrics.current.hasPlatters ? 8 : 0 }

  /// Whether the sheet floats above the edges of the screen, on glass
  /// (<https://developer.apple.com/videos/play/wwdc2025/323>).
  final var isFloating: Bool {
    guard floatingInset > 0, let containerView else { return false }
    return frameOfPresentedViewInContainerView.width < containerView.bounds.width
  }

  // MARK: Dragging

  private lazy var pull = SheetPull(self)
  /// How far a finger has dragged the sheet down from its selected detent, in points.
  final var pulled: CGFloat = 0 {
    didSet { if pulled != oldValue { heightsDidChange() } }
  }

  /// Adds the gesture recognizer for dragging the sheet.
  final func watchPulls(in container: UIView) { container.addGestureRecognizer(pull.recognizer) }

  final var hasLowerDetent: Bool { !isPad && (place(of: selected) ?? 0) > 0 }
  final var hasHigherDetent: Bool { !isPad && (place(of: selected) ?? 0) < detents.count - 1 }

  private func place(of detent: Detent?) -> Int? { detents.firstIndex { $0 === detent } }

  /// Settles at the detent nearest to where the finger was lifted, or dismisses the sheet if that is far below the
  /// lowest.
  final func settle(afterPull way: CGFloat) {
    guard let containerView else { return }
    let maximum = max(0, containerView.bounds.height - (containerView.window?.safeAreaInsets.top ?? 0))
    let room = Room(traits: containerView.traitCollection, maximum: maximum)
    let heights = detents.map { min(max(0, $0.resolvedValue(in: room) ?? maximum), maximum) }
    let wanted = frameOfPresentedViewInContainerView.height - way
    guard let nearest = heights.indices.min(by: { abs(heights[$0] - wanted) < abs(heights[$1] - wanted) })
    else { return }
    if wanted < heights[nearest] / 2 {
      leave()
      return
    }
    guard let here = place(of: selected), nearest != here else { return }
    step(by: nearest - here)
  }

  private var isUndimmed: Bool {
    guard !isPad, let largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let place = detents.firstIndex(where: { $0.identifier == selected?.identifier })
    else { return false }
    return place <= limit
  }

  override var isModal: Bool { !isUndimmed }
  override var dimming: UIColor? { isUndimmed ? nil : UIColor.black.withAlphaComponent(0.2) }
  override var isElevated: Bool { true }

  override var corners: (radius: CGFloat, mask: CACornerMask)? {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return (
      preferredCornerRadius ?? SystemMetrics.current.sheetCornerRadius,
      isPad || isFloating ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
    )
  }

  private func heightsDidChange() { presentedViewController.presentation?.refresh() }

  // MARK: The grabber

  /// Whether the grabber exists, be it visible or only for VoiceOver.
  var hasGrabber: Bool { !isPad && (prefersGrabberVisible || detents.count > 1) }

  /// Moves the sheet up or down by a number of detents on behalf of the user. Returns false if there is no such
  /// detent.
  @discardableResult
  func step(by steps: Int, wraps: Bool = false) -> Bool {
    guard let place = detents.firstIndex(where: { $0.identifier == selected?.identifier }) else {
      return false
    }
    var next = place + steps
    if wraps, !detents.isEmpty { next = (next + detents.count) % detents.count }
    guard detents.indices.contains(next), next != place else { return false }
    selectedDetentIdentifier = detents[next].identifier
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }

  /// The height of the sheet, as VoiceOver reads it.
  var heightDescription: String? {
    guard let selected else { return nil }
    switch selected.identifier {
    case .medium: return SystemWord.halfScreen.text
    case .large: return SystemWord.fullScreen.text
    default:
      guard let containerView, containerView.bounds.height > 0 else { return nil }
      return SystemWord.percent(
        Double(frameOfPresentedViewInContainerView.height / containerView.bounds.height))
    }
  }
}

/// The grabber at the top of a sheet.
final class SheetGrabber: UIView {
  weak var sheet: UISheetPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard sheet?.prefersGrabberVisible == true else { return }
    UIColor.tertiaryLabel.setFill()
    let bar = CGRect(x: bounds.midX - 18, y: bounds.midY - 2.5, width: 36, height: 5)
    UIBezierPath(roundedRect: bar, cornerRadius: 2.5).fill()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = accessibilityDefaults.activate(self)
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: SheetGrabber.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { _ in SystemWord.sheetGrabber.text }
    answers.value = { grabber in grabber.sheet?.heightDescription }
    answers.hint = { _ in SystemWord.sheetGrabberHint.text }
    answers.traits = { grabber in
      grabber.sheet.map { $0.detents.count > 1 } == true ? [.button, .adjustable] : .button
    }
    answers.activate = { grabber in grabber.sheet?.step(by: 1, wraps: true) ?? false }
    answers.increment = { grabber in grabber.sheet?.step(by: 1) }
    answers.decrement = { grabber in grabber.sheet?.step(by: -1) }
  }
}
