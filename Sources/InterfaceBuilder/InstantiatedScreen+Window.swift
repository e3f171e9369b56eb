import CurbcutUIKit

extension InstantiatedScreen {
  /// Puts the screen into a window of its own, shows it and lays it out.
  @MainActor
  package func makeWindow() -> UIWindow {
    let window = UIKitHost.shared.makeWindow()
    if let controller = viewController {
      window.rootViewController = controller
    } else if let view {
      view.frame = frame(in: window)
      // A cell or a banner is to be seen on what lies behind it in an app, not on a black screen.
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
