import CurbcutUIKit

/// Brings the content of a view up to date.
///
/// Follows <https://developer.apple.com/documentation/swiftui/refreshaction>.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Brings the content up to date, and returns when it is.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// What brings the content of the view up to date; nil where nothing does.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/refresh>.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets people bring the content up to date by pulling a list or scroll view down.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/refreshable(action:)>.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    transformEnvironment(\.refresh) { $0 = RefreshAction(action: action) }
  }
}

extension UIScrollView {
  /// Offers an action to whoever pulls the content down.
  func offerRefresh(_ action: RefreshAction?) {
    guard let action else {
      if refreshControl is RefreshControl { refreshControl = nil }
      return
    }
    let control = refreshControl as? RefreshControl ?? RefreshControl()
    control.action = action
    if refreshControl !== control { refreshControl = control }
  }
}

/// The control that shows that content is brought up to date.
private final class RefreshControl: UIRefreshControl {
  var action: RefreshAction?

  override init() {
    super.init()
    addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func refresh() {
    guard let action else { return endRefreshing() }
    Task { [weak self] in
      await action()
      self?.endRefreshing()
    }
  }
}
