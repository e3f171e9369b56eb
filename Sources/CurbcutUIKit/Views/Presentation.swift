import Foundation

/// A controller shown over another: the dimming view, the card, and the way back.
@MainActor
final class Presentation {
  let container: UIView
  let coversWholeScreen: Bool

  private init(container: UIView, coversWholeScreen: Bool) {
    self.container = container
    self.coversWholeScreen = coversWholeScreen
  }

  /// Fills the container and makes VoiceOver ignore what it covers.
  private final class ContainerView: UIView {
    weak var content: UIView?
    var frameOfContent: (CGRect, UIEdgeInsets) -> CGRect = { bounds, _ in bounds }

    override func layoutSubviews() {
      super.layoutSubviews()
      content?.frame = frameOfContent(bounds, window?.safeAreaInsets ?? .zero)
    }

    override var defaultAccessibilityViewIsModal: Bool { true }
  }

  static func present(_ controller: UIViewController, from presenter: UIViewController) {
    var root = presenter
    while let parent = root.parent { root = parent }
    if root.presentedViewController != nil { return }
    guard let window = root.viewIfLoaded?.window else {
      root.presentedViewController = controller
      controller.presentingViewController = root
      return
    }
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded else { return }
    let style = resolvedStyle(controller)
    let container = ContainerView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.content = view
    let isFullScreen = style == .fullScreen || style == .overFullScreen || style == .custom
    if !isFullScreen {
      container.backgroundColor = UIColor.black.withAlphaComponent(0.2)
      let preferred = controller.preferredContentSize
      let isPad = window.traitCollection.userInterfaceIdiom == .pad
      container.frameOfContent = { bounds, safeArea in
        sheetFrame(in: bounds, safeArea: safeArea, isPad: isPad, preferred: preferred)
      }
      view.layer.cornerRadius = 10
      if !isPad { view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
      view.clipsToBounds = true
    }
    view.autoresizingMask = []
    container.addSubview(view)
    window.addSubview(container)
    controller.presentation = Presentation(container: container, coversWholeScreen: isFullScreen)
    root.presentedViewController = controller
    controller.presentingViewController = root
    if style == .fullScreen { root.disappear() }
    controller.appear(animated: true)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  static func dismiss(_ controller: UIViewController) {
    if takeAway(controller) { UIAccessibility.post(notification: .screenChanged, argument: nil) }
  }

  /// Ends a presentation and those on top of it. False when there is none.
  private static func takeAway(_ controller: UIViewController) -> Bool {
    var presenter = controller
    while presenter.presentedViewController == nil, let parent = presenter.parent { presenter = parent }
    if presenter.presentedViewController == nil, let above = presenter.presentingViewController {
      presenter = above
    }
    guard let presented = presenter.presentedViewController else { return false }
    if presented.presentedViewController != nil { _ = takeAway(presented) }
    presented.disappear(animated: true)
    presented.presentation?.container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentation = nil
    presented.presentingViewController = nil
    presenter.presentedViewController = nil
    if !presenter.isAppearing { presenter.appear(animated: true) }
    return true
  }

  /// Since iOS 13 a presentation is a sheet unless the app says otherwise.
  private static func resolvedStyle(_ controller: UIViewController) -> UIModalPresentationStyle {
    switch controller.modalPresentationStyle {
    case .automatic, .popover: .pageSheet
    case let style: style
    }
  }

  private static func sheetFrame(
    in bounds: CGRect, safeArea: UIEdgeInsets, isPad: Bool, preferred: CGSize
  ) -> CGRect {
    guard isPad else {
      return CGRect(x: 0, y: safeArea.top, width: bounds.width, height: bounds.height - safeArea.top)
    }
    let width = preferred.width > 0 ? preferred.width : min(704, bounds.width - 88)
    let height = preferred.height > 0 ? preferred.height : bounds.height - 88
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }
}
