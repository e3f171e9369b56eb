import Foundation

/// Provides the context menu of a view, and is notified when it opens and closes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the configuration of the menu at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview that is lifted when the menu opens; by default the whole view. The menu appears next to it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview for the closing animation. Never called, because menus close without animation.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview that is lifted for one of the menu's items. By default the same as without an item.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Returns the preview of an item for the closing animation. Never called, because menus close without animation.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Called when the user has tapped the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu closes.
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

/// Opens a context menu after a long press on a view or, with VoiceOver, a triple tap.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of an open menu.
  public enum Appearance: Int, Hashable, Sendable {
    /// No menu is open.
    case unknown = 0
    /// With a preview above it.
    case rich
    /// Without a preview.
    case compact
  }

  /// Provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private lazy var press = ContextMenuPress(for: self)
  /// The point for which the menu was requested, in the view's coordinates.
  private var point = CGPoint.zero
  private var open: OpenMenu?

  private struct OpenMenu {
    var configuration: UIContextMenuConfiguration
    var content: ContextMenuView
    weak var overlay: ControlOverlay?
    /// Runs the animations that the delegate added for the end.
    var ending: ContextMenuAnimator?
  }

  /// Makes an interaction. The delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Removes the gesture recognizer from the view that the interaction leaves.
  open func willMove(to view: UIView?) {
    if let old = self.view, old !== view { old.removeGestureRecognizer(press) }
  }

  /// Adds the gesture recognizer to the view.
  open func didMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    self.view = view
    view?.addGestureRecognizer(press)
    if view == nil { dismissMenu() }
  }

  /// The point for which the menu was requested, in a view's coordinates, or in the window's if `view` is nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return point }
    return own.convert(point, to: view)
  }

  /// The appearance of the open menu.
  open var menuAppearance: Appearance {
    guard let open else { return .unknown }
    return open.configuration.previewProvider == nil ? .compact : .rich
  }

  /// Replaces the menu or submenu currently shown with the one that the closure returns. Does nothing if no menu is
  /// open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu = open?.content.menuView else { return }
    menu.show(block(menu.menu))
  }

  /// Closes the menu. Does nothing if none is open.
  open func dismissMenu() { open?.overlay?.close() }

  // MARK: Opening

  /// The configuration of the menu at a point of the view; nil if none is to open.
  fileprivate func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard open == nil, let view, let window = view.window, !ControlOverlay.isOpen(in: window) else {
      return nil
    }
    self.point = point
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  /// Opens the menu at a point of the view, as a long press does. Returns false if there is none.
  @discardableResult
  final func openMenu(at point: CGPoint) -> Bool {
    configuration(at: point).map { show($0) } ?? false
  }

  /// Shows the menu and preview of a configuration. Returns false if it has neither.
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
    overlay.firstShown = { [weak content] in
      content?.menuView.flatMap { view in view.frameOfChosenRow.map { view.convert($0, to: content) } }
    }
    if (source as? any MenuSource)?.opensMenuAtTrailingEdge == true { overlay.alignment = .trailing }
    overlay.willClose = { [weak self] in self?.willClose() }
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

  private func willClose() {
    guard let closing = open, closing.ending == nil else { return }
    let animator = ContextMenuAnimator(previewViewController: closing.content.preview)
    open?.ending = animator
    delegate?.contextMenuInteraction(self, willEndFor: closing.configuration, animator: animator)
  }

  private func didClose() {
    guard let closed = open else { return }
    open = nil
    closed.content.preview?.disappear()
    closed.ending?.run()
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
  /// Performs an entry of the view's menu, as if the user had chosen it.
  fileprivate func perform(menuElement element: UIMenuElement) {
    if let control = self as? UIControl { return control.didChoose(menuElement: element) }
    element.perform(from: self)
  }
}

/// The long-press gesture recognizer that opens a context menu.
final class ContextMenuPress: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?
  private var configuration: UIContextMenuConfiguration?
  private lazy var gate = Gate(press: self)

  /// Asks for the menu before the gesture begins, so that without one it fails and the touch is delivered normally.
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
