import Foundation

/// An open context menu with what it previews above it.
final class ContextMenuView: UIView {
  let menuView: MenuView?
  private(set) var preview: UIViewController?
  private let platter: PreviewPlatter?

  /// - Parameters:
  ///   - menu: The entries; nil for a preview alone.
  ///   - source: The view that the menu is of.
  ///   - preview: The controller whose view is previewed.
  ///   - choose: Hears of the entry that the person chose.
  ///   - commit: Hears that the person tapped the preview.
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

  /// Gives the previewed view back, for the app to show where it belongs.
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

/// The picture of a controller. A tap anywhere on it goes to what it shows.
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
