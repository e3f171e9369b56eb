import Foundation

/// Says what the menu of a view holds, and hears of its course.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What lifts off when the menu opens; the whole view unless implemented. The menu stands beside it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What the menu goes back into; nobody asks, since nothing moves here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What lifts off for one of the items that the menu is for; as above unless implemented.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What the menu goes back into for one of the items; nobody asks, since nothing moves here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Called when the person tapped the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu shows.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Opens a menu where a finger rests on a view; with VoiceOver, by a triple tap.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu shows.
  public enum Appearance: Int, Hashable, Sendable {
    /// No menu is open.
    case unknown = 0
    /// With a preview above it.
    case rich
    /// The menu alone.
    case compact
  }

  /// Says what the menu holds.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private lazy var press = ContextMenuPress(for: self)
  /// Where the menu was asked for, in the view's coordinates.
  private var point = CGPoint.zero
  private var open: OpenMenu?

  private struct OpenMenu {
    var configuration: UIContextMenuConfiguration
    var content: ContextMenuView
    weak var overlay: ControlOverlay?
  }

  /// An interaction for a view; the delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Takes the finger's press off a view that the interaction leaves.
  open func willMove(to view: UIView?) {
    if let old = self.view, old !== view { old.removeGestureRecognizer(press) }
  }

  /// Waits for a finger on the view.
  open func didMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    self.view = view
    view?.addGestureRecognizer(press)
    if view == nil { dismissMenu() }
  }

  /// Where the menu was asked for, in a view's coordinates; nil asks for the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return point }
    return own.convert(point, to: view)
  }

  /// How the menu shows that is open now.
  open var menuAppearance: Appearance {
    guard let open else { return .unknown }
    return open.configuration.previewProvider == nil ? .compact : .rich
  }

  /// Puts another menu in place of the one that shows, whichever level of it; nothing while none is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu = open?.content.menuView else { return }
    menu.show(block(menu.menu))
  }

  /// Closes the menu; nothing while none is open.
  open func dismissMenu() { open?.overlay?.close() }

  // MARK: Opening

  /// The menu at a point of the view, if there is to be one.
  fileprivate func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard open == nil, let view, let window = view.window, !ControlOverlay.isOpen(in: window) else {
      return nil
    }
    self.point = point
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  /// Opens the menu at a point of the view, as a resting finger does. False when there is none.
  @discardableResult
  final func openMenu(at point: CGPoint) -> Bool {
    configuration(at: point).map { show($0) } ?? false
  }

  /// Shows a menu, and its preview; false when it has neither.
  @discardableResult
  fileprivate func show(_ configuration: UIContextMenuConfiguration) -> Bool {
    guard let view, let window = view.window else { return false }
    let previewed = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard previewed != nil || menu?.children.isEmpty == false else { return false }
    let content = ContextMenuView(
      menu: menu, source: view, preview: previewed, choose: { [weak view] in view?.perform(menuElement: $0) },
      commit: { [weak self] in self?.commitPreview() })
    let lifted = delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    let source = lifted?.view.window == nil ? view : lifted?.view ?? view
    let overlay = ControlOverlay(content: content, near: source)
    overlay.dismissLabel = SystemWord.dismissMenu.text
    overlay.firstFocus = { [weak content] in content?.menuView?.firstRow ?? content }
    overlay.didClose = { [weak self] in self?.didClose() }
    content.menuView?.overlay = overlay
    open = OpenMenu(configuration: configuration, content: content, overlay: overlay)
    let animator = ContextMenuAnimator(previewViewController: previewed)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    overlay.show(in: window)
    previewed?.appear()
    animator.run()
    return true
  }

  private func didClose() {
    guard let closed = open else { return }
    open = nil
    closed.content.preview?.disappear()
    let animator = ContextMenuAnimator(previewViewController: closed.content.preview)
    delegate?.contextMenuInteraction(self, willEndFor: closed.configuration, animator: animator)
    animator.run()
  }

  private func commitPreview() {
    guard let committed = open else { return }
    let animator = ContextMenuAnimator(previewViewController: committed.content.preview)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: committed.configuration, animator: animator)
    committed.content.letPreviewGo()
    dismissMenu()
    animator.run()
  }
}

extension UIView {
  /// Does what choosing an entry of the view's menu does.
  fileprivate func perform(menuElement element: UIMenuElement) {
    if let control = self as? UIControl { return control.didChoose(menuElement: element) }
    element.perform(from: self)
  }
}

/// The finger that rests on a view until its menu opens.
final class ContextMenuPress: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?
  private var configuration: UIContextMenuConfiguration?
  private lazy var gate = Gate(press: self)

  /// Asks for a menu before the press counts as one, so that a press without a menu stays a touch.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    weak var press: ContextMenuPress?
    init(press: ContextMenuPress) { self.press = press }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      press?.findMenu() ?? false
    }
  }

  init(for interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = gate
    addHandler { [weak self] press in
      guard let self, press.state == .began, let configuration else { return }
      self.configuration = nil
      self.interaction?.show(configuration)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func findMenu() -> Bool {
    configuration = view.flatMap { interaction?.configuration(at: location(in: $0)) }
    return configuration != nil
  }
}
