import CurbcutUIKit
import Foundation

/// The container behind which a background is drawn.
///
/// Follows <https://developer.apple.com/documentation/swiftui/containerbackgroundplacement>.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Container: Hashable, Sendable {
    case widget, navigation, tabView, subscriptionStore, subscriptionStoreHeader
  }

  let container: Container

  /// Behind a widget, for the module that has widgets.
  package static let behindWidget = Self(container: .widget)
  /// Behind a view of the store, for the module that has such views.
  package static let behindSubscriptionStore = Self(container: .subscriptionStore)
  /// Behind the upper part of a view of the store, for the module that has such views.
  package static let behindSubscriptionStoreHeader = Self(container: .subscriptionStoreHeader)
  /// Behind the screen of a navigation stack that the view is in.
  public static let navigation = Self(container: .navigation)
  /// Behind the tab that the view is in.
  public static let tabView = Self(container: .tabView)
}

extension View {
  /// Draws a style behind the container that the view is in; an app's views are in no widget.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containerbackground(_:for:)>.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Draws a view behind the container that the view is in; an app's views are in no widget.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:)>.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let background = ZStack(alignment: alignment) {
      Color.clear
      content()
    }
    return modifier(
      ContainerBackgroundModifier(background: AnyView(background.ignoresSafeArea()), placement: container))
  }
}

/// Puts a view behind the screen that another one is in.
private struct ContainerBackgroundModifier: PrimitiveModifier {
  var background: AnyView
  var placement: ContainerBackgroundPlacement

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private let inputs: _ViewInputs

    init(_ modifier: Attribute<ContainerBackgroundModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.inputs = inputs
      super.init(inputs, content)
      observe { [unowned self] in
        let (view, placement) = (modifier.value.background, modifier.value.placement)
        graph.afterUpdate { [weak self] in self?.show(view, placement) }
      }
    }

    /// Gives the view to the controller of the screen, if the screen is of that kind.
    private func show(_ view: AnyView, _ placement: ContainerBackgroundPlacement) {
      switch placement.container {
      case .widget: return inputs.environment.value.widgetBackground?.show(view) ?? ()
      case .subscriptionStore, .subscriptionStoreHeader:
        return inputs.environment.value.storeBackground?.show(view, placement) ?? ()
      case .navigation, .tabView: break
      }
      guard let controller = surface.nearestViewController as? SurfaceController,
        controller.surface === surface
      else { return }
      let isNavigation = controller.parent is UINavigationController
      switch placement.container {
      case .navigation where isNavigation, .tabView where !isNavigation && controller.tabBarController != nil:
        controller.setBackground(view, inputs)
      default: break
      }
    }
  }
}

/// Takes what views of the store have behind them.
@MainActor
package final class StoreBackground {
  private let take: (AnyView, ContainerBackgroundPlacement) -> Void

  package init(take: @escaping (AnyView, ContainerBackgroundPlacement) -> Void) { self.take = take }

  func show(_ view: AnyView, _ placement: ContainerBackgroundPlacement) { take(view, placement) }
}

private enum StoreBackgroundKey: EnvironmentKey {
  static var defaultValue: StoreBackground? { nil }
}

extension EnvironmentValues {
  /// The view of the store around; nil outside of one.
  package var storeBackground: StoreBackground? {
    get { self[StoreBackgroundKey.self] }
    set { self[StoreBackgroundKey.self] = newValue }
  }
}
