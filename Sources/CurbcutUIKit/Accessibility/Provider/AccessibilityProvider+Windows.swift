import Foundation

/// Determines which windows are read, and which of them an action goes to.
///
/// Windows are siblings: the higher one is read after the lower one, as the keyboard's window is after the app's, and
/// a modal one silences those behind it. Apps that show alerts and lock screens in windows of their own rely on that
/// (<https://github.com/huri000/SwiftEntryKit/issues/294>). A window that is merely covered by another one is read.
extension AccessibilityProvider {
  /// The views that are read, back to front: the visible windows in the scene of the given window, from the last
  /// modal one on. A root that is not a window is read alone.
  var roots: [UIView] {
    // Called several times for each gesture; most scenes have one window.
    guard let scene = rootWindow?.windowScene, scene.joinedWindows.count > 1 else { return rootAlone }
    let shown = shownWindows
    guard shown.count > 1 else { return rootAlone }
    guard let modal = shown.lastIndex(where: \.silencesWindowsBehind) else { return shown }
    return Array(shown[modal...])
  }

  /// The windows on the screen together with the given one, which is always among them; none when the root is not a
  /// window, or when only the root is to be read.
  private var shownWindows: [UIWindow] {
    guard readsWholeScene, let rootWindow else { return [] }
    return rootWindow.windowsShownTogether
  }

  /// The window in which an action on the whole screen starts: the one that silences the others, else the key window,
  /// if it is read.
  var window: UIWindow? {
    let read = roots.compactMap { $0 as? UIWindow }
    guard read.count > 1 else { return read.first ?? root.window }
    return read.first(where: \.silencesWindowsBehind) ?? read.first(where: \.isKeyWindow)
      ?? rootWindow
  }

  /// The window that an object is in; where that is unknown, the one for actions on the whole screen.
  func window(of object: AccessibleObject) -> UIWindow? { view(around: object)?.enclosingWindow ?? window }

  /// The window that a touch at a point of the screen goes to: the frontmost one with a view there.
  func window(at point: CGPoint) -> UIWindow? {
    let shown = shownWindows
    guard shown.count > 1 else { return window }
    return shown.last { $0.hitTest($0.convertFromScreen(point), with: nil) != nil } ?? window
  }
}

extension UIWindow {
  /// The visible windows in the window's scene, back to front, always including this one.
  package final var windowsShownTogether: [UIWindow] {
    guard let windowScene, windowScene.joinedWindows.count > 1 else { return [self] }
    let windows = windowScene.windows.filter { $0 === self || (!$0.isHidden && $0.alpha > 0) }
    return windows.contains { $0 === self } ? windows : [self]
  }

  /// Whether windows behind this one are not read: because it is modal itself, or because it shows an alert.
  ///
  /// An alert confines VoiceOver to itself whichever window presents it
  /// (<http://shaune.com.au/accessibility-voiceover-considerations-when-using-multiple-uiwindows-in-ios-applications/>).
  /// Other presentations silence only what is in their own window, as modal siblings do.
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
