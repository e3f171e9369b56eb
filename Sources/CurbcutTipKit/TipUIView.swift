import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// A tip within a screen of UIKit.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tipuiview>.
@preconcurrency @MainActor
open class TipUIView: UIView {
  private let host: UIHostingController<AnyView>

  /// Creates the view of a tip.
  ///
  /// - Parameter actionHandler: called when a button of the tip is used.
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    host = UIHostingController(rootView: Self.view(of: tip, actionHandler))
    super.init(frame: .zero)
    guard let shown = host.view else { return }
    shown.backgroundColor = .clear
    shown.translatesAutoresizingMaskIntoConstraints = false
    addSubview(shown)
    NSLayoutConstraint.activate([
      shown.topAnchor.constraint(equalTo: topAnchor), shown.bottomAnchor.constraint(equalTo: bottomAnchor),
      shown.leadingAnchor.constraint(equalTo: leadingAnchor),
      shown.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  public required init?(coder: NSCoder) { nil }

  private static func view<Content: Tip>(
    of tip: Content, _ handler: @escaping (Tips.Action) -> Void
  ) -> AnyView { AnyView(TipView(tip, action: handler)) }

  open override var intrinsicContentSize: CGSize { host.view?.intrinsicContentSize ?? .zero }
}

/// A tip in a popover, for a screen of UIKit to present.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tipuipopoverviewcontroller>.
@preconcurrency @MainActor
open class TipUIPopoverViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  private let tip: any Tip
  private let handler: (Tips.Action) -> Void

  /// Creates the popover of a tip at a view or a button of a bar.
  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    handler = actionHandler
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
    popoverPresentationController?.delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = TipUIView(tip, actionHandler: handler)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    preferredContentSize = content.systemLayoutSizeFitting(
      CGSize(width: 330, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  open func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    tip.invalidate(reason: .tipClosed)
  }
}
