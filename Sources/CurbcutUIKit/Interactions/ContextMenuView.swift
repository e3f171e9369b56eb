import Foundation

/// An open context menu, with its preview above it.
final class ContextMenuView: UIView {
  let menuView: MenuView?
  private(set) var preview: UIViewController?
  private let platter: PreviewPlatter?

  /// - Parameters:
  ///   - menu: The menu; nil to show only a preview.
  ///   - source: The view to which the menu belongs.
  ///   - preview: The view controller whose view is previewed; nil for no preview.
  ///   - choose: Called with the entry that the user chose.
  ///   - commit: Called when the user taps the preview.
  init(
    menu: UIMenu?, source: UIResponder, preview: UIViewController?, choose: @escaping (UIMenuElement) -> Void,
    commit: @escaping () -> Void
  ) {
    self.preview = preview
    menuView = menu.map { MenuView(menu: $0, source: source, choose: choose) }
    platter = preview.map { PreviewPlatter(controller: $0, commit: commit) }
    super.init(frame: .zero)
    for view in [platter, menuView].compactMap({ $0 as UIView? }) { addSubview(view) }
    menuView?.sizeDidChange = { [weak self] in self?.superview?.superview?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  /// Releases the previewed view, so that the app can present it.
  func letPreviewGo() { platter?.letGo() }

  override var intrinsicContentSize: CGSize {
    let menu = menuView?.intrinsicContentSize ?? .zero
    let above = platter?.intrinsicContentSize ?? .zero
    return CGSize(width: max(menu.width, above.width), height: menu.height + above.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var rest = bounds
    if let platter {
      let height = min(platter.intrinsicContentSize.height, rest.height)
      platter.frame = CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: height)
      rest = CGRect(
        x: rest.minX, y: rest.minY + height, width: rest.width, height: max(0, rest.height - height))
    }
    menuView?.frame = rest
  }
}

/// Shows the view of a view controller as a preview. A tap anywhere on it commits the preview.
private final class PreviewPlatter: UIView {
  private let controller: UIViewController
  private let commit: () -> Void
  private let picture: UIView

  init(controller: UIViewController, commit: @escaping () -> Void) {
    self.controller = controller
    self.commit = commit
    controller.loadViewIfNeeded()
    picture = controller.viewIfLoaded ?? UIView()
    super.init(frame: .zero)
    clipsToBounds = true
    picture.isUserInteractionEnabled = false
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func letGo() {
    picture.isUserInteractionEnabled = true
    if picture.superview === self { picture.removeFromSuperview() }
  }

  override var intrinsicContentSize: CGSize {
    let screen = UIScreen.main.bounds.size
    let wanted = controller.preferredContentSize
    return CGSize(
      width: min(wanted.width > 0 ? wanted.width : 300, screen.width - 32),
      height: min(wanted.height > 0 ? wanted.height : 300, screen.height * 0.45))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if picture.superview === self { picture.frame = bounds }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { commit() }
}
