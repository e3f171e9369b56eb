import CurbcutFoundation

/// How the rows of an update come and go, as the app chose.
struct RowAnimations {
  typealias Kind = UITableView.RowAnimation

  /// Where the app chose nothing: for rows that a diffable data source shows.
  var usual = Kind.automatic
  /// By places before the update.
  var leavingRows: [IndexPath: Kind] = [:]
  var leavingSections: [Int: Kind] = [:]
  var reloadedRows: [IndexPath: Kind] = [:]
  /// By places after the update.
  var comingRows: [IndexPath: Kind] = [:]
  var comingSections: [Int: Kind] = [:]

  func kind(ofLeaving path: IndexPath) -> Kind {
    leavingRows[path] ?? reloadedRows[path] ?? leavingSections[path.section] ?? usual
  }

  func kind(ofComing path: IndexPath) -> Kind {
    comingRows[path] ?? reloadedRows[path] ?? comingSections[path.section] ?? usual
  }
}

extension ListUpdates {
  /// The same updates, whose rows come and go in one way.
  func animated(_ kind: UITableView.RowAnimation) -> ListUpdates {
    var updates = self
    updates.animations.usual = kind
    return updates
  }
}

extension UITableView.RowAnimation {
  /// From where a row comes, and where it goes, in points.
  private func distance(of size: CGSize) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -size.width, y: 0)
    case .right: CGPoint(x: size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    case .fade, .none, .middle, .automatic: .zero
    }
  }

  /// Makes a view leave. Called inside an animation.
  @MainActor func leave(_ view: UIView) {
    if self == .none { return UIView.performWithoutAnimation { view.alpha = 0 } }
    let distance = distance(of: view.bounds.size)
    view.frame = view.frame.offsetBy(dx: distance.x, dy: distance.y)
    view.alpha = 0
  }

  /// Makes a view come to where it has been placed. Called inside an animation.
  @MainActor func come(_ view: UIView) {
    if self == .none { return }
    let (frame, distance) = (view.frame, distance(of: view.bounds.size))
    if distance != .zero {
      UIView.performWithoutAnimation { view.frame = frame.offsetBy(dx: distance.x, dy: distance.y) }
      view.frame = frame
    }
    view.fadeIn()
  }
}
