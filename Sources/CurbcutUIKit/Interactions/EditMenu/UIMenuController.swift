import Foundation

/// A command of the app in the edit menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuitem>.
@available(iOS, deprecated: 16.0, message: "Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The text of the command.
  open var title: String
  /// The selector that is sent to the first object in the responder chain that can perform it.
  open var action: Selector

  /// Makes a command.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The edit menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenucontroller>.
@available(iOS, deprecated: 16.0, message: "Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the arrow of the menu points.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default`, up, down, left, right
  }

  /// The menu.
  public static let shared = UIMenuController()

  /// The commands of the app, after those of the system; nil for none.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow of the menu points.
  open var arrowDirection = ArrowDirection.default
  private weak var overlay: ControlOverlay?
  private var target: (view: UIView, rect: CGRect)?
  /// Returns what the menu that is shown offers.
  private var content: (() -> UIMenu)?

  /// Shows the menu beside a rectangle of a view, with the commands that the responder chain can perform.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    show(from: targetView, rect: targetRect) { [weak self, weak targetView] in
      guard let self, let targetView else { return UIMenu(children: []) }
      let start = UIApplication.shared.firstResponder ?? targetView
      let own = (menuItems ?? []).filter { start.target(forAction: $0.action, withSender: nil) != nil }
        .map { UICommand(title: $0.title, action: $0.action) }
      return UIMenu(children: EditMenuActions.suggested(for: targetView) + own)
    }
  }

  /// Shows the menu beside a rectangle of a view, with the commands that a closure returns.
  final func show(from targetView: UIView, rect targetRect: CGRect, menu: @escaping () -> UIMenu) {
    hideMenu()
    target = (targetView, targetRect)
    content = menu
    guard let window = targetView.window,
      let overlay = EditMenuRow.overlay(menu(), over: targetView, at: targetRect)
    else { return }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    overlay.willClose = { NotificationCenter.default.post(name: Self.willHideMenuNotification, object: nil) }
    overlay.didClose = { NotificationCenter.default.post(name: Self.didHideMenuNotification, object: nil) }
    self.overlay = overlay
    overlay.show(in: window)
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
  }

  /// Hides the menu. Does nothing if it is not shown.
  open func hideMenu() { overlay?.close() }

  /// Hides the menu where it belongs to a view. Does nothing if it is not shown.
  open func hideMenu(from targetView: UIView) { if target?.view === targetView { hideMenu() } }

  /// Whether the menu is shown.
  open var isMenuVisible: Bool { overlay?.superview != nil }

  /// Keeps the place of the menu for ``setMenuVisible(_:animated:)``.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }

  /// Shows the menu in the place that was set, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let target { showMenu(from: target.view, rect: target.rect) }
  }

  /// Where the menu is, in the window's coordinates.
  open var menuFrame: CGRect { overlay?.cardFrame ?? .zero }

  /// Shows what the menu is now. Does nothing if it is not shown.
  open func update() {
    if isMenuVisible, let target, let content { show(from: target.view, rect: target.rect, menu: content) }
  }

  /// Posted before the menu is shown.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden.
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
