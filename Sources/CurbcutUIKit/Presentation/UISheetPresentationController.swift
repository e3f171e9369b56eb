import Foundation

/// Hears that the person changed how high a sheet stands.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the person chose another height; not when the app did.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a detent of the app's own is told of the sheet.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The environment of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that there is room for, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Shows a controller as a sheet that rises from below, to one of several heights.
///
/// On a tablet a sheet stands in the middle of the screen, and its heights do not matter.
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// What tells one height from another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      /// A height by a name of the app's own.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as sheets go.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What tells the height from others.
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

    /// Half the screen.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.5 } }
    /// As high as sheets go.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height that the app works out, in points; nil when it is not to be had now.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(UUID().uuidString)"), resolver: resolver)
    }

    /// The height, in points; nil when it is not to be had now.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  /// The heights, from the lowest; ``Detent/large()`` alone by default.
  open var detents: [Detent] = [.large()] { didSet { heightsDidChange() } }
  /// The height at which the sheet stands; nil for the lowest. Setting it tells no delegate.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightsDidChange() } }
  /// The greatest height at which what lies behind is neither dimmed nor out of reach; nil, the default, for
  /// none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightsDidChange() } }
  /// Whether a handle shows at the top; false by default. Where there are several heights, it is there for
  /// VoiceOver all the same.
  open var prefersGrabberVisible = false { didSet { heightsDidChange() } }
  /// Whether scrolling over the end raises the sheet; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet reaches the edges where the screen is low; false by default.
  @Unsupported(
    "UISheetPresentationController.prefersEdgeAttachedInCompactHeight: the sheet keeps its edges where the screen is low"
  )
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as its content wants where it reaches the lower edge; false by default.
  @Unsupported(
    "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached: the sheet is as wide as the screen"
  )
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether a sheet on a tablet is as large as a page; true by default.
  @Unsupported("UISheetPresentationController.prefersPageSizing: a sheet on a tablet has the system's size")
  open var prefersPageSizing = true
  /// The radius of the upper corners, in points; nil, the default, for that of the system.
  open var preferredCornerRadius: CGFloat? { didSet { heightsDidChange() } }
  /// The view that the sheet comes from on a large screen; nil by default.
  @Unsupported("UISheetPresentationController.sourceView: the sheet comes from the lower edge")
  open var sourceView: UIView? = nil

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  /// Makes changes to the heights and shows them at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    heightsDidChange()
  }

  /// Asks detents of the app's own for their heights again.
  open func invalidateDetents() { heightsDidChange() }

  open override var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle == .formSheet ? .formSheet : .pageSheet
  }

  // MARK: Heights

  private final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    init(traits: UITraitCollection, maximum: CGFloat) {
      containerTraitCollection = traits
      maximumDetentValue = maximum
      super.init()
    }
  }

  /// The height at which the sheet stands.
  private var selected: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  private var isPad: Bool { containerView?.traitCollection.userInterfaceIdiom == .pad }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    if isPad {
      let preferred = presentedViewController.preferredContentSize
      let width = preferred.width > 0 ? preferred.width : min(704, bounds.width - 88)
      let height = preferred.height > 0 ? preferred.height : bounds.height - 88
      return CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
    let top = containerView.window?.safeAreaInsets.top ?? 0
    let maximum = max(0, bounds.height - top)
    let room = Room(traits: containerView.traitCollection, maximum: maximum)
    let resting = selected?.resolvedValue(in: room) ?? maximum
    let height = min(max(0, resting - min(0, pulled)), maximum)
    return CGRect(x: 0, y: bounds.height - height + max(0, pulled), width: bounds.width, height: height)
  }

  // MARK: A finger

  private lazy var pull = SheetPull(self)
  /// How far a finger has pulled the sheet down from the height at which it rests, in points.
  final var pulled: CGFloat = 0 {
    didSet { if pulled != oldValue { heightsDidChange() } }
  }

  /// Watches the finger that pulls the sheet.
  final func watchPulls(in container: UIView) { container.addGestureRecognizer(pull.recognizer) }

  final var hasLowerDetent: Bool { !isPad && (place(of: selected) ?? 0) > 0 }
  final var hasHigherDetent: Bool { !isPad && (place(of: selected) ?? 0) < detents.count - 1 }

  private func place(of detent: Detent?) -> Int? { detents.firstIndex { $0 === detent } }

  /// Comes to rest at the height nearest to where a finger let go; the sheet goes if that is far below the lowest.
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
  override var corners: (radius: CGFloat, mask: CACornerMask)? {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return (
      preferredCornerRadius ?? 10,
      isPad ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
    )
  }

  private func heightsDidChange() { presentedViewController.presentation?.refresh() }

  // MARK: The handle

  /// Whether the handle is there: for those who see it, or for VoiceOver.
  var hasGrabber: Bool { !isPad && (prefersGrabberVisible || detents.count > 1) }

  /// Raises or lowers the sheet by a height, as the person asked; false at the end.
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

  /// How high the sheet stands, as VoiceOver says it.
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

/// The handle at the top of a sheet.
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
