import CurbcutUIKit

extension InstantiatedScreen {
  /// Puts the screen into a window of its own, makes it visible and lays it out.
  @MainActor
  package func makeWindow() -> UIWindow {
    let window = UIKitHost.shared.makeWindow()
    if let controller = viewController {
      window.rootViewController = controller
    } else if let view {
      view.frame = frame(in: window)
      // Show a cell or a banner on the background that it would have in an app, not on black.
      window.backgroundColor = .systemBackground
      window.addSubview(view)
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// A view that is as large as a screen fills the screen; a cell or a banner keeps its size.
  private func frame(in window: UIWindow) -> CGRect {
    let smallestPhone = CGSize(width: 320, height: 480)
    guard let size, size.width < smallestPhone.width || size.height < smallestPhone.height else {
      return window.bounds
    }
    return CGRect(
      x: 0, y: window.safeAreaInsets.top, width: min(size.width, window.bounds.width), height: size.height)
  }
}
