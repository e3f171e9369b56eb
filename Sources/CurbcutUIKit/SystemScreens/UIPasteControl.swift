import Foundation

/// A button with which a person lets an app read the pasteboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipastecontrol>.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// What a paste control shows.
  public enum DisplayMode: UInt, Hashable, Sendable {
    /// Its icon and its text.
    case iconAndLabel
    /// Its icon.
    case iconOnly
    /// Its text.
    case labelOnly
    /// An arrow and its text.
    case arrowAndLabel
  }

  /// How a paste control looks.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class>.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// What it shows.
    open var displayMode = DisplayMode.iconAndLabel
    /// How round its corners are.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of its corners, in points, where the style asks for it.
    open var cornerRadius: CGFloat = 8
    /// The colour of icon and text; nil for white.
    open var baseForegroundColor: UIColor?
    /// The colour behind; nil for the tint colour.
    open var baseBackgroundColor: UIColor?
    /// Where the icon stands.
    open var imagePlacement = NSDirectionalRectEdge.leading
  }

  /// How the control looks.
  public let configuration: Configuration
  /// What receives what is pasted; nil for the responder chain.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  /// Makes a control.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = SystemWord.paste.text }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePadding = 6
    look.imagePlacement = configuration.imagePlacement
    look.cornerStyle = configuration.cornerStyle
    look.background.cornerRadius = configuration.cornerRadius
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.accessibilityLabel = SystemWord.paste.text
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
    addSubview(button)
  }

  private func paste() {
    let providers = UIPasteboard.general.itemProviders
    guard !providers.isEmpty else { return }
    if let target { return target.paste(itemProviders: providers) }
    var responder: UIResponder? = next
    while let current = responder {
      if current.canPaste(providers) { return current.paste(itemProviders: providers) }
      responder = current.next
    }
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
