import CurbcutUIKit
import Foundation

/// What decides whether something is presented.
@MainActor
struct PresentationSource {
  /// What is presented, nil for nothing; another one is presented anew.
  var id: () -> AnyHashable?
  /// Called when it is taken away by other means than the source.
  var dismiss: () -> Void
  var onDismiss: (() -> Void)?

  static func condition(_ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil) -> PresentationSource {
    PresentationSource(
      id: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss)
  }

  static func item<Item: Identifiable>(
    _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil
  ) -> PresentationSource {
    PresentationSource(
      id: { item.wrappedValue.map { AnyHashable($0.id) } },
      dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss)
  }
}

/// The node of a view over which a view controller may be presented.
@MainActor
class PresentingNode: WrapperNode {
  private var source: PresentationSource
  private var wanted: AnyHashable?
  private(set) var shown: AnyHashable?
  private(set) var presented: UIViewController?
  private let follower = PresentationFollower()

  init(_ source: Attribute<PresentationSource>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.source = source.value
    super.init(inputs, content)
    follower.node = self
    observe { [unowned self] in
      self.source = source.value
      let id = self.source.id()
      guard id != wanted else { return }
      wanted = id
      surface.whenAppeared { [weak self] in self?.follow() }
    }
  }

  /// The whole screen may go without its views being told; what it has presented goes with it.
  isolated deinit {
    guard let presented else { return }
    if let presenter = presented.presentingViewController {
      presenter.dismiss(animated: false)
    } else {
      presented.presentationController?.containerView?.removeFromSuperview()
    }
  }

  /// Makes the view controller to present. For subclasses.
  func makeController() -> UIViewController? { nil }

  /// Called when the view controller is gone. For subclasses.
  func controllerIsGone(_ controller: UIViewController) {}

  private func follow() {
    guard wanted != shown else { return }
    if let presented {
      let (shown, controller) = (self.shown, presented)
      self.presented = nil
      self.shown = nil
      controller.presentingViewController?.dismiss(animated: isAnimated) { [self] in
        didDismiss(controller, isReplaced: shown != nil && wanted != nil)
        if wanted != nil { follow() }
      }
      return
    }
    guard wanted != nil, let host = surface.nearestViewController, let controller = makeController() else {
      return
    }
    shown = wanted
    presented = controller
    controller.presentationController?.delegate = follower
    host.topmostPresenter.present(controller, animated: isAnimated)
  }

  private var isAnimated: Bool { !graph.transaction.disablesAnimations && surface.window != nil }

  private func didDismiss(_ controller: UIViewController, isReplaced: Bool) {
    controllerIsGone(controller)
    source.onDismiss?()
  }

  /// Takes the view controller away.
  func dismiss() { source.dismiss() }

  /// The view controller has gone by itself, as when a sheet was pulled down or an alert's button was tapped.
  func controllerDidDismiss() {
    guard let controller = presented else { return }
    presented = nil
    shown = nil
    wanted = nil
    source.dismiss()
    didDismiss(controller, isReplaced: false)
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    guard let controller = presented else { return }
    presented = nil
    controller.presentingViewController?.dismiss(animated: isAnimated)
    controllerIsGone(controller)
  }
}

extension UIViewController {
  /// The view controller over which the next one is presented.
  fileprivate var topmostPresenter: UIViewController {
    var top = self
    while let next = top.presentedViewController, next.presentingViewController != nil { top = next }
    return top
  }
}

/// Tells a node that what it presented was taken away.
private final class PresentationFollower: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var node: PresentingNode?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    node?.controllerDidDismiss()
  }
}

// MARK: Sheets

/// Presents a view over everything.
struct SheetModifier: PrimitiveModifier {
  enum Style { case sheet, cover, popover }

  var source: PresentationSource
  var style: Style
  /// Nil while there is nothing to present.
  var view: @MainActor () -> AnyView?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    SheetNode(modifier, inputs, body(inputs))
  }
}

/// The node of a view over which a sheet may be presented.
@MainActor
private final class SheetNode: PresentingNode, PreferenceReader {
  private let view0: Attribute<AnyView>
  private let style: SheetModifier.Style
  private let inputs: _ViewInputs

  init(_ modifier: Attribute<SheetModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    style = modifier.value.style
    let memory = Memory()
    let graph = inputs.graph
    view0 = Attribute<AnyView> {
      let value = modifier.value
      if let view = ObservedReads.track(graph, { value.view() }) { memory.view = view }
      return memory.view
    }
    self.inputs = inputs
    super.init(modifier.map { $0.source }, inputs, content)
    graph.add(self)
  }

  private final class Memory { var view = AnyView(EmptyView()) }

  override func makeController() -> UIViewController? {
    let controller = SurfaceController(graph)
    controller.modalPresentationStyle =
      switch style {
      case .sheet: .pageSheet
      case .cover: .fullScreen
      case .popover: .popover
      }
    if style == .popover, let popover = controller.popoverPresentationController {
      popover.sourceView = holder
      popover.sourceRect = pixelFrame
    }
    let inner = inputs.changingEnvironment { [weak self] values in
      values.isPresented = true
      values.isInListRow = false
      values.listSelect = nil
      values.navigator = nil
      values.dismiss = DismissAction { self?.dismiss() }
    }
    controller.show(view0, inner)
    apply(to: controller)
    return controller
  }

  override func controllerIsGone(_ controller: UIViewController) {
    (controller as? SurfaceController)?.tearDown()
  }

  func preferencesDidChange() {
    if let controller = presented as? SurfaceController { apply(to: controller) }
  }

  private func apply(to controller: SurfaceController) {
    var values = PreferenceValues<PresentationKey>()
    controller.root?.collect(PresentationKey.self, into: &values)
    let wishes = values.valueOrDefault
    if controller.isModalInPresentation != wishes.isDismissDisabled {
      controller.isModalInPresentation = wishes.isDismissDisabled
    }
    guard style == .sheet, let sheet = controller.sheetPresentationController else { return }
    if wishes.detents != applied.detents, !wishes.detents.isEmpty {
      sheet.detents = wishes.detents.sorted { $0.order < $1.order }.map(\.platform)
    }
    if wishes.showsGrabber != applied.showsGrabber {
      sheet.prefersGrabberVisible = wishes.showsGrabber == .visible
    }
    applied = wishes
  }

  private var applied = PresentationWishes()
}

/// What the views of a sheet say about it.
struct PresentationWishes {
  var detents: Set<PresentationDetent> = []
  var showsGrabber = Visibility.automatic
  var isDismissDisabled = false
}

enum PresentationKey: PreferenceKey {
  static var defaultValue: PresentationWishes { PresentationWishes() }
  static func reduce(value: inout PresentationWishes, nextValue: () -> PresentationWishes) {
    let next = nextValue()
    value.detents.formUnion(next.detents)
    if value.showsGrabber == .automatic { value.showsGrabber = next.showsGrabber }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

/// A height at which a sheet rests.
///
/// Follows <https://developer.apple.com/documentation/swiftui/presentationdetent>.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// About half the screen.
  public static let medium = Self(kind: .medium)
  /// The whole height.
  public static let large = Self(kind: .large)
  /// A part of the height.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(kind: .fraction(fraction)) }
  /// A height in points.
  public static func height(_ height: CGFloat) -> Self { Self(kind: .height(height)) }

  fileprivate var order: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let part): part
    case .height(let height): height / 1000
    }
  }

  @MainActor fileprivate var platform: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let part): .custom { $0.maximumDetentValue * part }
    case .height(let height): .custom { _ in height }
    }
  }
}
