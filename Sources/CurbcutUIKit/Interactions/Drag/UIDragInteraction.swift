import CurbcutFoundation
import Foundation

/// Provides the items that are dragged from a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraginteractiondelegate>.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items to drag after a long press at the session's location; an empty array prevents the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the preview that is lifted. Never called, because no preview is shown.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called whenever the finger moves.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called before the drag ends.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called after the drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Returns whether the items may be moved, not only copied; true by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items may only be dropped in this app; false by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Lets items be dragged from a view: the user presses long, drags, and lifts the finger where the items are to be
/// dropped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraginteraction>.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Provides the items that are dragged.
  open internal(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether dragging is enabled.
  open var isEnabled: Bool
  /// Whether other gestures continue while an item is being lifted; false by default.
  @Unsupported("UIDragInteraction.allowsSimultaneousRecognitionDuringLift: a lift ends other gestures")
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether new interactions are enabled: true, as on every device since iOS 15.
  open class var isEnabledByDefault: Bool { true }
  private lazy var press = DragPress(for: self)

  /// Makes an interaction. The delegate is not retained.
  public convenience init(delegate: any UIDragInteractionDelegate) { self.init(delegate: Optional(delegate)) }

  /// Makes an interaction whose delegate may be set later.
  init(delegate: (any UIDragInteractionDelegate)?) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    super.init()
  }

  open func willMove(to view: UIView?) {
    if let old = self.view, old !== view { old.removeGestureRecognizer(press) }
  }

  open func didMove(to view: UIView?) {
    AccessibleDrag.mayExist = true
    self.view?.removeGestureRecognizer(press)
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The session of a drag that begins at a point of the view; nil for none.
  final func beginSession(at point: CGPoint) -> DragSession? {
    guard isEnabled, let delegate, let view else { return nil }
    // If the same long press has just opened a menu, it must not also start a drag.
    if let window = view.window, ControlOverlay.isOpen(in: window) { return nil }
    let place = view.convert(point, to: nil)
    let asked = DragSession(items: [], allowsMove: true, isRestricted: false, at: place, in: view.window)
    let items = delegate.dragInteraction(self, itemsForBeginning: asked)
    guard !items.isEmpty else { return nil }
    let session = DragSession(
      items: items, allowsMove: delegate.dragInteraction(self, sessionAllowsMoveOperation: asked),
      isRestricted: delegate.dragInteraction(self, sessionIsRestrictedToDraggingApplication: asked),
      at: place, in: view.window)
    session.localContext = asked.localContext
    return session
  }

  final func didBegin(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionWillBegin: session)
  }

  final func didMove(_ session: DragSession, to point: CGPoint) {
    session.move(to: point)
    delegate?.dragInteraction(self, sessionDidMove: session)
  }

  @discardableResult
  final func didEnd(_ session: DragSession, drops: Bool) -> UIDropOperation {
    if !drops { session.cancel() }
    let operation = drops ? session.drop() : .cancel
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
    return operation
  }
}

/// The long-press gesture recognizer that starts and follows a drag.
final class DragPress: UILongPressGestureRecognizer {
  private weak var interaction: UIDragInteraction?
  private var session: DragSession?
  private lazy var gate = Gate(press: self)

  /// Asks for the items to drag before the gesture begins, so that without any it fails and the touch is delivered
  /// normally.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    weak var press: DragPress?
    init(press: DragPress) { self.press = press }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      press?.findItems() ?? false
    }
  }

  init(for interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = gate
    addHandler { [weak self] _ in self?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  private func findItems() -> Bool {
    session = view.flatMap { interaction?.beginSession(at: location(in: $0)) }
    return session != nil
  }

  private func follow() {
    guard let session, let interaction else { return }
    switch state {
    case .began: interaction.didBegin(session)
    case .changed: interaction.didMove(session, to: location(in: nil))
    case .ended: interaction.didEnd(session, drops: true)
    case .cancelled: interaction.didEnd(session, drops: false)
    case .possible, .failed: break
    }
    if state == .ended || state == .cancelled { self.session = nil }
  }
}
