import CurbcutUIKit
import Foundation

/// A view of UIKit in SwiftUI.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uiviewrepresentable>.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
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
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RepresentedViewNode(view.attribute, inputs))
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let attribute = view.attribute
    return _ViewListOutputs(list: .item(ViewListItem { RepresentedViewNode(attribute, $0) }))
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

@MainActor
private final class RepresentedViewNode<Representable: UIViewRepresentable>: ViewNode {
  private var context: UIViewRepresentableContext<Representable>
  private var represented: Representable
  private let platformView: Representable.UIViewType

  init(_ attribute: Attribute<Representable>, _ inputs: _ViewInputs) {
    let storage = PropertyStorage(Representable.self, inputs.properties)
    func connected() -> Representable {
      var value = attribute.value
      storage.connect(&value)
      return value
    }
    let first = connected()
    represented = first
    context = UIViewRepresentableContext(
      coordinator: first.makeCoordinator(), transaction: Transaction(), environment: inputs.environment.value)
    platformView = first.makeUIView(context: context)
    super.init(inputs)
    observe { [unowned self] in
      represented = connected()
      context.environment = environment.value
      context.transaction = graph.transaction
      represented.updateUIView(platformView, context: context)
      invalidateLayout()
      accessibilityDidChange()
    }
  }

  override var view: UIView? { platformView }

  override func willBeRemoved() {
    super.willBeRemoved()
    Representable.dismantleUIView(platformView, coordinator: context.coordinator)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    represented.sizeThatFits(proposal, uiView: platformView, context: context)
      ?? platformView.representedSize(for: proposal)
  }

  override func didPlace() { platformView.frame = shownFrame }

  override func makeAccessibilityItems() -> [AccessibilityItem] { [.view(platformView, self)] }
}

extension UIView {
  /// The size for a proposal: the intrinsic one where the view holds on to it, else what is proposed.
  func representedSize(for proposal: ProposedViewSize) -> CGSize {
    let fitting = proposal.width.flatMap { width in
      width.isFinite
        ? systemLayoutSizeFitting(
          CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel) : nil
    }
    let intrinsic = intrinsicContentSize
    func length(
      _ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis, _ fitted: CGFloat?
    ) -> CGFloat {
      guard own != UIView.noIntrinsicMetric else {
        if let fitted, fitted > 0, axis == .vertical, !constraints.isEmpty || !subviews.isEmpty {
          return fitted
        }
        return proposed ?? 10
      }
      guard let proposed else { return own }
      if proposed > own, contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue {
        return max(own, proposed)
      }
      if proposed < own,
        contentCompressionResistancePriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
      {
        return proposed
      }
      return own
    }
    return CGSize(
      width: length(intrinsic.width, proposal.width, .horizontal, nil),
      height: length(intrinsic.height, proposal.height, .vertical, fitting?.height))
  }
}

/// A view controller of UIKit in SwiftUI.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable>.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
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
    _ViewOutputs(node: RepresentedControllerNode(view.attribute, inputs))
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let attribute = view.attribute
    return _ViewListOutputs(list: .item(ViewListItem { RepresentedControllerNode(attribute, $0) }))
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

@MainActor
private final class RepresentedControllerNode<Representable: UIViewControllerRepresentable>: ViewNode {
  private var context: UIViewControllerRepresentableContext<Representable>
  private var represented: Representable
  private let controller: Representable.UIViewControllerType

  init(_ attribute: Attribute<Representable>, _ inputs: _ViewInputs) {
    let storage = PropertyStorage(Representable.self, inputs.properties)
    func connected() -> Representable {
      var value = attribute.value
      storage.connect(&value)
      return value
    }
    let first = connected()
    represented = first
    context = UIViewControllerRepresentableContext(
      coordinator: first.makeCoordinator(), transaction: Transaction(), environment: inputs.environment.value)
    controller = first.makeUIViewController(context: context)
    super.init(inputs)
    observe { [unowned self] in
      represented = connected()
      context.environment = environment.value
      context.transaction = graph.transaction
      represented.updateUIViewController(controller, context: context)
      invalidateLayout()
      accessibilityDidChange()
    }
  }

  override var view: UIView? { controller.view }

  override func willBeRemoved() {
    super.willBeRemoved()
    Representable.dismantleUIViewController(controller, coordinator: context.coordinator)
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = represented.sizeThatFits(proposal, uiViewController: controller, context: context) {
      return size
    }
    let preferred = controller.preferredContentSize
    return proposal.replacingUnspecifiedDimensions(
      by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred)
  }

  override func didPlace() {
    if controller.parent == nil, let around = surface.nearestViewController {
      around.addChild(controller)
      controller.didMove(toParent: around)
    }
    controller.view.frame = shownFrame
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] { [.view(controller.view, self)] }
}
