import CurbcutUIKit

/// The navigation controller of UIKit that a hosting controller is in, for the links in its views.
@MainActor
final class HostedStack {
  private weak var host: UIViewController?
  private let inputs: _ViewInputs
  /// Whether there is a navigation controller, for links, which are dimmed without one.
  let isThere: Attribute<Bool>

  init(_ isThere: Attribute<Bool>, _ inputs: _ViewInputs) {
    self.isThere = isThere
    self.inputs = inputs
  }

  /// Looks whether there is a navigation controller around the hosting controller, which may be a part of a screen.
  func begin(_ host: UIViewController) {
    self.host = host
    let isInStack = host.navigationController != nil
    if GraphNode.untracked({ isThere.value }) != isInStack { isThere.set(isInStack) }
  }

  /// A screen that shows a view in the environment of the hosting controller's views.
  func makeScreen(_ content: Attribute<AnyView>) -> SurfaceController {
    let screen = SurfaceController(inputs.graph)
    let inner = inputs.changingEnvironment { [weak self, weak screen] values in
      values.isPresented = true
      values.dismiss = DismissAction { if let screen { self?.pop(screen) } }
    }
    screen.show(content, inner)
    screen.hostedBars = HostedBars(screen, screen.surface, self)
    return screen
  }

  func push(_ screen: SurfaceController) {
    guard let stack = host?.navigationController else { return }
    stack.pushViewController(
      screen, animated: stack.viewIfLoaded?.window != nil && !inputs.graph.transaction.disablesAnimations)
  }

  /// Shows what a link leads to.
  func push(_ view: AnyView) { push(makeScreen(Attribute(view))) }

  /// Goes back to before a screen.
  func pop(_ screen: UIViewController) {
    guard let stack = screen.navigationController, let index = stack.viewControllers.firstIndex(of: screen),
      index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }
}

private enum HostedStackKey: EnvironmentKey {
  static var defaultValue: HostedStack? { nil }
}

extension EnvironmentValues {
  /// The navigation controller of UIKit around the views, if they are hosted in one.
  var hostedStack: HostedStack? {
    get { self[HostedStackKey.self] }
    set { self[HostedStackKey.self] = newValue }
  }
}
