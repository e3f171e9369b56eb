import Foundation

/// The activity indicator above a scroll view that spins while the content is being refreshed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirefreshcontrol>.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIRefreshControl.self)
  }

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isHidden = true
    titleLabel.font = .systemFont(ofSize: 13)
    titleLabel.textColor = .secondaryLabel
    titleLabel.textAlignment = .center
    addSubview(wheel)
    addSubview(titleLabel)
  }

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// The title shown under the indicator; nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows the indicator without sending an event.
  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
    wheel.startAnimating()
    setNeedsLayout()
  }

  /// Ends the refresh and hides the indicator.
  open func endRefreshing() {
    isRefreshing = false
    wheel.stopAnimating()
    isHidden = true
  }

  /// Called when the user has pulled the scroll view down. Begins a refresh and sends its events.
  package func userPulled() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let color = storedTintColor { wheel.color = color }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle?.length ?? 0 > 0
    wheel.frame = CGRect(
      x: bounds.midX - 10, y: bounds.midY - (hasTitle ? 20 : 10), width: 20, height: 20)
    titleLabel.frame = CGRect(x: bounds.minX, y: bounds.midY + 6, width: bounds.width, height: 18)
    titleLabel.isHidden = !hasTitle
  }
}
