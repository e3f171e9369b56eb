import CurbcutUIKit
import Foundation

/// A view of UIKit in SwiftUI.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uiviewrepresentable>.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of the object that passes on changes from UIKit; `Void` where none is needed.
  associatedtype Coordinator = Void
  /// What the view may need to know: its coordinator, the transaction and the environment.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each identity.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up when the view goes away.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object that passes on changes from UIKit.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil for the view's own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no object: the view has no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RepresentedNode<RepresentedView<Self>>(view.attribute, inputs))
  }

  public static func _viewListCount() -> Int? { 1 }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let attribute = view.attribute
    return _ViewListOutputs(
      list: .item(ViewListItem { RepresentedNode<RepresentedView<Self>>(attribute, $0) }))
  }
}

/// What a view of UIKit may need to know.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that passes on changes from UIKit.
  public let coordinator: Representable.Coordinator
  /// The transaction of the present update.
  public internal(set) var transaction: Transaction
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues
}

/// A view of UIKit, shown by a node.
@MainActor
final class RepresentedView<Representable: UIViewRepresentable>: Represented {
  private let uiView: Representable.UIViewType
  private var context: Representable.Context

  init(_ value: Representable, _ environment: EnvironmentValues) {
    context = Representable.Context(
      coordinator: value.makeCoordinator(), transaction: Transaction(), environment: environment)
    uiView = value.makeUIView(context: context)
  }

  var view: UIView { uiView }

  func update(_ value: Representable, _ environment: EnvironmentValues, _ transaction: Transaction) {
    context.environment = environment
    context.transaction = transaction
    value.updateUIView(uiView, context: context)
  }

  func size(_ value: Representable, _ proposal: ProposedViewSize) -> CGSize {
    value.sizeThatFits(proposal, uiView: uiView, context: context) ?? uiView.representedSize(for: proposal)
  }

  func dismantle() { Representable.dismantleUIView(uiView, coordinator: context.coordinator) }
}
