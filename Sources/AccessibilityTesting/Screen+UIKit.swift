import CurbcutSwiftUI
import CurbcutUIKit
import ScreenTesting

extension Screen {
  /// Shows a view: at its own size if it has one, else as wide as the screen and as high as it needs to be.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - environment: the device and its settings; nil for what the traits of the test say.
  public convenience init(of view: UIView, in environment: ScreenEnvironment? = nil) {
    self.init(environment) { environment in
      UIKitStage(environment) {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        Self.place(view, in: controller.view)
        return controller
      }
    }
  }

  /// Shows a controller, which fills the screen.
  ///
  /// - Parameters:
  ///   - controller: the controller; it may be a navigation or tab bar controller.
  ///   - environment: the device and its settings; nil for what the traits of the test say.
  public convenience init(
    of controller: @autoclosure () -> UIViewController, in environment: ScreenEnvironment? = nil
  ) {
    self.init(environment) { UIKitStage($0, controller) }
  }

  /// Shows a SwiftUI view, which is proposed the size of the screen.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - environment: the device and its settings; nil for what the traits of the test say.
  public convenience init<Content: View>(of view: Content, in environment: ScreenEnvironment? = nil) {
    self.init(environment) { UIKitStage($0) { UIHostingController(rootView: view) } }
  }

  /// The window in which it is shown.
  public var window: UIWindow { (stage as? UIKitStage)?.window ?? UIWindow() }

  private static func place(_ view: UIView, in container: UIView) {
    container.addSubview(view)
    guard view.bounds.isEmpty else {
      let place = container.safeAreaInsets
      view.frame.origin = CGPoint(
        x: place.left, y: max(place.top, UIKitHost.shared.device.safeArea(UIKitHost.shared.orientation).top))
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    let guide = container.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
