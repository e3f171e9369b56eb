import CurbcutUIKit
import Foundation

/// A view controller of UIKit in SwiftUI.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable>.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the view controller of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that passes on changes from UIKit; `Void` where none is needed.
  associatedtype Coordinator = Void
  /// What the controller may need to know: its coordinator, the transaction and the environment.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each identity.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up when the controller goes away.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object that passes on changes from UIKit.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil for the controller's own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no object: the controller has no coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RepresentedNode<RepresentedController<Self>>(view.attribute, inputs))
  }

  public static func _viewListCount() -> Int? { 1 }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let attribute = view.attribute
    return _ViewListOutputs(
      list: .item(ViewListItem { RepresentedNode<RepresentedController<Self>>(attribute, $0) }))
  }
}

/// What a view controller of UIKit may need to know.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that passes on changes from UIKit.
  public let coordinator: Representable.Coordinator
  /// The transaction of the present update.
  public internal(set) var transaction: Transaction
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues
}

/// A view controller of UIKit, whose view is shown by a node.
@MainActor
final class RepresentedController<Representable: UIViewControllerRepresentable>: Represented {
  private let controller: Representable.UIViewControllerType
  private var context: Representable.Context

  init(_ value: Representable, _ environment: EnvironmentValues) {
    context = Representable.Context(
      coordinator: value.makeCoordinator(), transaction: Transaction(), environment: environment)
    controller = value.makeUIViewController(context: context)
  }

  var view: UIView { controller.view }

  func update(_ value: Representable, _ environment: EnvironmentValues, _ transaction: Transaction) {
    context.environment = environment
    context.transaction = transaction
    value.updateUIViewController(controller, context: context)
  }

  func size(_ value: Representable, _ proposal: ProposedViewSize) -> CGSize {
    if let size = value.sizeThatFits(proposal, uiViewController: controller, context: context) { return size }
    let preferred = controller.preferredContentSize
    return proposal.replacingUnspecifiedDimensions(
      by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred)
  }

  func willBePlaced(in surface: SurfaceView) {
    guard controller.parent == nil, let around = surface.nearestViewController else { return }
    around.addChild(controller)
    controller.didMove(toParent: around)
  }

  func dismantle() {
    Representable.dismantleUIViewController(controller, coordinator: context.coordinator)
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }
}
