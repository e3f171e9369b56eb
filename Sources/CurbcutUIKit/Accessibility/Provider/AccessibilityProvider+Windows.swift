import Foundation

/// Which windows are read, and in which of them something happens.
///
/// Windows are siblings: the higher one is read after the lower one, as the keyboard's window is after the app's, and
/// a modal one silences those behind it. That is what apps rely on that show alerts and locks in windows of their own
/// (<https://github.com/huri000/SwiftEntryKit/issues/294>). What merely lies under another window is read.
extension AccessibilityProvider {
  /// What is read, back to front: the windows that show in the scene of the window that was given, from the last
  /// modal one on. Anything else that was given is read alone.
  var roots: [UIView] {
    // Asked several times for each gesture; most scenes have one window.
    guard let scene = rootWindow?.windowScene, scene.joinedWindows.count > 1 else { return [root] }
    let shown = shownWindows
    guard shown.count > 1 else { return [root] }
    guard let modal = shown.lastIndex(where: \.silencesWindowsBehind) else { return shown }
    return Array(shown[modal...])
  }

  /// The windows on the screen with the one that was given, which is always among them; none when something else was
  /// given, or when only that is to be read.
  private var shownWindows: [UIWindow] {
    guard readsWholeScene, let window = root as? UIWindow else { return [] }
    return window.windowsShownTogether
  }

  /// The window in which an action on the screen as a whole begins: the one that silences the others, else the one
  /// that has the keys, if it is read.
  var window: UIWindow? {
    let read = roots.compactMap { $0 as? UIWindow }
    guard read.count > 1 else { return read.first ?? root.window }
    return read.first(where: \.silencesWindowsBehind) ?? read.first(where: \.isKeyWindow)
      ?? root as? UIWindow
  }

  /// The window that an object is in; that of the screen as a whole where that is not known.
  func window(of object: AccessibleObject) -> UIWindow? { view(around: object)?.enclosingWindow ?? window }

  /// The window that a finger meets at a point of the screen: the frontmost that has something there.
  func window(at point: CGPoint) -> UIWindow? {
    let shown = shownWindows
    guard shown.count > 1 else { return window }
    return shown.last { $0.hitTest($0.convertFromScreen(point), with: nil) != nil } ?? window
  }
}

extension UIWindow {
  /// The windows that show in the window's scene, back to front, with this one whether it shows or not.
  package final var windowsShownTogether: [UIWindow] {
    guard let windowScene, windowScene.joinedWindows.count > 1 else { return [self] }
    let windows = windowScene.windows.filter { $0 === self || (!$0.isHidden && $0.alpha > 0) }
    return windows.contains { $0 === self } ? windows : [self]
  }

  /// Whether windows behind this one are not read: because it is modal itself, or because an alert shows in it.
  ///
  /// An alert has VoiceOver for itself whichever window presents it
  /// (<http://shaune.com.au/accessibility-voiceover-considerations-when-using-multiple-uiwindows-in-ios-applications/>).
  /// Other presentations silence only what is in their own window, by the rule of siblings.
  fileprivate var silencesWindowsBehind: Bool {
    if isHidden { return false }
    if accessibilityViewIsModal { return true }
    var next = rootViewController?.presentedViewController
    while let presented = next {
      if presented is UIAlertController, !presented.isBeingDismissed { return true }
      next = presented.presentedViewController
    }
    return false
  }
}
