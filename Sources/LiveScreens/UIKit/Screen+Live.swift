#if canImport(UIKit)
  @_exported import ScreenTesting
  import SwiftUI
  import UIKit

  extension Screen {
    /// Shows a view: at its own size if it has one, else as wide as the screen and as high as it needs to be.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - environment: the device and its settings; nil for what the traits of the test say.
    public convenience init(of view: UIView, in environment: ScreenEnvironment? = nil) {
      self.init(environment) { environment in
        LiveStage(environment) {
          let controller = UIViewController()
          controller.view.backgroundColor = .systemBackground
          Self.place(view, in: controller)
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
      self.init(environment) { LiveStage($0, controller) }
    }

    /// Shows a SwiftUI view, which is proposed the size of the screen.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - environment: the device and its settings; nil for what the traits of the test say.
    public convenience init<Content: View>(of view: Content, in environment: ScreenEnvironment? = nil) {
      self.init(environment) { LiveStage($0) { UIHostingController(rootView: view) } }
    }

    /// The window in which it is shown.
    public var window: UIWindow { (stage as? LiveStage)?.window ?? UIWindow() }

    private static func place(_ view: UIView, in controller: UIViewController) {
      let hasOwnSize = !view.bounds.isEmpty
      let size = view.bounds.size
      controller.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let guide = controller.view.safeAreaLayoutGuide
      var wanted = [
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      ]
      if hasOwnSize {
        wanted.append(view.widthAnchor.constraint(equalToConstant: size.width))
        wanted.append(view.heightAnchor.constraint(equalToConstant: size.height))
      } else {
        wanted.append(view.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
      }
      NSLayoutConstraint.activate(wanted)
    }
  }
#endif
