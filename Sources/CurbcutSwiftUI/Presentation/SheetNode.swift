import CurbcutUIKit
import Foundation

/// Presents a view over everything.
struct SheetModifier: PrimitiveModifier {
  enum Style { case sheet, cover, popover }

  var source: PresentationSource
  var style: Style
  /// The edge of the view at which a popover's arrow is.
  var arrowEdge: Edge?
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
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
  private let modifier: Attribute<SheetModifier>
  private let inputs: _ViewInputs

  init(_ modifier: Attribute<SheetModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    style = modifier.value.style
    self.modifier = modifier
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

  /// The colours of what is presented, which may be others than those of the views around.
  private let colorScheme = Attribute<ColorScheme?>(nil)
  private var knownTraits: UITraitCollection?

  private func follow(_ controller: SurfaceController) {
    controller.traitsDidChange = { [weak self, weak controller] in
      guard let self, let controller else { return }
      let new = controller.traitCollection
      guard new != knownTraits else { return }
      knownTraits = new
      let scheme: ColorScheme = new.userInterfaceStyle == .dark ? .dark : .light
      let (own, around) = GraphNode.untracked { (colorScheme.value, inputs.environment.value.colorScheme) }
      if own ?? around != scheme { colorScheme.set(scheme) }
      // A cover over the whole screen has taken the views below out of the window.
      graph.traitsDidChangeAbove?()
    }
    guard style == .popover else { return }
    controller.didLayOut = { [weak self, weak controller] in
      guard let self, let controller else { return }
      let size = popoverSize(of: controller)
      guard size != controller.preferredContentSize else { return }
      graph.afterUpdate { [weak controller] in controller?.preferredContentSize = size }
    }
  }

  override func makeController() -> UIViewController? {
    let controller = SurfaceController(graph)
    controller.modalPresentationStyle =
      switch style {
      // Since iOS 18 a sheet has the size of a form on an iPad
      // (https://developer.apple.com/documentation/swiftui/presentationsizing).
      case .sheet: UIDevice.current.userInterfaceIdiom == .pad ? .formSheet : .pageSheet
      case .cover: .fullScreen
      case .popover: .popover
      }
    if style == .popover, let popover = controller.popoverPresentationController {
      popover.sourceView = holder
      popover.sourceRect = sourceRect
      if surface.window == nil { popover.barButtonItem = surface.barButtonItem }
      popover.permittedArrowDirections = arrowDirections
    }
    follow(controller)
    let inner = inputs.changingEnvironment { [weak self, style, colorScheme] values in
      if let scheme = colorScheme.value { values.colorScheme = scheme }
      values.isPresented = true
      values.documentBar = nil
      if style != .cover {
        values.traits = UITraitCollection(traitsFrom: [
          values.traits, UITraitCollection(userInterfaceLevel: .elevated),
        ])
      }
      values.isInListRow = false
      values.leaveToolbar()
      values.listSelect = nil
      values.navigator = nil
      values.hostedStack = nil
      values.columnStack = nil
      values.detailColumn = nil
      values.outerSearch = nil
      values.splitColumn = nil
      values.isSearching = false
      values.dismiss = DismissAction { self?.dismiss() }
    }
    controller.show(view0, inner)
    apply(to: controller)
    return controller
  }

  override func controllerIsGone(_ controller: UIViewController) {
    applied = nil
    adapted = nil
    knownTraits = nil
    colorScheme.set(nil)
    (controller as? SurfaceController)?.tearDown()
  }

  func preferencesDidChange() {
    if let controller = presented as? SurfaceController { apply(to: controller) }
  }

  private func apply(to controller: SurfaceController) {
    var values = PreferenceValues<PresentationKey>()
    controller.root?.collect(PresentationKey.self, into: &values)
    let wishes = values.valueOrDefault
    adapted = wishes.adaptation
    applyColorScheme(to: controller)
    if style == .sheet, presented == nil, let sizing = wishes.sizing {
      controller.modalPresentationStyle = sizing == .form || sizing == .fitted ? .formSheet : .pageSheet
      if sizing == .fitted {
        _ = controller.root?.validate()
        controller.preferredContentSize = controller.root?.size(.unspecified) ?? .zero
      }
    }
    if controller.isModalInPresentation != wishes.isDismissDisabled {
      controller.isModalInPresentation = wishes.isDismissDisabled
    }
    if let background = wishes.background { controller.setBackground(background, inputs) }
    if style == .popover {
      let size = popoverSize(of: controller)
      if controller.preferredContentSize != size { controller.preferredContentSize = size }
    }
    guard style != .cover, let sheet = controller.sheetPresentationController else { return }
    if wishes.detents != applied?.detents, !wishes.detents.isEmpty {
      sheet.detents = wishes.detents.sorted { $0.order < $1.order }.map { $0.platform(environment) }
    }
    if let selected = wishes.selectedDetent?.wrappedValue.identifier,
      sheet.selectedDetentIdentifier != selected
    {
      if applied == nil {
        sheet.selectedDetentIdentifier = selected
      } else {
        sheet.animateChanges { sheet.selectedDetentIdentifier = selected }
      }
    }
    if wishes.showsGrabber != applied?.showsGrabber {
      sheet.prefersGrabberVisible =
        wishes.showsGrabber == .visible || (wishes.showsGrabber == .automatic && wishes.detents.count > 1)
    }
    if wishes.cornerRadius != applied?.cornerRadius { sheet.preferredCornerRadius = wishes.cornerRadius }
    let expands = wishes.contentInteraction != .scrolls
    if sheet.prefersScrollingExpandsWhenScrolledToEdge != expands {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    let undimmed = wishes.interaction.detent(wishes.detents)
    if sheet.largestUndimmedDetentIdentifier != undimmed { sheet.largestUndimmedDetentIdentifier = undimmed }
    applied = wishes
  }

  /// A sheet has the colours that its views ask for, else those of what it is presented over.
  private func applyColorScheme(to controller: SurfaceController) {
    var schemes = PreferenceValues<PreferredColorSchemeKey>()
    controller.root?.collect(PreferredColorSchemeKey.self, into: &schemes)
    let wanted = UIUserInterfaceStyle(schemes.valueOrDefault)
    guard wanted != controller.wantedStyle else { return }
    graph.afterUpdate { [weak controller] in controller?.wantedStyle = wanted }
  }

  /// The size that the content would like to have; no wider than the screen, in which lines break.
  private func popoverSize(of controller: SurfaceController) -> CGSize {
    guard let root = controller.surface.root else { return .zero }
    let size = root.size(.unspecified)
    let margins = controller.popoverPresentationController?.popoverLayoutMargins ?? .zero
    let width = UIScreen.main.bounds.width - margins.left - margins.right
    guard size.width > width else { return size }
    return CGSize(width: width, height: root.size(ProposedViewSize(width: width, height: nil)).height)
  }

  private var applied: PresentationWishes?
  private var adapted: PresentationAdaptation?

  override func detentDidChange(_ identifier: UISheetPresentationController.Detent.Identifier?) {
    guard let applied, let binding = applied.selectedDetent else { return }
    if let detent = applied.detents.first(where: { $0.identifier == identifier }),
      binding.wrappedValue != detent
    {
      binding.wrappedValue = detent
    }
  }

  override var adaptedStyle: UIModalPresentationStyle? {
    if style == .popover, let controller = presented as? SurfaceController, adapted == nil {
      apply(to: controller)
    }
    return adapted?.style
  }

  /// Where the arrow of a popover points to.
  private var sourceRect: CGRect {
    switch modifier.value.anchor {
    case .rect(.bounds): return pixelFrame
    case .rect(.rect(let rect)): return rect.offsetBy(dx: pixelFrame.minX, dy: pixelFrame.minY)
    case .point(let point):
      return CGRect(
        x: pixelFrame.minX + point.x * pixelFrame.width, y: pixelFrame.minY + point.y * pixelFrame.height,
        width: 1, height: 1)
    }
  }

  private var arrowDirections: UIPopoverArrowDirection {
    switch modifier.value.arrowEdge {
    // The popover is beyond the edge, and its arrow points back.
    case .top?: .down
    case .bottom?: .up
    case .leading?: environment.value.layoutDirection == .rightToLeft ? .left : .right
    case .trailing?: environment.value.layoutDirection == .rightToLeft ? .right : .left
    case nil: .any
    }
  }
}
